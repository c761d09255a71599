import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defaultClientConditions, defaultServerConditions, type PluginOption } from 'vite';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { worldBuild } from './mocks/adapters/server/world-build.ts';
import { chunkGroups } from './tools/vite/chunks.ts';
import { deployment } from './tools/vite/deployment.ts';
import { drawnPages } from './tools/vite/drawn-pages.ts';
import { appLibraries, leanLibraries, simulatorLibraries } from './tools/vite/lean-libraries.ts';
import { leanMsw } from './tools/vite/lean-msw.ts';
import { leanStyles } from './tools/vite/lean-styles.ts';
import { noLeak } from './tools/vite/no-leak.ts';
import { preloadLogin } from './tools/vite/preload-login.ts';
import { sandboxArt } from './tools/vite/sandbox-art.ts';
import { sandboxWorker } from './tools/vite/sandbox-worker.ts';
import { splitTexts } from './tools/vite/split-texts.ts';
import { stylesAsText } from './tools/vite/styles-as-text.ts';

const livePlugins = (): PluginOption[] => [noLeak()];
const sandboxPlugins = (): PluginOption[] => [
  msw({ mode: 'worker-only' }),
  leanMsw(),
  leanLibraries(simulatorLibraries),
  sandboxArt(),
  sandboxWorker(),
];
const pagePlugins = (): PluginOption[] => [
  stylesAsText(),
  splitTexts(),
  leanLibraries(appLibraries),
  preloadLogin(),
  drawnPages(),
  deployment(),
];

/** The client's own bundle for browsers, as an ES module. */
const socketClient = './node_modules/socket.io-client/dist/socket.io.esm.min.js';

/**
 * A test that loads modules anew, or puts others in their place, has a process of its own: what the former modules listen to
 * would go on in the tests of the same process, where a second record of the open sheets closes those of the first.
 */
const alone = '*.alone.test';

const testProjects: TestProjectConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'rules',
      // One project after the other: a process that has had a document keeps traces of it.
      sequence: { groupOrder: 0 },
      environment: 'node',
      include: ['{src,mocks,scenarios,tools}/**/*.test.ts', 'tests/{simulator,contract,explore,support}/**/*.test.ts'],
      exclude: [`**/${alone}.ts`],
      setupFiles: ['tests/support/fail-on-console.ts'],
    },
  },
  {
    extends: true,
    test: {
      name: 'rules, alone',
      sequence: { groupOrder: 0 },
      isolate: true,
      environment: 'node',
      include: [`{src,mocks,scenarios,tools,tests}/**/${alone}.ts`],
      setupFiles: ['tests/support/fail-on-console.ts'],
    },
  },
  {
    extends: true,
    test: {
      name: 'component',
      sequence: { groupOrder: 1 },
      environment: 'happy-dom',
      include: ['{src,mocks,scenarios}/**/*.test.tsx', 'tests/support/components/*.test.tsx'],
      exclude: [`**/${alone}.tsx`],
      setupFiles: ['tests/support/fail-on-console.ts', 'tests/support/components/dom.ts'],
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
      setupFiles: ['tests/support/fail-on-console.ts', 'tests/support/components/dom.ts'],
    },
  },
  {
    extends: true,
    test: {
      name: 'hostile answers',
      sequence: { groupOrder: 2 },
      // A process for each file: thousands of screens leave gigabytes behind.
      isolate: true,
      environment: 'happy-dom',
      // `npm run hostile` orders a run of its own.
      include: [process.env['KRAPAO_HOSTILE'] ? 'tests/hostile/ordered-run.tsx' : 'tests/hostile/*.test.tsx'],
      setupFiles: ['tests/support/components/dom.ts'],
    },
  },
];

export default defineConfig(({ mode, command }) => {
  const sandbox = mode === 'sandbox';
  const test = mode === 'test';
  const own = sandbox || test ? ['sandbox'] : [];
  return {
    define: sandbox && command === 'build' ? { __WORLD_BUILD__: JSON.stringify(worldBuild()) } : {},
    plugins: [react(), ...pagePlugins(), ...(sandbox ? sandboxPlugins() : livePlugins())],
    resolve: { conditions: [...own, ...defaultClientConditions] },
    css: { postcss: { plugins: [leanStyles()] } },
    // Node tests take their conditions from here; without `sandbox` they would get the live side of `#sandbox`.
    ssr: { resolve: { conditions: [...own, ...defaultServerConditions] } },
    build: {
      outDir: sandbox ? 'dist/sandbox' : 'dist/live',
      manifest: true,
      target: 'es2023',
      // The chunk with the code of every page is large on purpose; the size budgets check it.
      chunkSizeWarningLimit: 900,
      rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
    },
    test: {
      restoreMocks: true,
      reporters: ['default', './tools/run/vitest-outcomes.ts'],
      // the Node build brings its own WebSocket; the tests use the browser build
      alias: { 'socket.io-client': fileURLToPath(new URL(socketClient, import.meta.url)) },
      unstubGlobals: true,
      // Vitest leaves one of two cores free by default.
      maxWorkers: Math.max(2, availableParallelism() - 1),
      // Test files share a process and its imports: importing again in each file took two thirds of the time.
      isolate: false,
      projects: testProjects,
    },
  };
});
