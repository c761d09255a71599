import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { pageFiles } from './page-files.ts';

/** The chunks of the most common first visit: the login page in Thai. */
const firstVisit = [/\/src\/app\/first-visit\.ts$/, /\/src\/shared\/i18n\/th\.json\?first$/];

/** The sandbox's entry, before the app. */
const sandboxStart = /\/mocks\/boot\/browser-start\.ts$/;

const stylesheetLink = /<link rel="stylesheet"[^>]*>\s*/g;

const sourceOf = (bundle: Rolldown.OutputBundle, sheet: string): string => {
  const file = bundle[sheet];
  if (file?.type !== 'asset') throw new Error(`The build has no stylesheet ${sheet}.`);
  const source = typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source);
  if (/<\/style/i.test(source)) throw new Error(`The stylesheet ${sheet} would end its element.`);
  return source;
};

/** Whether the page holds a stylesheet of the build as text, so that nothing must fetch it. */
export const isInlined = (html: string, sheet: string): boolean => html.includes(`${sheet}" disabled>`);

/**
 * Vite plugin: puts the login page's stylesheets into index.html, which saves a slow network a round trip before the
 * first frame, and adds preload links for its scripts. Logged-in players need nearly all of them too. The styles are at
 * the end of the body: the splash screen need not wait for them. A disabled link is never fetched; it tells Vite's
 * loader that the stylesheet is there.
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
        const preload = (file: string): HtmlTagDescriptor => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: base + file },
          injectTo: 'head',
        });
        // The entry's stylesheets come first, as everywhere in the app.
        const linked = (html.match(stylesheetLink) ?? []).map((tag) => /href="([^"]*)"/.exec(tag)?.[1] ?? '');
        // A base outside ASCII is encoded in one place and not in the other.
        const ofBuild = (address: string) => decodeURI(address).slice(decodeURI(base).length);
        const all = new Set([...linked.map(ofBuild), ...sheets]);
        const styles = [...all].map(
          (sheet) =>
            `<style data-app>${sourceOf(bundle, sheet)}</style><link rel="stylesheet" crossorigin href="${base}${sheet}" disabled>`,
        );
        return {
          html: html.replace(stylesheetLink, '').replace('</body>', () => `${styles.join('')}</body>`),
          tags: [...scripts].filter((file) => !html.includes(file)).map(preload),
        };
      },
    },
  };
}
