import { expect, test } from 'vitest';
import { readHar } from './har.ts';

const base = 'https://api.example.com';
const base64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

/** A HAR with one transfer that was refused by a code. */
const refusedTransfer = (content: object) =>
  JSON.stringify({
    log: {
      entries: [
        {
          startedDateTime: '2026-03-14T13:15:00.000Z',
          request: {
            method: 'POST',
            url: `${base}/api/wallet/transfer`,
            postData: { text: '{"from":"WALLET","to":"JOKER","amount":500}' },
          },
          response: { status: 400, content },
        },
      ],
    },
  });

/** A HAR with one read of the wallet. */
const walletRead = (text: string, date: string) =>
  JSON.stringify({
    log: {
      entries: [
        {
          startedDateTime: '2026-03-14T13:15:00.000Z',
          request: { method: 'GET', url: `${base}/api/wallet` },
          response: { status: 200, headers: [{ name: 'date', value: date }], content: { text } },
        },
      ],
    },
  });

test.each([
  ['ten minutes ahead', 'Sat, 14 Mar 2026 13:25:00 GMT', '2026-03-14T13:25:00.000Z'],
  ['out of range', '+275760-09-12T23:00:00Z', '2026-03-14T13:15:00.000Z'],
  ['unreadable', 'yesterday', '2026-03-14T13:15:00.000Z'],
])('a call has the time of the server, whose `Date` header is %s', (_what, date, at) => {
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

test.each([
  ['invalid base64', { text: '%%%', encoding: 'base64' }],
  ['base64 of bytes that are not UTF-8', { text: btoa('\xff\xfe{"message":"MONEY_NOT_ENOUGH"}'), encoding: 'base64' }],
  ['not JSON', { text: '<html>' }],
])('reads no error code from a body that is %s', (_what, content) => {
  const { calls } = readHar(refusedTransfer(content), base, true);
  expect(calls).toMatchObject([{ id: 'transfer', status: 400, code: null }]);
});
