import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { browserNames } from './oldest-browsers.ts';

/** The inline script that says why the app does not start; the content policy names its hash. */
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
