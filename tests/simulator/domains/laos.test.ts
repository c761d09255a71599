/** A site in Laos: the operator's texts are Lao in every language of the app; amounts are in the player's currency. */

import { describe, expect, test } from 'vitest';
import type { Bonus } from '../../../contract/generated/models/bonus.ts';
import type { Coupon } from '../../../contract/generated/models/coupon.ts';
import type { QrCode } from '../../../contract/generated/models/qrCode.ts';
import type { RefundCheck } from '../../../contract/generated/models/refundCheck.ts';
import type { Slip } from '../../../contract/generated/models/slip.ts';
import type { SpinSetup } from '../../../contract/generated/models/spinSetup.ts';
import type { Statement } from '../../../contract/generated/models/statement.ts';
import type { WalletView } from '../../../contract/generated/models/walletView.ts';
import { type OperationId, operations } from '../../../contract/generated/operations.ts';
import { configOf } from '../../../mocks/boot/config.ts';
import { couponCodes } from '../../../mocks/domains/spin/coupon-prizes.ts';
import type { Sandbox } from '../../../mocks/index.ts';
import { bankCodes } from '../../../mocks/kernel/switches.ts';
import { chatKinds, wheelCodes } from '../../../mocks/reference/codes.ts';
import { magic } from '../../../mocks/reference/magic.ts';
import { demoPlayer, secondPlayer } from '../../../mocks/reference/reference-data.ts';
import { allChannels } from '../../../scenarios/deposit-channels.ts';
import en from '../../../src/shared/i18n/en.json' with { type: 'json' };
import la from '../../../src/shared/i18n/la.json' with { type: 'json' };
import th from '../../../src/shared/i18n/th.json' with { type: 'json' };
import { chatMessage, goodRequests, guest, pathOf, type RequestParts } from '../../support/recipes/requests.ts';
import { registration } from '../../support/worlds/newcomer.ts';
import { brokenRules, type Caller, callerOf, logIn, openSandbox, walletOf } from '../../support/worlds/open-sandbox.ts';

const thai = /[\u0e00-\u0e7f]/u;

// WAL-33
test.each([
  ['th', th],
  ['la', la],
  ['en', en],
])('the statement has a name in %s for every bank that a player can have', (_, { account }) => {
  expect(bankCodes.filter((code) => !Object.hasOwn(account, code))).toEqual([]);
});

/** A newcomer who writes Lao. */
const newcomer = {
  ...{ ...registration, name: 'ສົມພອນ ວົງສາ', username: '2055512345', currency: 'LAK' },
  ...{ bankCode: 'BCEL', bankAccountName: 'SOMPHONE VONGSA', bankAccountNo: '15546359918150' },
};

/** Questions that trigger every answer of support. */
const questions = [
  ...['ລືມລະຫັດຜ່ານ', 'ຖອນເງິນດົນບໍ່', 'ຝາກເງິນແລ້ວຍອດບໍ່ເຂົ້າ', 'ມີໂບນັດບໍ່', 'ຂອບໃຈຫຼາຍ', 'ສະບາຍດີ', 'ຊ່ວຍແດ່'],
  ...['!all', '123'],
];

const laoRequests: Partial<Record<OperationId, RequestParts>> = {
  ...goodRequests,
  validateAccount: { body: newcomer },
  createAccount: { body: newcomer },
  updateProfile: {
    body: { name: 'ສົມພອນ', bankCode: 'LDB', bankAccountName: 'SOMPHONE VONGSA', bankAccountNo: '1234567890123' },
  },
  sendChatMessage: { body: chatMessage('ສະບາຍດີ') },
};

/** Calls every operation that the caller may use. @returns the responses as text */
async function everyOperation(sandbox: Sandbox, requests = laoRequests): Promise<string[]> {
  const answers: string[] = [];
  for (const id of Object.keys(operations) as OperationId[]) {
    const { method, path, auth } = operations[id];
    const { params, body, file = null } = requests[id] ?? {};
    const answer = await sandbox.handle({
      ...{ method, path: pathOf(path, params), file },
      headers: auth ? { authorization: `Bearer ${sandbox.token('player')}` } : {},
      body: body === undefined ? null : JSON.stringify(body),
    });
    answers.push(`${id} ${answer.kind === 'cut' ? 'cut' : answer.text}`);
  }
  return answers;
}

/** All rows of a paged list. */
async function allRows<Row>(player: Caller, path: string, name: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page++) {
    const { status, body } = await player.post(path, { page, limit: 100 });
    expect(status).toBe(200);
    const more = (body as Record<string, Row[]>)[name] ?? [];
    rows.push(...more);
    if (more.length < 100) return rows;
  }
}

