import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defaultClientConditions, defineConfig, type PluginOption } from 'vite';
import { appWorker } from './tools/vite/app-worker.ts';
import { chunkGroups } from './tools/vite/chunks.ts';
import { deployment } from './tools/vite/deployment.ts';
import { drawnPages } from './tools/vite/drawn-pages.ts';
import { appLibraries, leanLibraries, simulatorLibraries } from './tools/vite/lean-libraries.ts';
import { leanMsw } from './tools/vite/lean-msw.ts';
import { leanStyles } from './tools/vite/lean-styles.ts';
import { livesAsText } from './tools/vite/lives-as-text.ts';
import { noLeak } from './tools/vite/no-leak.ts';
import { buildTarget } from './tools/vite/oldest-browsers.ts';
import { preloadLogin } from './tools/vite/preload-login.ts';
import { sandboxArt } from './tools/vite/sandbox-art.ts';
import { sandboxWords } from './tools/vite/sandbox-words.ts';
import { sandboxWorker } from './tools/vite/sandbox-worker.ts';
import { splitTexts } from './tools/vite/split-texts.ts';
import { startProblem } from './tools/vite/start-problem.ts';
import { stylesAsText } from './tools/vite/styles-as-text.ts';

const livePlugins = (): PluginOption[] => [noLeak(), appWorker()];
const sandboxPlugins = (): PluginOption[] => [
  msw({ mode: 'worker-only' }),
  leanMsw(),
  leanLibraries(simulatorLibraries),
  livesAsText(),
  sandboxArt(),
  sandboxWords(),
  sandboxWorker(),
];
const pagePlugins = (): PluginOption[] => [
  stylesAsText(),
  splitTexts(),
  leanLibraries(appLibraries),
  preloadLogin(),
  startProblem(),
  drawnPages(),
  deployment(),
];

export default defineConfig(({ mode }) => {
  const sandbox = mode === 'sandbox';
  return {
    plugins: [react(), ...pagePlugins(), ...(sandbox ? sandboxPlugins() : livePlugins())],
    resolve: { conditions: [...(sandbox ? ['sandbox'] : []), ...defaultClientConditions] },
    css: { postcss: { plugins: [leanStyles()] } },
    build: {
      outDir: sandbox ? 'dist/sandbox' : 'dist/live',
      manifest: true,
      target: buildTarget,
      // The chunk with the code of every page is large on purpose; the size budgets check it.
      chunkSizeWarningLimit: 900,
      // With more characters, the hash in a file's name can spell a word that must not be in the live build.
      rolldownOptions: { output: { codeSplitting: { groups: chunkGroups }, hashCharacters: 'hex' } },
    },
  };
});
