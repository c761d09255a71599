/** Business faults: situations that the panel sets up with one click. */
import { describe, expect, test } from 'vitest';
import { businessFaults, NoOpenQr } from '../../mocks/devtools/panel/faults/fault-form.ts';
import { brokenRules, evening, logIn, openSandbox } from '../support/worlds/open-sandbox.ts';

const walletOf = (sandbox: Awaited<ReturnType<typeof openSandbox>>) => {
  const [player] = sandbox.inspect().records['players'] as readonly { _id: string }[];
  return sandbox.inspect().balances[`wallet:${player?._id}`] ?? 0;
};

/** A QR of 100 baht that is not paid yet; the world's clock moves only by jumps. */
async function withQr(amount = 100) {
  const sandbox = await openSandbox('everyday');
  const player = await logIn(sandbox);
  expect(await player.post('/api/qrcode/WW', { amount })).toMatchObject({ status: 200 });
  return { sandbox, player, before: walletOf(sandbox) };
}

describe('faults by name', () => {
  // QR-47
  test('pays a QR a minute after it has expired, and the money is credited', async () => {
    const { sandbox, before } = await withQr();
    const expiry = sandbox.ahead().find(({ kind }) => kind === 'qr-expiry')?.at ?? 0;
    await businessFaults.paidLate(sandbox);
    expect(sandbox.now()).toBe(expiry + 60_000);
    expect(walletOf(sandbox)).toBe(before + 10_000);
    expect(brokenRules(sandbox)).toEqual([]);
  });

  test('loses the notice of a payment: a QR that would be paid soon never is', async () => {
    const { sandbox, player, before } = await withQr(111.11);
    expect(sandbox.ahead().map(({ kind }) => kind)).toContain('qr-paid');
    await businessFaults.callbackLost(sandbox);
    expect(sandbox.ahead().map(({ kind }) => kind)).not.toContain('qr-paid');
    await sandbox.clock.jump('1h');
    await player.get('/api/wallet');
    expect(walletOf(sandbox)).toBe(before);
  });

  test('says when there is no QR', async () => {
    const sandbox = await openSandbox('everyday');
    await expect(businessFaults.paidLate(sandbox)).rejects.toBeInstanceOf(NoOpenQr);
    expect(() => businessFaults.callbackLost(sandbox)).toThrow(NoOpenQr);
    expect(sandbox.journal()).toHaveLength(1);
  });

  // MNY-46
  test('ends the service while a withdrawal is on its way: no money leaves, and nothing else is answered after it', async () => {
    const sandbox = await openSandbox('everyday');
    const player = await logIn(sandbox);
    const before = walletOf(sandbox);
    businessFaults.terminatedWithdrawal(sandbox);
    expect((await player.get('/api/account/profile')).status).toBe(200);
    expect(await player.post('/api/wallet/withdraw', { amount: 500 })).toEqual({
      status: 410,
      body: { message: 'gone' },
    });
    expect((await player.get('/api/account/profile')).status).toBe(410);
    expect(walletOf(sandbox)).toBe(before);
  });

  test('refuses one transfer as if the token had expired', async () => {
    const sandbox = await openSandbox('everyday');
    const player = await logIn(sandbox);
    businessFaults.tokenTransfer(sandbox);
    const order = { from: 'WALLET', to: 'JOKER', amount: 100 };
    expect(await player.post('/api/wallet/transfer', order)).toEqual({
      status: 401,
      body: { message: 'invalid-token' },
    });
    expect((await player.post('/api/wallet/transfer', order)).status).toBe(200);
  });

  // TRF-31
  test('lets transfers fail and gives the money back', async () => {
    const sandbox = await openSandbox('everyday');
    const player = await logIn(sandbox);
    const before = walletOf(sandbox);
    await businessFaults.transferReturned(sandbox);
    const answer = await player.post('/api/wallet/transfer', { from: 'WALLET', to: 'JOKER', amount: 100 });
    expect(answer.body).toEqual({ message: 'TRANSFER_FAIL' });
    expect(walletOf(sandbox)).toBe(before);
    expect(brokenRules(sandbox)).toEqual([]);
  });
});

describe('the clock', () => {
  test('goes to the next event, and says when there is none', async () => {
    const { sandbox } = await withQr();
    const next = sandbox.ahead()[0]?.at;
    expect(await sandbox.clock.toNextEvent()).toBe(next);
    expect(sandbox.now()).toBe(next);

    const quiet = await openSandbox('newcomer');
    expect(await quiet.clock.toNextEvent()).toBeNull();
    expect(quiet.now()).toBe(evening);
  });
});
