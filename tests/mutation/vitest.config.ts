import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { splitTexts } from '../../tools/vite/split-texts.ts';

/** The tests of rules, and those of the simulator that end within a second. */
// oxlint-disable-next-line import/no-default-export -- Vitest reads it so.
export default defineConfig({
  plugins: [splitTexts()],
  ssr: { resolve: { conditions: ['sandbox', ...defaultServerConditions] } },
  test: {
    environment: 'node',
    isolate: false,
    // Long, because a timeout counts as a noticed mutant.
    testTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
    setupFiles: ['tests/support/fail-on-console.ts', 'tests/support/fixed-seed.ts'],
    include: [
      'mocks/{domains,engine,kernel}/**/*.test.ts',
      'src/shared/money/*.test.ts',
      'src/features/{bonus,deposit,slips,statement,transfer,withdraw}/**/*.test.ts',
      'tests/simulator/domains/*.test.ts',
      'tests/simulator/invariants/*.test.ts',
      'tests/simulator/journal.test.ts',
    ],
    exclude: ['tests/simulator/domains/chat*.test.ts', 'mocks/domains/chat/seed.test.ts'],
  },
});
