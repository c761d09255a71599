/** Responses of gateways and proxies in the server's place, and valid responses in a wrong form. */
import type { Chance } from './chance.ts';

export interface Reply {
  readonly kind: string;
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly text: string;
  /** The command is carried out before its response is lost. */
  readonly after?: boolean;
}

const page = (title: string) =>
  `<html><head><title>${title}</title></head><body><center><h1>${title}</h1></center><hr><center>nginx</center><script>window.hacked=1</script></body></html>`;
const html = { 'content-type': 'text/html' };

const gateways: readonly Reply[] = [
  ...[502, 503, 504, 500, 520, 530].map((status) => ({
    kind: `${status} page`,
    status,
    headers: html,
    text: page(`${status} Bad Gateway`),
  })),
  ...[400, 403, 404, 405, 408, 413, 418, 421, 451].map((status) => ({
    kind: `${status} page`,
    status,
    headers: html,
    text: page(String(status)),
  })),
  ...[500, 502, 400, 403, 404, 409, 422, 429].map((status) => ({ kind: `${status} empty`, status, text: '' })),
  { kind: '200 page', status: 200, headers: html, text: page('Sign in to the Wi-Fi') },
  { kind: '200 empty', status: 200, text: '' },
  { kind: '204', status: 204, text: '' },
  { kind: '205', status: 205, text: '' },
  { kind: '206 half', status: 206, text: '{"' },
  { kind: '200 text', status: 200, text: 'OK' },
  { kind: '200 null', status: 200, text: 'null' },
  { kind: '200 false', status: 200, text: 'false' },
  { kind: '200 list', status: 200, text: '[]' },
  { kind: '200 number', status: 200, text: '612.37' },
  { kind: '500 number', status: 500, text: '612.37' },
  { kind: '400 list', status: 400, text: '["x",null,{"message":"y"}]' },
  { kind: '400 message that is no text', status: 400, text: '{"message":{"a":[1,{"b":null}]}}' },
  {
    kind: '400 message of HTML',
    status: 400,
    text: JSON.stringify({ message: '<img src=x onerror="window.hacked=1"><b>x</b>' }),
  },
  { kind: '400 long message', status: 400, text: JSON.stringify({ message: 'x'.repeat(100_000) }) },
  { kind: '400 prototype key', status: 400, text: '{"message":"__proto__"}' },
  { kind: '400 prototype key', status: 400, text: '{"message":"constructor","__proto__":{"message":"gone"}}' },
  { kind: '400 lone surrogate', status: 400, text: '{"message":"\\ud800"}' },
  { kind: '422 errors by field', status: 422, text: '{"errors":{"amount":["must be a number"]},"message":["x","y"]}' },
  { kind: '429 header', status: 429, headers: { 'retry-after': 'NaN' }, text: '{"error":{"code":429,"message":null}}' },
  {
    kind: '500 stack',
    status: 500,
    text: JSON.stringify({
      message: 'TypeError: x is undefined'.replace('undefined', 'missing'),
      stack: 'at a (b.js:1)',
    }),
  },
  { kind: '200 refusal', status: 200, text: '{"success":false,"message":"INTERNAL_SERVER_ERROR"}' },
  { kind: '200 refusal', status: 200, text: '{"status":"error","error":{"message":null}}' },
  { kind: '200 refusal', status: 200, text: '{"data":null,"error":"x"}' },
];

/** A valid response in a wrong form, or with a wrong header. */
const forms: readonly ((text: string) => Reply)[] = [
  (text) => ({ kind: 'half the answer', status: 200, text: text.slice(0, Math.floor(text.length / 2)) }),
  (text) => ({ kind: 'a byte order mark', status: 200, text: `\ufeff${text}` }),
  (text) => ({ kind: 'wrapped', status: 200, text: `{"message":"OK","data":${text}}` }),
  (text) => ({ kind: 'wrapped twice', status: 200, text: `{"data":{"success":true,"data":${text}}}` }),
  (text) => ({ kind: 'in a list', status: 200, text: `[${text}]` }),
  (text) => ({ kind: 'as a text', status: 200, text: JSON.stringify(text) }),
  (text) => ({ kind: 'twice', status: 200, text: text + text }),
  (text) => ({ kind: 'with 201', status: 201, text }),
  (text) => ({ kind: 'with 202', status: 202, text }),
  (text) => ({ kind: 'with 500', status: 500, text }),
  (text) => ({ kind: 'with 403', status: 403, text }),
  (text) => ({ kind: 'as HTML', status: 200, headers: html, text }),
  ...[
    'Thu, 01 Jan 1970 00:00:00 GMT',
    'Fri, 31 Dec 9999 23:59:59 GMT',
    'NaN',
    '',
    '-1',
    'Wed, 14 Mar 2069 13:15:00 GMT',
  ].map((date) => (text: string) => ({ kind: `Date header ${date || 'empty'}`, status: 200, headers: { date }, text })),
  (text) => ({
    kind: 'wrong length',
    status: 200,
    headers: { 'content-length': '1', 'content-encoding': 'identity' },
    text,
  }),
];

/** @param text the valid response */
export function replyOf(text: string, chance: Chance): Reply {
  const reply = chance.upTo(3) === 0 ? chance.pick(forms)(text) : chance.pick(gateways);
  return { ...reply, after: chance.upTo(2) === 0 };
}
