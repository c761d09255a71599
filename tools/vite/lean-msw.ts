import type { Plugin } from 'vite';

/**
 * The cookie jar of MSW, always empty: the list of public domain suffixes is four fifths of the size of the real one. The
 * sandbox calls its own host only, and neither the app nor the contract uses cookies.
 */
const emptyCookieJar = `
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

/** An interceptor of sockets that never applies: the sandbox routes the chat's sockets itself (`route-websocket.ts`). */
const idleSocketInterceptor = `
import { Interceptor } from '@mswjs/interceptors';
export class WebSocketInterceptor extends Interceptor {
  predicate() { return false; }
  setup() {}
}
export class WebSocketClientConnection {}
export class WebSocketServerConnection {}
`;

/** Patterns of addresses: the handlers of the sandbox look at the address themselves (`http.ts`). */
const noPatterns = `
export function matchPattern() { throw new Error('the sandbox has no handler with a pattern'); }
`;

const replacements: ReadonlyMap<string, string> = new Map([
  ['tough-cookie', emptyCookieJar],
  ['@msw/url', noPatterns],
  ['@mswjs/interceptors/WebSocket', idleSocketInterceptor],
]);

const prefix = '\0lean-msw:';

/** Vite plugin: replaces parts of MSW that the sandbox does not use, so that it starts with less code. */
export function leanMsw(): Plugin {
  return {
    name: 'krapao:lean-msw',
    enforce: 'pre',
    resolveId: (id) => (replacements.has(id) ? prefix + id : null),
    load: (id) => (id.startsWith(prefix) ? replacements.get(id.slice(prefix.length)) : null),
  };
}
