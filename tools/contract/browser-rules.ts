/** What a browser and the app need of an answer besides its body. Each fault is a part of a sentence for the report. */

/** The headers of an answer that the app reads; a test holds the list against its source. */
export const headersRead = ['date'] as const;

/** Methods and headers that a browser sends to another origin without asking. */
const simpleMethods = ['GET', 'HEAD', 'POST'];
const simpleHeaders = ['accept', 'accept-language', 'content-language'];

const listed = (headers: Headers, name: string): string[] =>
  (headers.get(name) ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** Why a page of that origin may not read an answer; null when it may. The app sends no cookies, so `*` will do. */
function originFault(headers: Headers, origin: string): string | null {
  const allowed = headers.get('access-control-allow-origin');
  if (allowed === '*' || allowed === origin) return null;
  const found = allowed === null ? 'no Access-Control-Allow-Origin' : `Access-Control-Allow-Origin is ${allowed}`;
  return `${found}: a page of ${origin} cannot read it`;
}

const redirects = [301, 302, 303, 307, 308];

/** Where an answer leads in place of its own address; null for one that is no redirect. */
export function redirectOf(url: string, { status, headers }: Response): string | null {
  if (!redirects.includes(status)) return null;
  const target = URL.parse(headers.get('location') ?? '', url);
  // without its query, which may hold a secret
  return target && headers.has('location')
    ? `${status}, redirected to ${target.origin}${target.pathname}`
    : `${status}, redirected without an address`;
}

/** What a page sends with a call. */
export interface Asked {
  readonly origin: string;
  readonly method: string;
  /** Names in small letters. */
  readonly headers: readonly string[];
}

/** The headers for which a browser asks before it sends them to another origin. */
export const headersToAsk = ({ headers }: Pick<Asked, 'headers'>): string[] =>
  headers.filter((name) => !simpleHeaders.includes(name)).sort();

/** Why a browser does not send a call after this answer to its preflight. */
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

/**
 * What the app would miss in an answer, whatever its body is.
 * @param origin of the page; null: the backend's own, where a browser asks for nothing
 */
export function answerFaults({ headers }: Pick<Response, 'headers'>, origin: string | null): string[] {
  const unread = origin === null ? null : originFault(headers, origin);
  const exposed = listed(headers, 'access-control-expose-headers').map((name) => name.toLowerCase());
  const hidden = origin === null || exposed.includes('*') ? [] : headersRead.filter((name) => !exposed.includes(name));
  const cache = headers.get('cache-control');
  const date = headers.get('date');
  return [
    unread,
    // what cannot be read at all has no headers either
    unread === null && hidden.length > 0 ? `Access-Control-Expose-Headers has no ${hidden.join(', ')}` : null,
    date === null ? 'no Date' : Number.isNaN(Date.parse(date)) ? `Date is ${JSON.stringify(date)}` : null,
    listed(headers, 'cache-control').some((part) => part.toLowerCase() === 'no-store')
      ? null
      : `Cache-Control is ${cache ?? 'missing'}, not no-store`,
  ].filter((fault) => fault !== null);
}
