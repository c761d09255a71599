/** Writes of a recording, which are executed in the world; each later answer is compared. */
import { beforeAll, describe, expect, test } from 'vitest';
import { answerTo, lifeFrom, opened } from '../../support/worlds/lives.ts';
import {
  bodyOf,
  changeAfter,
  entriesOf,
  type Har,
  harBase,
  recordDay,
  recorderOf,
  transferOf,
} from '../../support/worlds/recorded-har.ts';

let day: Har;
beforeAll(async () => {
  day = await recordDay();
}, 120_000);

/** The number of a call in the report. */
const numberOf = (har: Har, path: string, nth = 0) =>
  har.log.entries.indexOf(entriesOf(har, path)[nth] as Har['log']['entries'][number]) + 1;

describe('the writes of a recording', { timeout: 60_000 }, () => {
  // LIFE-21, LIFE-23, LIFE-24
  test('of our own backend agree to the end, including actions of bank and QR payer', async () => {
    const { capsule, followed, life, reads } = await lifeFrom(day, { writes: true });
    expect(followed?.partings).toEqual([]);
    expect(followed?.left).toEqual([]);
    expect(life.records).not.toHaveProperty('unlike');
    expect(followed?.same).toEqual({ writes: 5, reads: 14 });
    const entries = followed?.entries ?? [];
    expect(entries.map((entry) => ('operation' in entry ? entry.operation : entry.kind))).toEqual([
      'transfer',
      'withdraw',
      'claimCoupon',
      'createQr',
      'operator',
      'clock',
    ]);
    expect(entries[4]).toMatchObject({ action: 'payQr', data: { bankCode: 'WW' } });
    const shift = (reads[0]?.at ?? 0) - Date.parse(day.log.entries[0]?.startedDateTime ?? '');
    expect(entries[0]?.at).toBe(Date.parse(entriesOf(day, '/wallet/transfer')[0]?.startedDateTime ?? '') + shift);

    const { sandbox, player } = await opened(capsule);
    expect(sandbox.describe().differences).toBeUndefined();
    expect(sandbox.invariants().filter(({ holds }) => !holds)).toEqual([]);
    const walletNow = async () => ((await player.get('/api/wallet')).body as { wallet: object }).wallet;
    const wallets = entriesOf(day, '/api/wallet').map((entry) => bodyOf(entry)['wallet']);
    expect(await walletNow()).toEqual(wallets.at(-1));
    await sandbox.undo(6);
    expect(await walletNow()).toEqual(wallets[0]);
  });

  // LIFE-4, LIFE-25
  test('with secrets or files, and of visitors, are not read but counted', async () => {
    const { recorder, look } = await recorderOf();
    await recorder.ask('POST', '/api/wallet/transfer', transferOf(50));
    await look();
    const link = 'https://gift.truemoney.com/campaign/?v=aBcDeFgH1234';
    await recorder.ask('POST', '/api/wallet/truelink', { link });
    await look();
    await recorder.ask('POST', '/api/otp/send', { username: '0899911122' });
    await recorder.ask('PUT', '/api/account/changepwd', { oldPassword: 'krapao99', newPassword: 'quiet-otter-51' });
    const har = recorder.har();
    const gift = answerTo(har, '/api/wallet/truelink');
    gift.entry.response.status = 200;
    gift.change((body) => Object.assign(body, { message: 'SUCCESS' }));
    changeAfter(har, '/wallet/truelink', '/api/wallet', (body) => {
      body['wallet'] = { amount: (body['wallet'] as { amount: number }).amount + 500 };
    });
    // a HAR has no form data of an upload
    har.log.entries.push({
      ...structuredClone(gift.entry),
      startedDateTime: har.log.entries.at(-1)?.startedDateTime ?? '',
    });
    Object.assign(har.log.entries.at(-1)?.request ?? {}, { url: `${harBase}/api/wallet/slip`, postData: undefined });
    const { capsule, followed, left } = await lifeFrom(har, { writes: true });
    const once = { detail: '', count: 1 };
    expect(left).toContainEqual({ reason: 'cannot-follow', operation: 'uploadSlip', ...once });
    for (const secret of ['krapao99', 'quiet-otter-51', '0899911122', 'aBcDeFgH1234'])
      expect(capsule).not.toContain(secret);
    expect(left).toContainEqual({ reason: 'secret', operation: 'changePassword', ...once });
    expect(left).toContainEqual({ reason: 'cannot-follow', operation: 'sendGiftLink', ...once });
    // no request contains the gift's amount: the next read differs and names the gift
    expect(followed?.partings[0]).toMatchObject({ call: { id: 'getWallet' }, after: ['sendGiftLink'] });
    expect(followed?.entries).toHaveLength(1);
  });

  // LIFE-24
  test.each(['payWithdrawal', 'returnWithdrawal'] as const)('are followed by %s of the operator', async (deed) => {
    const { sandbox, recorder, look } = await recorderOf();
    await recorder.ask('POST', '/api/wallet/withdraw', { amount: 500 });
    await look();
    await sandbox.clock.jump('20s');
    await sandbox.operator[deed]({});
    await look();
    const { followed } = await lifeFrom(recorder.har(), { writes: true });
    expect(followed?.partings).toEqual([]);
    expect(followed?.entries).toMatchObject([{ operation: 'withdraw' }, { kind: 'operator', action: deed }]);
  });

  // LIFE-22
  test('spin the wheel to the recorded prize, and leave the next spin to chance', async () => {
    const { sandbox, recorder, look } = await recorderOf();
    await sandbox.set('nextPrize', 'COIN3');
    await recorder.ask('POST', '/api/spinwheel/spin');
    await look();
    const { capsule, followed } = await lifeFrom(recorder.har(), { writes: true });
    expect(followed?.partings).toEqual([]);
    expect(followed?.entries).toMatchObject([{ kind: 'switch', name: 'nextPrize' }, { operation: 'spin' }]);
    expect((await opened(capsule)).sandbox.switches().nextPrize).toBe('random');
  });

  // LIFE-2
  test('have other names and numbers in the file', async () => {
    const { recorder } = await recorderOf();
    const own = { name: 'WILAIWAN KAEWMANEE', bankCode: 'SCB', bankAccountName: 'WILAIWAN KAEWMANEE' };
    const account = { bankAccountNo: '7714409256' };
    const { status } = await recorder.ask('PUT', '/api/account/profile', { ...own, ...account });
    expect(status).toBe(200);
    await recorder.ask('GET', '/api/account/profile');
    await recorder.ask('GET', '/api/wallet');
    const { capsule, followed } = await lifeFrom(recorder.har(), { writes: true });
    expect(followed?.partings).toEqual([]);
    expect(followed?.entries[0]).toMatchObject({ operation: 'updateProfile', body: { bankCode: 'SCB' } });
    for (const value of ['WILAIWAN', 'KAEWMANEE', '7714409256']) expect(capsule).not.toContain(value);
  });

  // LIFE-26
  test('without an answer are not executed, and reads that cannot be compared are counted', async () => {
    const { recorder } = await recorderOf();
    await recorder.ask('POST', '/api/wallet/transfer', transferOf(50));
    await recorder.ask('GET', '/api/wallet');
    await recorder.ask('POST', '/api/wallet/transfer', transferOf(60));
    await recorder.ask('GET', '/api/qrcode/PAYONEX');
    const har = recorder.har();
    const last = entriesOf(har, '/wallet/transfer')[1];
    expect(last).toBeDefined();
    if (last) last.response = { status: 0, headers: [], content: { size: 0, mimeType: 'x-unknown' } };
    // begun during the first transfer
    const [first] = entriesOf(har, '/wallet/transfer');
    if (first) first.time = 25;
    const { followed } = await lifeFrom(har, { writes: true });
    expect(followed?.entries).toHaveLength(1);
    const once = { detail: '', count: 1 };
    expect(followed?.left).toEqual([
      { reason: 'beside-write', operation: 'getWallet', ...once },
      { reason: 'no-answer', operation: 'transfer', ...once },
      { reason: 'not-read-before', operation: 'getQr', ...once },
    ]);
  });
});

