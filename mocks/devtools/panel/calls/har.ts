/** Writes calls as a HAR file, which network panels read (APP-448). */
import { type Row, socketMethod } from './call-list.ts';
import { isUpload, sentHeaders } from './copied-request.ts';

/** Tokens as worlds make them, for example in the response to a login. */
const tokens = /kp1\.[0-9a-f]+/g;

const named = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([name, value]) => ({ name, value }));

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

const textOf = (body: unknown): string =>
  body === null || body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);

const isoTime = (ms: number): string => new Date(ms).toISOString();

const http = { httpVersion: 'HTTP/1.1', cookies: [], headersSize: -1 };

/** The body of a request; an upload's bytes are not kept. */
function postData(call: Row) {
  const mimeType = call.headers['content-type'] ?? '';
  if (isUpload(call)) return { postData: { mimeType, text: '', comment: 'the bytes of the file are not kept' } };
  const text = textOf(call.requestBody);
  return text === '' ? {} : { postData: { mimeType, text } };
}

/** A call without its token, as browsers save it by default. */
function entryOf(call: Row, origin: string, pageref: string) {
  const { method, path, began, status, duration, responseBody, responseHeaders = {}, operation, fault } = call;
  const { authorization: _token, ...headers } = sentHeaders(call);
  const url = new URL(path, origin);
  const request = textOf(call.requestBody);
  const answer = textOf(responseBody);
  const took = Math.max(0, duration ?? 0);
  return {
    pageref,
    startedDateTime: isoTime(began),
    time: took,
    request: {
      ...http,
      method,
      url: url.href,
      headers: named(headers),
      queryString: [...url.searchParams].map(([name, value]) => ({ name, value })),
      ...postData(call),
      bodySize: bytesOf(request),
    },
    response: {
      ...http,
      status,
      statusText: '',
      headers: named(responseHeaders),
      content: { size: bytesOf(answer), mimeType: responseHeaders['content-type'] ?? '', text: answer },
      redirectURL: '',
      bodySize: bytesOf(answer),
      ...(status === 0 && { _error: duration === null ? 'pending' : 'connection cut' }),
    },
    cache: {},
    timings: { send: 0, wait: took, receive: 0 },
    ...(operation !== null && { _operation: operation }),
    ...(fault !== null && { _fault: fault }),
  };
}

/** The socket's events as one entry, in the form that Chrome writes. */
function socketEntry(events: readonly Row[], origin: string, pageref: string) {
  const began = events[0]?.began ?? 0;
  const took = (events.at(-1)?.began ?? began) - began;
  const bare = { ...http, headers: [], bodySize: 0 };
  return {
    pageref,
    startedDateTime: isoTime(began),
    time: took,
    request: {
      ...bare,
      method: 'GET',
      url: new URL('/socket.io/', origin).href.replace(/^http/, 'ws'),
      queryString: [],
    },
    response: {
      ...bare,
      ...{ status: 101, statusText: 'Switching Protocols', redirectURL: '' },
      content: { size: 0, mimeType: 'x-unknown' },
    },
    cache: {},
    timings: { send: 0, wait: took, receive: 0 },
    _resourceType: 'websocket',
    _webSocketMessages: events.map(({ path, began: at, requestBody, responseBody }) => ({
      type: path.startsWith('→') ? 'send' : 'receive',
      time: at / 1000,
      opcode: 1,
      data: JSON.stringify([path.slice(2), requestBody ?? responseBody ?? null]),
    })),
  };
}

/**
 * The rows as the text of a HAR file.
 * @param rows oldest first
 * @param origin of the app's page
 * @param opened when this page was opened, epoch ms
 */
export function harOf(rows: readonly Row[], origin: string, opened: number): string {
  const byPage = Map.groupBy(rows, ({ page }) => page?.opened ?? opened);
  const entries = [...byPage].flatMap(([page, own]) => {
    const events = own.filter(({ method }) => method === socketMethod);
    const calls = own.filter(({ method }) => method !== socketMethod);
    return [
      ...calls.map((call) => entryOf(call, origin, `page_${page}`)),
      ...(events.length > 0 ? [socketEntry(events, origin, `page_${page}`)] : []),
    ];
  });
  const pages = [...byPage.keys()].map((page) => ({
    ...{ startedDateTime: isoTime(page), id: `page_${page}`, title: origin, pageTimings: {} },
  }));
  const creator = { name: 'Krapao sandbox', version: '1' };
  const text = JSON.stringify({ log: { version: '1.2', creator, pages, entries } }, null, 2);
  return text.replaceAll(tokens, () => '$TOKEN');
}
