import { describe, expect, test } from 'vitest';
import { newestStatementOf, walletOf } from '../../support/worlds/belongings.ts';
import { type Caller, logIn, openSandbox } from '../../support/worlds/open-sandbox.ts';

const refused = (status: number, message: string) => ({ status, body: { message } });

describe('the invite bonus', () => {
  // INV-28, WAL-58
  test('goes to the wallet, once', async () => {
    const player = await logIn(await openSandbox('everyday'));
    expect(await player.get('/api/invite/bonus')).toEqual({ status: 200, body: { message: 'INVITE_BONUS_SUCCESS' } });
    expect(await walletOf(player)).toMatchObject({ money: 4570.75, invite: 0 });
    expect(await newestStatementOf(player)).toMatchObject({
      statementType: 'bonus',
      amount: 320,
      description: 'invite',
      to: 'WALLET',
    });
    expect(await player.get('/api/invite/bonus')).toEqual(refused(404, 'NO_INVITE_BONUS'));
  });

  // INV-30
  test('grows, and the list with it, when an invited player plays', async () => {
    const sandbox = await openSandbox('everyday');
    const player = await logIn(sandbox);
    await sandbox.operate('giveInvite', { amount: 20.5 });
    expect((await walletOf(player)).invite).toBe(340.5);
    const { body } = await player.post('/api/invite', { page: 1, limit: 10 });
    const { total, invites } = body as { total: number; invites: unknown[] };
    expect(total).toBe(13);
    expect(invites).toHaveLength(10);
    expect(invites[0]).toMatchObject({ amount: 20.5, createdAt: '2026-03-14T13:15:00.000Z' });
  });

  // INV-29
  test.each([
    ['inactive', 400, 'INVITE_INACTIVE'],
    ['collect', 400, 'INVITE_COLLECT'],
    ['noplay', 404, 'NO_INVITEE_PLAY_INFO'],
    ['none', 404, 'NO_INVITE_BONUS'],
    ['fail', 500, 'INVITE_BONUS_FAIL'],
  ] as const)('is refused while the switch says %s', async (inviteState, status, code) => {
    const player = await logIn(await openSandbox('everyday', { set: { inviteState } }));
    expect(await player.get('/api/invite/bonus')).toEqual(refused(status, code));
  });

  // INV-29
  test('waits while a bonus runs', async () => {
    const player = await logIn(await openSandbox('bonus-active'));
    expect(await player.get('/api/invite/bonus')).toEqual(refused(400, 'BONUS_REMAINING'));
  });
});

// INV-31
test.each([
  ['inviteRows', '/api/invite', 'invites'],
  ['refundRows', '/api/refund', 'refunds'],
])('a list of 10,000 %s is paged, newest first', async (rows, path, field) => {
  const player = await logIn(await openSandbox('everyday', { set: { [rows]: 10_000 } }));
  const page = async (number: number) =>
    (await player.post(path, { page: number, limit: 10 })).body as Record<string, unknown>;
  const times = [1, 2, 1000].map(async (number) => (await page(number))[field] as { createdAt: string }[]);
  const created = (await Promise.all(times)).flat().map(({ createdAt }) => Date.parse(createdAt));
  expect(created).toHaveLength(30);
  expect(created).toEqual([...created].sort((a, b) => b - a));
  expect(await page(1001)).toMatchObject({ total: 10_000, [field]: [] });
});

// INV-32
test('banners of invites and refunds are their own, and can be turned off', async () => {
  const sandbox = await openSandbox('everyday');
  const player = await logIn(sandbox);
  const images = async (path: string) =>
    ((await player.get(path)).body as { banners: { image: string }[] }).banners.map(({ image }) => image);
  expect(await images('/api/invite/banners')).toEqual([1, 2, 3].map((n) => `sandbox-art/banners/invite-${n}.svg`));
  expect(await images('/api/refund/banners')).toEqual([1, 2, 3].map((n) => `sandbox-art/banners/refund-${n}.svg`));
  await sandbox.set('banners', false);
  expect(await images('/api/invite/banners')).toEqual([]);
  expect(await images('/api/refund/banners')).toEqual([]);
});

describe('a refund', () => {
  const check = async (player: Caller) => (await player.get('/api/refund/check')).body;

  // REF-24, WAL-58
  test('is received, then added to the wallet', async () => {
    const player = await logIn(await openSandbox('refund-ready'));
    expect(await check(player)).toMatchObject({ result: true, bonus: false, refundAmount: 60.25 });
    expect(await player.get('/api/refund/receive')).toEqual({ status: 200, body: { message: 'REFUND_SUCCESS' } });
    expect(await check(player)).toMatchObject({ result: false, refundAmount: 245.75 });
    expect(await player.get('/api/refund/receive')).toEqual(refused(404, 'NO_REFUND'));
    expect((await walletOf(player)).money).toBe(4250.75);
    expect(await player.get('/api/refund/addWallet')).toEqual({ status: 200, body: { message: 'REFUND_SUCCESS' } });
    expect((await walletOf(player)).money).toBe(4496.5);
    expect(await newestStatementOf(player)).toMatchObject({
      statementType: 'bonus',
      amount: 245.75,
      description: 'refund',
      to: 'WALLET',
    });
    expect(await player.get('/api/refund/addWallet')).toEqual(refused(400, 'REFUND_MINIMUM'));
    const { body } = await player.post('/api/refund', { page: 3, limit: 10 });
    expect((body as { total: number; refunds: unknown[] }).refunds).toHaveLength(6);
  });

  // REF-25
  test.each([
    ['inactive', 400, 'REFUND_INACTIVE', false],
    ['blocked', 400, 'REFUND_CONDITION', true],
    ['none', 404, 'NO_REFUND', false],
    ['minimum', 400, 'REFUND_MINIMUM', true],
  ] as const)('is not to be had while the switch says %s', async (refund, status, code, result) => {
    const player = await logIn(await openSandbox('everyday', { set: { refund } }));
    expect(await player.get('/api/refund/receive')).toEqual(refused(status, code));
    expect(await player.get('/api/refund/addWallet')).toEqual(refused(status, code));
    expect(await check(player)).toMatchObject({ result, bonus: refund === 'blocked' });
  });

  // REF-25
  test('is blocked by a bonus that runs', async () => {
    const player = await logIn(await openSandbox('bonus-active'));
    expect(await check(player)).toMatchObject({ result: true, bonus: true });
    expect(await player.get('/api/refund/receive')).toEqual(refused(400, 'BONUS_REMAINING'));
    expect(await player.get('/api/refund/addWallet')).toEqual(refused(400, 'REFUND_CONDITION'));
  });

  // REF-28
  test('can be granted by the operator where there was none', async () => {
    const sandbox = await openSandbox('refund-none');
    const player = await logIn(sandbox);
    await sandbox.operate('giveRefund', { amount: 12.34 });
    await sandbox.operate('giveRefund', { amount: 0.66 });
    await player.get('/api/refund/receive');
    expect(await check(player)).toMatchObject({ result: false, refundAmount: 13 });
  });
});
