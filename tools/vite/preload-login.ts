import type { HtmlTagDescriptor, Plugin } from 'vite';
import { pageFiles } from './page-files.ts';

/** The chunks of the most common first visit: the login page in Thai. */
const firstVisit = [
  /\/src\/app\/shell\/public-shell\.tsx$/,
  /\/src\/features\/auth\/login-page\.tsx$/,
  /\/src\/shared\/i18n\/th\.json\?first$/,
];

/** The sandbox's entry, before the app. */
const sandboxStart = /\/mocks\/boot\/browser-start\.ts$/;

const stylesheetLink = /<link rel="stylesheet"[^>]*>\s*/g;

/**
 * Vite plugin: adds preload links for the login page's files to index.html, so they load in parallel with the entry.
 * Logged-in players need nearly all of them too. Stylesheets come at the end of the body: in the head they would delay
 * the splash screen.
 */
export function preloadLogin(): Plugin {
  let base = '/';
  let parts = firstVisit;
  return {
    name: 'krapao:preload-login',
    apply: 'build',
    configResolved(config) {
      base = config.base;
      if (config.mode === 'sandbox') parts = [...firstVisit, sandboxStart];
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const { scripts, sheets } = pageFiles(bundle, parts);
        const link = (rel: string, file: string, injectTo: 'head' | 'body'): HtmlTagDescriptor => ({
          tag: 'link',
          attrs: { rel, crossorigin: true, href: base + file },
          injectTo,
        });
        const unnamed = (file: string) => !html.includes(file);
        const own = html.match(stylesheetLink) ?? [];
        return {
          html: html.replace(stylesheetLink, '').replace('</body>', () => `${own.join('')}</body>`),
          tags: [
            ...[...scripts].filter(unnamed).map((file) => link('modulepreload', file, 'head')),
            ...[...sheets].filter(unnamed).map((file) => link('stylesheet', file, 'body')),
          ],
        };
      },
    },
  };
}
