import { describe, expect, test } from 'vitest';
import { refusal } from '../../support/worlds/newcomer.ts';
import { type Caller, logIn, newestStatementOf, openSandbox, walletOf } from '../../support/worlds/open-sandbox.ts';

describe('the invite bonus', () => {
  // INV-28, WAL-58
  test('is paid to the wallet once', async () => {
    const player = await logIn(await openSandbox('everyday'));
    expect(await player.get('/api/invite/bonus')).toEqual({ status: 200, body: { message: 'INVITE_BONUS_SUCCESS' } });
    expect(await walletOf(player)).toMatchObject({ money: 4570.75, invite: 0 });
    expect(await newestStatementOf(player)).toMatchObject({
      statementType: 'bonus',
      amount: 320,
      description: 'invite',
      to: 'WALLET',
    });
    expect(await player.get('/api/invite/bonus')).toEqual(refusal(404, 'NO_INVITE_BONUS'));
  });

  // INV-30
  test('grows with its list when an invited player plays', async () => {
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
});

// INV-31
test.each([
  ['inviteRows', '/api/invite', 'invites'],
  ['refundRows', '/api/refund', 'refunds'],
])('pages a list of 10,000 %s, newest first', async (rows, path, field) => {
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
test('returns separate banners for invites and refunds, which switches can hide', async () => {
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
  test('is claimed, then added to the wallet', async () => {
    const player = await logIn(await openSandbox('refund-ready'));
    expect(await check(player)).toMatchObject({ result: true, bonus: false, refundAmount: 60.25 });
    expect(await player.get('/api/refund/receive')).toEqual({ status: 200, body: { message: 'REFUND_SUCCESS' } });
    expect(await check(player)).toMatchObject({ result: false, refundAmount: 245.75 });
    expect(await player.get('/api/refund/receive')).toEqual(refusal(404, 'NO_REFUND'));
    expect((await walletOf(player)).money).toBe(4250.75);
    expect(await player.get('/api/refund/addWallet')).toEqual({ status: 200, body: { message: 'REFUND_SUCCESS' } });
    expect((await walletOf(player)).money).toBe(4496.5);
    expect(await newestStatementOf(player)).toMatchObject({
      statementType: 'bonus',
      amount: 245.75,
      description: 'refund',
      to: 'WALLET',
    });
    expect(await player.get('/api/refund/addWallet')).toEqual(refusal(400, 'REFUND_MINIMUM'));
    const { body } = await player.post('/api/refund', { page: 3, limit: 10 });
    expect((body as { total: number; refunds: unknown[] }).refunds).toHaveLength(6);
  });

  // REF-28
  test('can be granted by the operator to a player without one', async () => {
    const sandbox = await openSandbox('refund-none');
    const player = await logIn(sandbox);
    await sandbox.operate('giveRefund', { amount: 12.34 });
    await sandbox.operate('giveRefund', { amount: 0.66 });
    await player.get('/api/refund/receive');
    expect(await check(player)).toMatchObject({ result: false, refundAmount: 13 });
  });
});
