import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defaultClientConditions, defaultServerConditions, type PluginOption } from 'vite';
import { defineConfig } from 'vitest/config';
import { chunkGroups } from './tools/vite/chunks.ts';
import { deployment } from './tools/vite/deployment.ts';
import { noLeak } from './tools/vite/no-leak.ts';
import { noPublicSuffixList } from './tools/vite/no-public-suffix-list.ts';
import { sandboxArt } from './tools/vite/sandbox-art.ts';

const livePlugins = (): PluginOption[] => [noLeak()];
const sandboxPlugins = (): PluginOption[] => [msw({ mode: 'worker-only' }), noPublicSuffixList(), sandboxArt()];

export default defineConfig(({ mode }) => {
  const sandbox = mode === 'sandbox';
  const test = mode === 'test';
  const own = sandbox || test ? ['sandbox'] : [];
  return {
    plugins: [react(), deployment(), ...(sandbox ? sandboxPlugins() : livePlugins())],
    resolve: { conditions: [...own, ...defaultClientConditions] },
    // Node tests pick conditions from here, and without the sandbox's silently get the live side of `#sandbox`.
    ssr: { resolve: { conditions: [...own, ...defaultServerConditions] } },
    build: { outDir: sandbox ? 'dist/sandbox' : 'dist/live', manifest: true, target: 'es2023', rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } },
    test: {
      restoreMocks: true,
      unstubGlobals: true,
      projects: [
        {
          extends: true,
          test: {
            name: 'rules',
            environment: 'node',
            include: ['{src,mocks,scenarios,tools}/**/*.test.ts', 'tests/{simulator,contract}/**/*.test.ts'],
            setupFiles: ['tests/support/quiet.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'component',
            environment: 'happy-dom',
            include: ['{src,mocks,scenarios}/**/*.test.tsx'],
            setupFiles: ['tests/support/quiet.ts', 'tests/support/dom.ts'],
          },
        },
      ],
    },
  };
});
