import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The oldest supported browsers of both builds (APP-220). `say-start-problem.js` detects older ones by features. */
export const oldestBrowsers = { Safari: '16.4', Chrome: '110', Firefox: '115' } as const;

const { Safari, Chrome, Firefox } = oldestBrowsers;

/** Vite's build target for scripts and styles. */
export const buildTarget = [`safari${Safari}`, `ios${Safari}`, `chrome${Chrome}`, `firefox${Firefox}`];

/** Browser names shown to an older browser. */
export const browserNames = Object.entries(oldestBrowsers)
  .map((browser) => browser.join(' '))
  .join(', ');

/** The inline script that refuses stray drops and says why the app does not start; the content policy names its hash. */
export const startProblemScript = (): string => readFileSync(new URL('say-start-problem.js', import.meta.url), 'utf8');

/** Vite plugin: puts that script and the names of the oldest browsers into index.html. */
export function startProblem(): Plugin {
  return {
    name: 'krapao:start-problem',
    transformIndexHtml: (html) => ({
      html: html.replaceAll('%OLDEST_BROWSERS%', browserNames),
      tags: [{ tag: 'script', children: startProblemScript(), injectTo: 'body' }],
    }),
  };
}