const pastOf = async (player: Caller) =>
  Promise.all([
    allRows<Statement>(player, '/api/statement', 'statements'),
    allRows<Slip>(player, '/api/statement/slip', 'slips'),
    allRows<{ amount: number; from: { name: string } }>(player, '/api/invite', 'invites'),
    allRows<{ refundAmount: number }>(player, '/api/refund', 'refunds'),
  ]);

/** Every switch value that shows texts of the operator. */
const wordy = { ...allChannels, notice: true, slipKinds: 'every', slipRows: 40, inviteRows: 60, coins: 100 } as const;

// INF-20
describe.each([1, 7, 42])('in Laos, seed %d, no answer has a Thai letter', (seed) => {
  const open = () => openSandbox('laos', { seed, set: { ...wordy, registerOtp: false } });
  const words = (answers: readonly unknown[]) =>
    answers.map((one) => JSON.stringify(one)).filter((one) => thai.test(one));

  test('over all operations', async () => {
    const sandbox = await open();
    expect((await everyOperation(sandbox)).filter((answer) => thai.test(answer))).toEqual([]);
    await sandbox.clock.jump('1d');
    expect((await everyOperation(sandbox)).filter((answer) => thai.test(answer))).toEqual([]);
  });

  test('in the history of both players', async () => {
    const sandbox = await open();
    for (const { username } of [demoPlayer, secondPlayer]) {
      expect(words(await pastOf(await logIn(sandbox, username)))).toEqual([]);
    }
  });

  test('in agreements, promotions, prizes and coupons', async () => {
    const sandbox = await open();
    const player = await logIn(sandbox);
    const answers: unknown[] = [];
    for (const state of ['must-accept', 'changed'] as const) {
      await sandbox.set('agreements', state);
      answers.push((await player.get('/api/lookup/agreements')).body);
    }
    for (const code of Object.keys(magic.promotionCodes)) {
      answers.push((await player.get(`/api/promotion/find/${code}`)).body);
    }
    for (const prize of couponCodes) await sandbox.operate('giveCoupon', { prize });
    answers.push((await player.get('/api/spinwheel/coupon')).body);
    for (const prize of wheelCodes) {
      await sandbox.set('nextPrize', prize);
      answers.push((await player.post('/api/spinwheel/spin')).body);
    }
    await sandbox.operate('giveInvite', { amount: 500 });
    answers.push((await player.post('/api/invite', { page: 1, limit: 10 })).body);
    expect(words(answers)).toEqual([]);
    expect(JSON.stringify(answers)).toMatch(/\p{Script=Lao}/u);
  });

  test('in answers of support to players and guests who write Lao', async () => {
    const sandbox = await open();
    const visitor = callerOf(sandbox);
    for (const question of questions) {
      await visitor.post('/api/chat/send-message', chatMessage(question));
      await sandbox.clock.jump('1m');
    }
    for (const type of chatKinds) await sandbox.operate('chatSend', { room: `KP-${guest.guestId}`, type });
    await sandbox.set('operatorOnline', false);
    await visitor.post('/api/chat/send-message', chatMessage('ຍັງຢູ່ບໍ່'));
    const asGuest = await visitor.post('/api/chat/history', { ...guest, limit: 100, skip: 0 });
    const player = await logIn(sandbox);
    const { _id: userId } = ((await player.get('/api/account/profile')).body as WalletView['profile']) ?? {};
    const asPlayer = await player.post('/api/chat/history', { userId, guestId: '', limit: 100, skip: 0 });
    expect([asGuest.status, asPlayer.status]).toEqual([200, 200]);
    expect(words([asGuest.body, asPlayer.body])).toEqual([]);
    expect(JSON.stringify([asGuest.body, asPlayer.body])).toContain('250,000 ກີບ');
  });
});

test('in Laos the message before a closed game is Lao too', async () => {
  const sandbox = await openSandbox('laos', { set: { pgslotMessage: true } });
  expect(configOf(sandbox.switches(), '').pgslotMessage).toMatch(/\p{Script=Lao}/u);
});

// INF-20
test('in Thailand the operator writes Thai', async () => {
  const sandbox = await openSandbox('everyday', { set: { notice: true } });
  const answers = (await everyOperation(sandbox, goodRequests)).filter((answer) => /\p{Script=Lao}/u.test(answer));
  expect(answers).toEqual([]);
});

