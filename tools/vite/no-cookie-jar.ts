import type { Plugin } from 'vite';

/**
 * Vite plugin: replaces the cookie jar of MSW, whose list of public domain suffixes is four fifths of its size, with
 * one that is always empty. The sandbox calls its own host only, and neither the app nor the contract uses cookies.
 */
const emptyJar = `
export class Cookie {
  static fromJSON() { return null; }
}
export class MemoryCookieStore {
  idx = {};
}
export class CookieJar {
  setCookie() { return Promise.resolve(); }
  setCookieSync() {}
  getCookiesSync() { return []; }
}
`;

export function noCookieJar(): Plugin {
  const stub = '\0no-cookie-jar';
  return {
    name: 'krapao:no-cookie-jar',
    enforce: 'pre',
    resolveId: (id) => (id === 'tough-cookie' ? stub : null),
    load: (id) => (id === stub ? emptyJar : null),
  };
}
