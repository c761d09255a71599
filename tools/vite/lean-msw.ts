import type { Plugin } from 'vite';

/**
 * The cookie store of MSW, always empty: its own brings a list of all public domain suffixes along, and throws where
 * the browser blocks storage. The sandbox calls its own host only, and neither the app nor the contract uses cookies.
 */
const emptyCookieStore = [
  [/^import \{[^}]*\} from "tough-cookie";$/m, ''],
  ['isNodeProcess() ? null : new CookieStore()', '{ getCookies: () => [], setCookie: () => Promise.resolve() }'],
] as const;

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
    transform(code, id) {
      if (!id.endsWith('/msw/lib/_chunks/cookie-store.js')) return null;
      return emptyCookieStore.reduce((before, [part, instead]) => {
        const after = before.replace(part, instead);
        if (after === before) this.error(`MSW's cookie store no longer has ${part}.`);
        return after;
      }, code);
    },
  };
}
