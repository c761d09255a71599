import type { Plugin } from 'vite';

/**
 * Vite plugin: replaces the cookie store of MSW with one that is always empty. MSW's own brings a list of all public
 * domain suffixes along, and throws where the browser blocks storage. The sandbox calls its own host only, and neither
 * the app nor the contract uses cookies.
 */
const replacements = [
  [/^import \{[^}]*\} from "tough-cookie";$/m, ''],
  ['isNodeProcess() ? null : new CookieStore()', '{ getCookies: () => [], setCookie: () => Promise.resolve() }'],
] as const;

export function noCookieJar(): Plugin {
  return {
    name: 'krapao:no-cookie-jar',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/msw\/lib\/_chunks\/cookie-store\.js$/.test(id)) return null;
      return replacements.reduce((before, [part, instead]) => {
        const after = before.replace(part, instead);
        if (after === before) this.error(`MSW's cookie store no longer has ${part}.`);
        return after;
      }, code);
    },
  };
}
