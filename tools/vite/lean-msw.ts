import type { Plugin } from 'vite';

/**
 * The cookie store of MSW, always empty: its own brings a list of all public domain suffixes along, and throws where
 * the browser blocks storage. The sandbox calls its own host only, and neither the app nor the contract uses cookies.
 */
const emptyCookieStore = [
  [/^import \{[^}]*\} from "tough-cookie";$/m, ''],
  ['isNodeProcess() ? null : new CookieStore()', '{ getCookies: () => [], setCookie: () => Promise.resolve() }'],
] as const;

/** Interceptors that never apply. */
const idle = (name: string, more = '') => `
import { Interceptor } from '@mswjs/interceptors';
export class ${name} extends Interceptor {
  predicate() { return false; }
  setup() {}
}
${more}`;

/** The sandbox routes the chat's sockets itself (`route-websocket.ts`). */
const idleSocketInterceptor = idle(
  'WebSocketInterceptor',
  'export class WebSocketClientConnection {}\nexport class WebSocketServerConnection {}\n',
);

/** Patterns of addresses: the handlers of the sandbox look at the address themselves (`http.ts`). */
const noPatterns = `
export function matchPattern() { throw new Error('the sandbox has no handler with a pattern'); }
`;

const replacements: ReadonlyMap<string, string> = new Map([
  ['@msw/url', noPatterns],
  ['@mswjs/interceptors/WebSocket', idleSocketInterceptor],
]);

/** What MSW itself would use without service workers; the sandbox has its own way then (`intercept-in-page.ts`). */
const ofWorkerOnly: ReadonlyMap<string, string> = new Map([
  ['@mswjs/interceptors/fetch', idle('FetchInterceptor')],
  ['@mswjs/interceptors/XMLHttpRequest', idle('XMLHttpRequestInterceptor')],
]);
const all = new Map([...replacements, ...ofWorkerOnly]);

const prefix = '\0lean-msw:';
const isMsw = (file: string | undefined) => file?.includes('/msw/lib/') === true;

/** Vite plugin: replaces parts of MSW that the sandbox does not use, so that it starts with less code. */
export function leanMsw(): Plugin {
  return {
    name: 'krapao:lean-msw',
    enforce: 'pre',
    resolveId: (id, importer) =>
      replacements.has(id) || (ofWorkerOnly.has(id) && isMsw(importer)) ? prefix + id : null,
    load: (id) => (id.startsWith(prefix) ? all.get(id.slice(prefix.length)) : null),
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
