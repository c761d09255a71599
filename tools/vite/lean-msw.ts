import type { Plugin } from 'vite';

/**
 * The cookie store of MSW, always empty: its own brings a list of all public domain suffixes along, and throws where
 * the browser blocks storage. The sandbox calls its own host only, and neither the app nor the contract uses cookies.
 */
const emptyCookieStore = [
  [/^import \{[^}]*\} from "tough-cookie";$/m, ''],
  ['isNodeProcess() ? null : new CookieStore()', '{ getCookies: () => [], setCookie: () => Promise.resolve() }'],
] as const;

/**
 * Sends response bodies to the worker as bytes: streams take several messages each way, and the sandbox has whole responses. Copies
 * for listeners of MSW are left out, because the sandbox has none.
 */
const wholeBodies = [
  ['if (supportsReadableStreamTransfer()) {', 'if (false) {'],
  ['await response.clone().arrayBuffer()', 'await response.arrayBuffer()'],
  ['RequestHandler.cache.set(request, request.clone());', ''],
] as const;
const uncopiedRequests = [['this.cloneRequestOrGetFromCache(args.request)', 'args.request']] as const;
const uncopiedAnswers = [
  ['= cloneResponse(originalResponse)', '= [originalResponse, originalResponse]'],
  ['= cloneResponse(response)', '= [response, response]'],
] as const;

/** Replacements in files of MSW: path, a text that the file contains, and the edits. */
const edits = [
  [/\/msw\/lib\/_chunks\/cookie-store\.js$/, 'CookieStore', emptyCookieStore],
  [/\/msw\/lib\/_chunks\/request-handler\.js$/, 'RequestHandler', uncopiedRequests],
  [/\/msw\/lib\/browser\/index\.js$/, 'ServiceWorkerSource', wholeBodies],
  [/\/@mswjs\/interceptors\/lib\/browser\/web-[\w-]+\.js$/, 'FetchInterceptor = class', uncopiedAnswers],
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
      const [, , edited] = edits.find(([file, holds]) => file.test(id) && code.includes(holds)) ?? [];
      return (edited ?? []).reduce<string | null>((before, [part, instead]) => {
        const after: string = (before ?? code).replace(part, instead);
        if (after === (before ?? code)) this.error(`${id} no longer has ${part}.`);
        return after;
      }, null);
    },
  };
}