// WDR-23, MNY-270, MNY-271
describe.each([
  ['LAK', demoPlayer.username, 500, 'ກີບ'],
  ['BAHT', secondPlayer.username, 1, 'ບາດ'],
] as const)('a player with %s in Laos', (currency, username, rate, word) => {
  const open = async () => {
    const sandbox = await openSandbox('laos', { set: { ...wordy, coins: 100 } });
    return { sandbox, player: await logIn(sandbox, username) };
  };
  const figure = (baht: number) => `${(baht * rate).toLocaleString('en')} ${word}`;

  test('has that currency, and amounts of it', async () => {
    const { player } = await open();
    const { profile, wallet, slots } = (await player.get('/api/wallet')).body as WalletView;
    expect(profile.currency).toBe(currency);
    const all = [wallet.amount, ...slots.map(({ amount }) => amount).filter((amount) => amount > 0)];
    expect(all.filter((amount) => amount < 100 * rate || amount > 10_000 * rate)).toEqual([]);
  });

  test('never withdrew less than the minimum, nor a fraction of a kip', async () => {
    const { player } = await open();
    const { withdrawMin, withdrawMax } = (await player.get('/api/lookup/withdraw')).body as Record<string, number>;
    expect([withdrawMin, withdrawMax]).toEqual(currency === 'LAK' ? [20_000, 40_000_000] : [40, 80_000]);
    const [statements, slips, invites, refunds] = await pastOf(player);
    const withdrawn = statements
      .filter(({ statementType }) => statementType === 'withdraw')
      .map(({ amount }) => amount);
    expect(withdrawn.filter((amount) => amount < Number(withdrawMin))).toEqual([]);
    const amounts = [
      ...statements.map(({ amount }) => amount),
      ...slips.flatMap(({ amount }) => amount ?? []),
      ...invites.map(({ amount }) => amount),
      ...refunds.map(({ refundAmount }) => refundAmount),
    ];
    expect(amounts.length).toBeGreaterThan(10);
    if (currency === 'LAK') expect(amounts.filter((amount) => !Number.isInteger(amount))).toEqual([]);
    expect(amounts.filter((amount) => amount < 10 * rate)).toEqual([]);
  });

  // BON-36
  test('is offered bonuses in that currency, and gets their amount', async () => {
    const { player } = await open();
    const balance = async () => (await walletOf(player)).money;
    const { bonuses } = (await player.get('/api/bonus')).body as { bonuses: Bonus[] };
    expect(bonuses.find(({ code }) => code === 'DAILY')?.description).toContain(figure(50));
    const before = await balance();
    await player.get('/api/bonus/activate/DAILY');
    expect(await balance()).toBe(before + 50 * rate);
    expect((await player.get('/api/bonus/check/minimum')).body).toMatchObject({ minimum: 250 * rate });
  });

  // SPN-52, SPN-56
  test('wins the amounts on the wheel and on coupons', async () => {
    const { sandbox, player } = await open();
    await sandbox.operate('giveCoins', { phone: username, coins: 3 });
    await sandbox.operate('giveCoupon', { phone: username, prize: 'CREDIT30' });
    const balance = async () => (await walletOf(player)).money;
    const { result } = (await player.get('/api/spinwheel/setup')).body as SpinSetup;
    expect(result.activeSpinwheel.slice.find(({ code }) => code === 'B100')?.label).toBe(figure(100));
    await sandbox.set('nextPrize', 'B100');
    const before = await balance();
    await player.post('/api/spinwheel/spin');
    expect(await balance()).toBe(before + 100 * rate);
    const { coupons } = (await player.get('/api/spinwheel/coupon')).body as { coupons: Coupon[] };
    const coupon = coupons.find(({ prize }) => prize.label === figure(30));
    expect(coupon?.amount).toBe(30 * rate);
    await player.post('/api/spinwheel/coupon/claim', { coupon: coupon?._id });
    expect(await balance()).toBe(before + 130 * rate);
  });

  // PRO-20
  test('gets the amount of a promotion code', async () => {
    const { player } = await open();
    const { description } = (await player.get('/api/promotion/find/KRAPAO50')).body as { description: string };
    expect(description).toContain(figure(50));
    const before = (await walletOf(player)).money;
    await player.get('/api/promotion/activate/KRAPAO50');
    expect((await walletOf(player)).money - before).toBe(50 * rate);
  });

  // QR-44
  test('gets the limits of a QR in that currency', async () => {
    const { player } = await open();
    const messageOf = async (amount: number) =>
      ((await player.post('/api/qrcode/WW', { amount })).body as QrCode).message;
    expect(await messageOf(99)).toBe(`ຍອດຝາກຂັ້ນຕ່ຳ 100.00 ${word}`);
    const most = (200_000 * rate).toLocaleString('en');
    expect(await messageOf(200_000 * rate + 1)).toBe(`ຍອດຝາກສູງສຸດຕໍ່ຄັ້ງ ${most}.00 ${word}`);
  });
});

// REF-24, MNY-270
test('in Laos a refund waits in kip, and is paid in kip', async () => {
  const sandbox = await openSandbox('laos');
  const player = await logIn(sandbox);
  expect((await player.get('/api/refund/check')).body as RefundCheck).toMatchObject({ refundAmount: 30_125 });
  await player.get('/api/refund/receive');
  expect((await player.get('/api/refund/check')).body as RefundCheck).toMatchObject({ refundAmount: 30_125 + 92_750 });
  expect(brokenRules(sandbox)).toEqual([]);
});
