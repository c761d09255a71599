import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { type CSSOptions, defaultClientConditions, defineConfig, type PluginOption } from 'vite';
import { appWorker } from './tools/vite/app-worker.ts';
import { chunkGroups, chunkGroupsMatch } from './tools/vite/chunks.ts';
import { deployment } from './tools/vite/deployment.ts';
import { drawnPages } from './tools/vite/drawn-pages.ts';
import { noLeak } from './tools/vite/no-leak.ts';
import { buildTarget, startProblem } from './tools/vite/oldest-browsers.ts';
import { preloadLogin } from './tools/vite/preload-login.ts';
import { sandboxArt } from './tools/vite/sandbox-art.ts';
import { sandboxWords } from './tools/vite/sandbox-words.ts';
import { sandboxWorker } from './tools/vite/sandbox-worker.ts';
import { splitTexts } from './tools/vite/split-texts.ts';
import { stylesAsText } from './tools/vite/styles-as-text.ts';

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const noCookies = { find: 'tough-cookie', replacement: fileOf('mocks/adapters/browser/no-cookies.ts') };
/** The package's exports name its development build only, with warnings for developers. */
const routerForProduction = {
  find: /^react-router$/,
  replacement: fileOf('node_modules/react-router/dist/production/index.mjs'),
};

type PostcssPlugin = Extract<
  NonNullable<Exclude<NonNullable<CSSOptions['postcss']>, string>['plugins']>[number],
  { postcssPlugin: string; Rule?: unknown }
>;

/** PostCSS plugin: a touch screen keeps `:hover` after a tap, so its styles hold only where a pointer hovers. */
const hoverOnly: PostcssPlugin = {
  postcssPlugin: 'krapao:hover-only',
  Rule(rule, { AtRule }) {
    const { parent, selectors } = rule;
    const hovers = (selector: string) => selector.includes(':hover');
    if (!selectors.some(hovers) || (parent && 'params' in parent && parent.params === '(hover: hover)')) return;
    const media = new AtRule({ name: 'media', params: '(hover: hover)' });
    rule.after(media.append(rule.clone({ selectors: selectors.filter(hovers) })));
    rule.selectors = selectors.filter((selector) => !hovers(selector));
    if (rule.selectors.join('') === '') rule.remove();
  },
};

const livePlugins = (): PluginOption[] => [noLeak(), appWorker()];
const sandboxPlugins = (): PluginOption[] => [
  msw({ mode: 'worker-only' }),
  sandboxArt(),
  sandboxWords(),
  sandboxWorker(),
];
const pagePlugins = (): PluginOption[] => [
  stylesAsText(),
  splitTexts(),
  preloadLogin(),
  startProblem(),
  drawnPages(),
  deployment(),
];

export default defineConfig(({ mode, command }) => {
  const sandbox = mode === 'sandbox';
  return {
    plugins: [react(), chunkGroupsMatch(sandbox), ...pagePlugins(), ...(sandbox ? sandboxPlugins() : livePlugins())],
    resolve: {
      conditions: [...(sandbox ? ['sandbox'] : []), ...defaultClientConditions],
      alias: [...(sandbox ? [noCookies] : []), ...(command === 'build' ? [routerForProduction] : [])],
    },
    css: { postcss: { plugins: [hoverOnly] } },
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
