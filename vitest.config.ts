import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { splitTexts } from './tools/vite/split-texts.ts';
import { stylesAsText } from './tools/vite/styles-as-text.ts';

/** The client's own bundle for browsers, as an ES module. */
const socketClient = './node_modules/socket.io-client/dist/socket.io.esm.min.js';

/**
 * A test that loads modules anew, or puts others in their place, has a process of its own: what the former modules listen to
 * would go on in the tests of the same process, where a second record of the open sheets closes those of the first.
 */
const alone = '*.alone.test';

/** Slow by nature: thousands of cases, long journals, processes, sockets on a real clock. `npm run test:deep` runs them. */
const deep = [
  'mocks/adapters/server/**/{admin-calls,admin-token,backend,chat-sockets,crowds,data-folder,gone-worlds,hostile-bodies,http-words,same-world,slow-clients,two-instances}.test.ts',
  'src/shared/api/chat/chat-socket.test.ts',
  'tests/simulator/{determinism,fuzz,long-journal}.test.ts',
  'tests/simulator/golden/*.test.ts',
  'tests/simulator/properties/*.test.ts',
  'tools/commands.test.ts',
  'tools/contract/as-a-browser.test.ts',
  'tools/contract/contract-calls.test.ts',
  'tools/hosting/common-hosts.test.ts',
];
/** The same for screens. */
const deepScreens = ['mocks/devtools/panel/frame/panel-view.test.tsx', 'tests/hostile/*.test.tsx'];

const rules = ['{src,mocks,scenarios,tools}/**/*.test.ts', 'tests/{simulator,contract,explore,support}/**/*.test.ts'];
const screens = ['{src,mocks,scenarios,tools}/**/*.test.tsx', 'tests/support/components/*.test.tsx'];

const strict = 'tests/support/fail-on-console.ts';
const fixedSeed = 'tests/support/fixed-seed.ts';
const dom = 'tests/support/components/dom.ts';

/** The limits keep `npm test` short: what takes longer belongs to `deep`, or is too slow. ms */
const limits = { unit: 2_000, component: 4_000 };

const projects: TestProjectConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'unit',
      // One project after the other: a process that has had a document keeps traces of it.
      sequence: { groupOrder: 0 },
      environment: 'node',
      include: rules,
      exclude: [`**/${alone}.ts`, ...deep],
      setupFiles: [strict, fixedSeed],
      testTimeout: limits.unit,
    },
  },
  {
    extends: true,
    test: {
      name: 'unit, alone',
      sequence: { groupOrder: 0 },
      isolate: true,
      environment: 'node',
      include: [`{src,mocks,scenarios,tools,tests}/**/${alone}.ts`],
      exclude: deep,
      setupFiles: [strict, fixedSeed],
      testTimeout: limits.unit,
    },
  },
  {
    extends: true,
    test: {
      name: 'component',
      sequence: { groupOrder: 1 },
      environment: 'happy-dom',
      include: screens,
      exclude: [`**/${alone}.tsx`, ...deepScreens],
      setupFiles: [strict, fixedSeed, dom],
      testTimeout: limits.component,
    },
  },
  {
    extends: true,
    test: {
      name: 'component, alone',
      sequence: { groupOrder: 1 },
      isolate: true,
      environment: 'happy-dom',
      include: [`{src,mocks,scenarios,tests}/**/${alone}.tsx`],
      exclude: deepScreens,
      setupFiles: [strict, fixedSeed, dom],
      testTimeout: limits.component,
    },
  },
  {
    extends: true,
    test: {
      name: 'deep',
      sequence: { groupOrder: 2 },
      environment: 'node',
      include: deep,
      setupFiles: [strict],
    },
  },
  {
    extends: true,
    test: {
      name: 'deep, screens',
      sequence: { groupOrder: 3 },
      // A process for each file: thousands of screens leave gigabytes behind.
      isolate: true,
      environment: 'happy-dom',
      // `npm run hostile` orders a run of its own.
      include: process.env['KRAPAO_HOSTILE'] ? ['tests/hostile/ordered-run.tsx'] : deepScreens,
      setupFiles: [dom],
    },
  },
];

export default defineConfig({
  plugins: [stylesAsText(), splitTexts()],
  resolve: { conditions: ['sandbox', ...defaultClientConditions] },
  // Node tests take their conditions from here; without `sandbox` they would get the live side of `#sandbox`.
  ssr: { resolve: { conditions: ['sandbox', ...defaultServerConditions] } },
  test: {
    restoreMocks: true,
    // `npm run test:all` counts by this file.
    reporters: process.env['KRAPAO_JUNIT_FILE']
      ? ['default', ['junit', { outputFile: process.env['KRAPAO_JUNIT_FILE'] }]]
      : ['default'],
    // The Node build brings its own WebSocket; the tests use the browser build.
    alias: { 'socket.io-client': fileURLToPath(new URL(socketClient, import.meta.url)) },
    unstubGlobals: true,
    // Vitest leaves one of two cores free by default.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Test files share a process and its imports: importing again in each file took two thirds of the time.
    isolate: false,
    projects,
  },
});