/** Differences of another backend, with the call and field that show them. */
const otherRules: [
  rule: string,
  change: (har: Har) => void,
  path: string,
  nth: number,
  field: string,
  entries: number,
][] = [
  [
    'takes a fee for a transfer',
    (har) =>
      changeAfter(har, '/wallet/transfer', '/api/wallet', (body) => {
        const { amount } = body['wallet'] as { amount: number };
        body['wallet'] = { amount: amount - 1 };
      }),
    '/api/wallet',
    1,
    'wallet.amount',
    1,
  ],
  [
    'refuses a withdrawal that small',
    (har) => {
      const [entry] = entriesOf(har, '/wallet/withdraw');
      expect(entry?.response.status).toBe(200);
      if (entry) entry.response.status = 400;
      changeAfter(har, '/wallet/withdraw', '/wallet/withdraw', (body) => {
        body['message'] = 'TRANSFER_MINIMUM';
      });
    },
    '/wallet/withdraw',
    0,
    'status',
    1,
  ],
  [
    'lets a QR live for five minutes',
    (har) =>
      changeAfter(har, '/coupon/claim', '/qrcode/WW', (body) => {
        if (typeof body['expireIn'] === 'number') body['expireIn'] -= 600_000;
      }),
    '/qrcode/WW',
    1,
    'expireIn',
    3,
  ],
];

// LIFE-22
test.each(otherRules)(
  'a backend that %s differs at the first call that shows it',
  { timeout: 60_000 },
  async (_rule, change, path, nth, field, entries) => {
    const har = structuredClone(day);
    change(har);
    const { followed, capsule } = await lifeFrom(har, { writes: true });
    const [first] = followed?.partings ?? [];
    expect(first?.call.number).toBe(numberOf(har, path, nth));
    expect(first?.differences[0]?.path).toBe(field);
    expect(followed?.entries).toHaveLength(entries);
    const { sandbox } = await opened(capsule);
    expect(sandbox.journal()).toHaveLength(entries + 1);
    expect(sandbox.describe().differences).toBeUndefined();
  },
);
