import type { Plugin } from 'vite';

/**
 * MSW keeps a cookie jar with the list of all public domain suffixes: four fifths of its bytes. The sandbox talks to its
 * own host only, and neither the app nor the contract knows a cookie, so a jar that is always empty does.
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
