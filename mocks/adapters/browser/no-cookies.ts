/** Replaces MSW's `tough-cookie` in the sandbox build: 121 kB of domain suffixes, and the API has no cookies. */
export class MemoryCookieStore {
  idx = {};
}

export class CookieJar {
  getCookiesSync = () => [];
  setCookie = () => Promise.resolve();
}

export const Cookie = { fromJSON: () => null };

// MSW reads `localStorage` next, and would not load where the browser blocks it or its `getItem` (SAFE-55).
try {
  globalThis.localStorage?.getItem('');
} catch {
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: {} });
}
