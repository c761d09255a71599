/** Recordings with writes: fields that may differ, and recordings that are refused. */
import { beforeAll, describe, expect, test } from 'vitest';
import { answerTo, lifeFrom, opened, refusalOf } from '../../support/worlds/lives.ts';
import type { Har } from '../../support/worlds/recorded-har.ts';
import { changeAfter, recordDay } from '../../support/worlds/recorded-har.ts';

let day: Har;
beforeAll(async () => {
  day = await recordDay();
}, 120_000);

// LIFE-12
test('an allowed field that differs only after a write is named in the file', {
  timeout: 60_000,
}, async () => {
  const har = structuredClone(day);
  changeAfter(har, '/wallet/transfer', '/api/wallet', (body) => {
    const { amount } = body['wallet'] as { amount: number };
    body['wallet'] = { amount: amount - 1 };
  });
  const unlike = ['getWallet:wallet', 'getWallet:invite.success'];
  const { capsule, followed, unneeded } = await lifeFrom(har, { writes: true, unlike });
  expect(followed?.partings).toEqual([]);
  expect(followed?.entries.length).toBeGreaterThan(1);
  const { sandbox } = await opened(capsule);
  expect(sandbox.journal()[0].records?.unlike).toEqual(['getWallet:wallet.amount']);
  expect(unneeded).toEqual(['getWallet:invite.success']);
});

describe('a recording with writes is refused', { timeout: 60_000 }, () => {
  const spoiled = async (spoil: (har: Har) => unknown) => {
    const har = structuredClone(day);
    spoil(har);
    return refusalOf(har, { writes: true });
  };
  const transferIn = (har: Har) => answerTo(har, '/api/wallet/transfer');

  // LIFE-27
  test.each<[string, string, (har: Har) => unknown]>([
    ['a write without a body', 'bad-request', (har) => delete transferIn(har).entry.request.postData],
    [
      'a write with an invalid body',
      'bad-request',
      (har) => Object.assign(transferIn(har).entry.request, { postData: { mimeType: '', text: '{"amount":"100"}' } }),
    ],
    ['a write without an answer', 'missing-body', (har) => delete transferIn(har).entry.response.content.text],
    [
      'a write with an answer that is no JSON',
      'cut-body',
      (har) => Object.assign(transferIn(har).entry.response.content, { text: '<html>' }),
    ],
    [
      'a write with an answer of a wrong type',
      'drift',
      (har) => transferIn(har).change((body) => Object.assign(body, { message: 1 })),
    ],
    [
      'a text for an amount in a later read',
      'drift',
      (har) =>
        changeAfter(har, '/wallet/transfer', '/api/wallet', (body) => Object.assign(body, { wallet: { amount: '1' } })),
    ],
  ])('for %s', async (_what, reason, spoil) => {
    expect(await spoiled(spoil)).toMatchObject({ reason });
  });

  test('but not without `writes`, which leaves them unread', async () => {
    const har = structuredClone(day);
    delete transferIn(har).entry.request.postData;
    expect(await refusalOf(har)).toBeNull();
  });
});
