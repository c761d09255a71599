/** Copies a call of the traffic log as text that sends it from elsewhere (APP-369). */
import { isForm } from '../../../kernel/uploaded-file.ts';
import type { TrafficCall } from '../../../wire/traffic-log.ts';

type SentCall = Pick<TrafficCall, 'method' | 'path' | 'headers' | 'requestBody'>;

/** Headers that each client sets itself, or that describe the browser. */
const ownOfClient =
  /^(accept-encoding|connection|content-length|cookie|host|origin|priority|referer|user-agent|sec-.*|if-.*)$/i;

export const tokenIn = ({ headers }: Pick<TrafficCall, 'headers'>): string | null =>
  headers['authorization']?.match(/^Bearer (.+)$/i)?.[1] ?? null;

/** Whether the call uploads a file; the traffic log does not keep its bytes. */
export const isUpload = ({ headers }: Pick<TrafficCall, 'headers'>): boolean => isForm(headers['content-type']);

/** Headers to send from any client. An upload loses its content type: the multipart boundary is new each time. */
export const sentHeaders = (call: SentCall): Record<string, string> =>
  Object.fromEntries(
    Object.entries(call.headers).filter(
      ([name]) => !ownOfClient.test(name) && !(isUpload(call) && name === 'content-type'),
    ),
  );

export const bodyOf = ({ requestBody }: Pick<TrafficCall, 'requestBody'>): string | null =>
  typeof requestBody === 'string' && requestBody !== '' ? requestBody : null;

/** Address of `npm run backend`; `API_BASE` overrides it. */
const usualBase = `"\${API_BASE:-http://127.0.0.1:4870}"`;
const filePlaceholder = 'FILE';

/** The shell refuses to send an empty token. */
const tokenOfShell = `"\${TOKEN:?set it to the token of a login}"`;

/** Quotes a text for a POSIX shell. The token becomes `$TOKEN`. */
function shellWord(text: string, token: string | null): string {
  const quoted = (part: string) => (part === '' ? '' : `'${part.replaceAll("'", `'\\''`)}'`);
  const parts = token === null ? [text] : text.split(token);
  return parts.map(quoted).join(tokenOfShell) || "''";
}

/** A curl command for a POSIX shell. The token becomes `$TOKEN`, an uploaded file `@FILE`. */
export function asCurl(call: SentCall): string {
  const token = tokenIn(call);
  const word = (text: string) => shellWord(text, token);
  const body = bodyOf(call);
  return [
    `curl -sS -X ${word(call.method)} ${usualBase}${word(call.path)}`,
    ...Object.entries(sentHeaders(call)).map(([name, value]) => `-H ${word(`${name}: ${value}`)}`),
    ...(isUpload(call) ? [`-F ${word(`file=@${filePlaceholder}`)}`] : []),
    ...(body === null ? [] : [`--data-raw ${word(body)}`]),
  ].join(' \\\n  ');
}

/** A JavaScript expression for a text. The token becomes the constant `$TOKEN`. */
function expression(text: string, token: string | null): string {
  if (token === null || !text.includes(token)) return JSON.stringify(text);
  return text
    .split(token)
    .flatMap((part, index) => [...(index > 0 ? ['$TOKEN'] : []), ...(part === '' ? [] : [JSON.stringify(part)])])
    .join(' + ');
}

/** Code for the console of the app's page. It reads the token from the page; `FILE` stands for an uploaded file. */
export function asFetch(call: SentCall): string {
  const token = tokenIn(call);
  const text = (value: string) => expression(value, token);
  const body = bodyOf(call);
  const headers = Object.entries(sentHeaders(call)).map(
    ([name, value]) => `    ${JSON.stringify(name)}: ${text(value)},`,
  );
  return [
    ...(token === null ? [] : ["const $TOKEN = sessionStorage.getItem('token') ?? localStorage.getItem('token');"]),
    ...(isUpload(call) ? ['const form = new FormData();', `form.append('file', ${filePlaceholder});`] : []),
    `const answer = await fetch(${text(call.path)}, {`,
    `  method: ${JSON.stringify(call.method)},`,
    '  headers: {',
    ...headers,
    '  },',
    ...(isUpload(call) ? ['  body: form,'] : body === null ? [] : [`  body: ${text(body)},`]),
    '});',
    'console.log(answer.status, await answer.text());',
  ].join('\n');
}
