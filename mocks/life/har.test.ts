import { expect, test } from 'vitest';
import { harText, readHar } from './har.ts';

const base = 'https://api.example.com';
const base64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

const startedDateTime = '2026-03-14T13:15:00.000Z';
const wallet = { method: 'GET', url: `${base}/api/wallet` };
const whole = { startedDateTime, request: wallet, response: { status: 200, content: { text: '{"name":"สมชาย"}' } } };
const harOf = (...entries: unknown[]) => JSON.stringify({ log: { entries } });
const ads = { method: 'GET', url: 'https://ads.example/p.gif' };

/** A HAR with one refused transfer. */
const refusedTransfer = (content: object) => {
  const postData = { text: '{"from":"WALLET","to":"JOKER","amount":500}' };
  const request = { method: 'POST', url: `${base}/api/wallet/transfer`, postData };
  return harOf({ startedDateTime, request, response: { status: 400, content } });
};

/** A HAR with one read of the wallet. */
const walletRead = (text: string, date: string) =>
  harOf({ ...whole, response: { status: 200, headers: [{ name: 'date', value: date }], content: { text } } });

test.each([
  ['ten minutes ahead', 'Sat, 14 Mar 2026 13:25:00 GMT', '2026-03-14T13:25:00.000Z'],
  ['out of range', '+275760-09-12T23:00:00Z', '2026-03-14T13:15:00.000Z'],
  ['unreadable', 'yesterday', '2026-03-14T13:15:00.000Z'],
])('dates a call by the server’s `Date` header %s', (_what, date, at) => {
  expect(readHar(walletRead('{}', date), base).calls).toMatchObject([{ at: Date.parse(at) }]);
});

// LIFE-8
test('refuses an answer that is nested too deeply', () => {
  const deep = `{"extra":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;
  expect(() => readHar(walletRead(deep, ''), base)).toThrow('cut-body');
});

const answer = JSON.stringify({ message: 'MONEY_NOT_ENOUGH', detail: 'ยอดเงินไม่พอ' });

// LIFE-21
test.each([
  ['as text', { text: answer }],
  ['in base64', { text: base64(answer), encoding: 'base64' }],
])('reads the error code of a refused write from a body %s', (_how, content) => {
  const { calls } = readHar(refusedTransfer(content), base, true);
  expect(calls).toMatchObject([{ id: 'transfer', status: 400, code: 'MONEY_NOT_ENOUGH', isAnswered: true }]);
});

// LIFE-32
test.each<[string, unknown]>([
  ['`postData: null`', { startedDateTime, request: { ...ads, postData: null }, response: { status: 200 } }],
  ['`response: null`', { startedDateTime, request: ads, response: null }],
  ['no response', { startedDateTime, request: ads }],
  ['no time', { request: ads, response: { status: 200 } }],
  ['headers that are none', { startedDateTime, request: ads, response: { status: '200', headers: 'none' } }],
  ['no address', { startedDateTime, request: { method: 'GET' } }],
  ['nothing', null],
])('counts and leaves out an entry of another host with %s', (_what, entry) => {
  const { calls, left } = readHar(harOf(entry, whole), base);
  expect(calls).toMatchObject([{ id: 'getWallet', status: 200 }]);
  expect(left).toEqual([{ reason: 'other-host', operation: null, detail: '', count: 1 }]);
});

// LIFE-32
test('counts a socket of the backend apart from calls to other hosts', () => {
  const socket = { startedDateTime, request: { method: 'GET', url: `${base.replace('https', 'wss')}/socket.io/` } };
  const { left } = readHar(harOf(socket, whole), base);
  expect(left).toEqual([{ reason: 'socket', operation: null, detail: '', count: 1 }]);
});

// LIFE-32
test.each<[string, object]>([
  ['a text that is called base64', { content: { text: '{"name":"สมชาย"}', encoding: 'base64' } }],
  ['a text of another size', { content: { text: '{"name":"สมชาย"}', size: 9_000 } }],
  [
    'base64 that begins with a byte order mark',
    { content: { text: base64('\ufeff{"name":"สมชาย"}'), encoding: 'base64' } },
  ],
  ['a text that begins with a byte order mark', { content: { text: '\ufeff{"name":"สมชาย"}', encoding: null } }],
  ['an encoding in capitals', { content: { text: base64('{"name":"สมชาย"}'), encoding: 'BASE64' } }],
  ['numbers as texts', { status: '200', content: { size: '16', text: '{"name":"สมชาย"}' } }],
])('reads an answer with %s', (_what, response) => {
  const { calls } = readHar(harOf({ ...whole, response: { status: 200, ...response } }), base);
  expect(calls).toMatchObject([{ status: 200, answer: { name: 'สมชาย' } }]);
});

// LIFE-32
test.each([null, undefined])('counts a read with the response %s as unfinished', (response) => {
  const { left } = readHar(harOf({ startedDateTime, request: wallet, response }, whole), base);
  expect(left).toEqual([{ reason: 'unanswered', operation: 'getWallet', detail: '', count: 1 }]);
});

test.each<[string, object, string]>([
  ['a status', { response: { status: 'fine' } }, 'no-har\nlog.entries.0.response.status'],
  ['a duration', { time: 'long' }, 'no-har\nlog.entries.0.time'],
  ['a time', { startedDateTime: 5 }, 'bad-time\ngetWallet'],
])('names %s of the backend that cannot be read', (_what, part, message) => {
  expect(() => readHar(harOf({ ...whole, ...part }), base)).toThrow(message);
});

test('reads a method in small letters', () => {
  const request = { ...wallet, method: 'get' };
  expect(readHar(harOf({ ...whole, request }), base).calls).toMatchObject([{ id: 'getWallet' }]);
});

// LIFE-31
test('reads UTF-16, and names another encoding', () => {
  expect(harText(Buffer.from(`\ufeff${harOf(whole)}`, 'utf16le'))).toBe(harOf(whole));
  expect(() => harText(new Uint8Array([0x22, 0xca, 0xc1, 0x22]))).toThrow('encoding');
});

test.each([
  ['invalid base64', { text: '%%%', encoding: 'base64' }],
  ['base64 of bytes that are not UTF-8', { text: btoa('\xff\xfe{"message":"MONEY_NOT_ENOUGH"}'), encoding: 'base64' }],
  ['not JSON', { text: '<html>' }],
])('reads no error code from a body that is %s', (_what, content) => {
  const { calls } = readHar(refusedTransfer(content), base, true);
  expect(calls).toMatchObject([{ id: 'transfer', status: 400, code: null }]);
});
