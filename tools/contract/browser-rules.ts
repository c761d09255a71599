/** Checks responses by the rules of browsers (CORS) and the app. A fault is a part of a sentence for the report. */

/** Response headers that the app reads; a test compares them with its source. */
export const headersRead = ['date'] as const;

/** Methods and headers that a browser sends to another origin without asking. */
const simpleMethods = ['GET', 'HEAD', 'POST'];
const simpleHeaders = ['accept', 'accept-language', 'content-language'];

const listed = (headers: Headers, name: string): string[] =>
  (headers.get(name) ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** Why a page of that origin may not read a response; null when it may. The app sends no cookies, so `*` is enough. */
function originFault(headers: Headers, origin: string): string | null {
  const allowed = headers.get('access-control-allow-origin');
  if (allowed === '*' || allowed === origin) return null;
  const isTwice = allowed?.includes(',') ?? false;
  const found =
    allowed === null
      ? 'no Access-Control-Allow-Origin'
      : `Access-Control-Allow-Origin is ${isTwice ? 'sent twice: ' : ''}${allowed}`;
  return `${found}: a page of ${origin} cannot read it`;
}

const isLocal = ({ hostname }: URL) => ['127.0.0.1', '[::1]', 'localhost'].includes(hostname);

/** Whether a browser blocks calls from a page to an address as mixed content. */
export function isMixedContent(baseUrl: string, origin: string | null): boolean {
  const url = new URL(baseUrl);
  return url.protocol === 'http:' && !isLocal(url) && (origin?.startsWith('https:') ?? false);
}

/** Encodings that the oldest supported browsers accept; without TLS they do not accept Brotli. */
export function acceptedEncodings(url: string): string[] {
  const { protocol } = new URL(url);
  return protocol === 'https:' || isLocal(new URL(url)) ? ['gzip', 'deflate', 'br'] : ['gzip', 'deflate'];
}

/** Headers that a browser adds to the calls of a page, besides `Origin`. */
export const browserHeaders = (url: string, origin: string | null): Readonly<Record<string, string>> => ({
  accept: '*/*',
  'accept-encoding': acceptedEncodings(url).join(', '),
  'accept-language': 'th,en;q=0.9',
  'cache-control': 'no-cache',
  pragma: 'no-cache',
  ...(origin !== null && { referer: `${origin}/` }),
  'sec-fetch-dest': 'empty',
  'sec-fetch-mode': 'cors',
  'sec-fetch-site': origin === null ? 'same-origin' : 'cross-site',
  'user-agent':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
});

/** What the app never notices in a response, but other pages would. */
export function remarksOn({ headers }: Pick<Response, 'headers'>): string[] {
  const allowed = headers.get('access-control-allow-origin');
  const withCookies = headers.get('access-control-allow-credentials') !== null;
  return [
    headers.has('set-cookie')
      ? 'it sets a cookie, which the app neither keeps nor sends: the token alone has to do'
      : null,
    allowed === '*' && withCookies
      ? 'Access-Control-Allow-Credentials stands beside Access-Control-Allow-Origin: *, which browsers refuse to pages that send cookies; the app sends none'
      : null,
  ].filter((remark) => remark !== null);
}

/** Faults of a JSON body as bytes. @param text the same, as UTF-8 */
export function bodyFaults(url: string, { headers }: Pick<Response, 'headers'>, text: string): string[] {
  const encodings = listed(headers, 'content-encoding').map((name) => name.toLowerCase());
  const foreign = encodings.filter((name) => ![...acceptedEncodings(url), 'x-gzip', 'identity'].includes(name));
  const type = headers.get('content-type') ?? 'missing';
  return [
    /^application\/([\w.-]+\+)?json\s*(;|$)/i.test(type) ? null : `Content-Type is ${type}, not application/json`,
    foreign.length === 0 ? null : `Content-Encoding is ${foreign.join(', ')}, which the call does not accept`,
    text.includes('\ufffd') ? 'the body is not UTF-8: its letters are lost' : null,
  ].filter((fault) => fault !== null);
}

const pictureFields = ['logo', 'background', 'image', 'image_url', 'lineQR', 'instruction', 'banners', 'link', 'url'];

/** Pictures that a page over https does not show. @returns such as `slots[].logo` */
export function mixedPictures(body: unknown, path = '', name = ''): string[] {
  if (typeof body === 'string') return pictureFields.includes(name) && /^http:\/\//i.test(body) ? [path] : [];
  if (Array.isArray(body)) return [...new Set(body.flatMap((item) => mixedPictures(item, `${path}[]`, name)))];
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([key, part]) => mixedPictures(part, path === '' ? key : `${path}.${key}`, key));
}

const redirects = [301, 302, 303, 307, 308];

/** Target of a redirect; null for other responses. */
export function redirectOf(url: string, { status, headers }: Response): string | null {
  if (!redirects.includes(status)) return null;
  const target = URL.parse(headers.get('location') ?? '', url);
  // The query may hold a secret.
  return target && headers.has('location')
    ? `${status}, redirected to ${target.origin}${target.pathname}`
    : `${status}, redirected without an address`;
}

/** A request of a page. */
export interface Asked {
  readonly origin: string;
  readonly method: string;
  /** In lower case. */
  readonly headers: readonly string[];
}

/** Headers that need a preflight. */
export const headersToAsk = ({ headers }: Pick<Asked, 'headers'>): string[] =>
  headers.filter((name) => !simpleHeaders.includes(name)).sort();

/** Why a browser sends no request after this preflight response. */
export function preflightFaults(url: string, answer: Response, asked: Asked): string[] {
  const redirected = redirectOf(url, answer);
  if (redirected !== null) return [`${redirected}, and a browser follows no redirect there`];
  if (!answer.ok) return [`${answer.status}, where a browser needs 200 or 204`];
  const { headers } = answer;
  const methods = listed(headers, 'access-control-allow-methods');
  const allowed = listed(headers, 'access-control-allow-headers').map((name) => name.toLowerCase());
  const isAllowed = (name: string) => allowed.includes(name) || (name !== 'authorization' && allowed.includes('*'));
  const refused = headersToAsk(asked).filter((name) => !isAllowed(name));
  const mayMethod = [...simpleMethods, ...methods].includes(asked.method) || methods.includes('*');
  return [
    originFault(headers, asked.origin),
    mayMethod ? null : `Access-Control-Allow-Methods has no ${asked.method}`,
    refused.length === 0 ? null : `Access-Control-Allow-Headers has no ${refused.join(', ')}`,
  ].filter((fault) => fault !== null);
}

/** Faults of a response's headers. @param origin of the page; null for the backend's own, without CORS */
export function answerFaults({ headers }: Pick<Response, 'headers'>, origin: string | null): string[] {
  const unread = origin === null ? null : originFault(headers, origin);
  const exposed = listed(headers, 'access-control-expose-headers').map((name) => name.toLowerCase());
  const hidden = origin === null || exposed.includes('*') ? [] : headersRead.filter((name) => !exposed.includes(name));
  const cache = headers.get('cache-control');
  const date = headers.get('date');
  return [
    unread,
    // An unreadable response shows no headers either.
    unread === null && hidden.length > 0 ? `Access-Control-Expose-Headers has no ${hidden.join(', ')}` : null,
    date === null ? 'no Date' : Number.isNaN(Date.parse(date)) ? `Date is ${JSON.stringify(date)}` : null,
    listed(headers, 'cache-control').some((part) => part.toLowerCase() === 'no-store')
      ? null
      : `Cache-Control is ${cache ?? 'missing'}, not no-store`,
  ].filter((fault) => fault !== null);
}
