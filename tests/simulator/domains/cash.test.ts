import { expect, test } from 'vitest';
import type { StatementPage } from '../../../contract/generated/models/statementPage.ts';
import type { WalletView } from '../../../contract/generated/models/walletView.ts';
import { replay } from '../../../mocks/engine/execute.ts';
import { newestStatementOf } from '../../support/worlds/belongings.ts';
import { refusal } from '../../support/worlds/newcomer.ts';
import { type Caller, logIn, openSandbox } from '../../support/worlds/open-sandbox.ts';

const done = { status: 200, body: { message: 'SUCCESS' } };
const wallet = async (player: Caller) => (await player.get('/api/wallet')).body as WalletView;
const order = { from: 'WALLET', to: 'JOKER', amount: 113.13 };

// WAL-26, WAL-57
test('added credit is a deposit on the statement', async () => {
  const player = await logIn(await openSandbox('everyday'));
  expect(await player.post('/api/wallet/add', { amount: 99.5 })).toEqual(done);
  expect((await wallet(player)).wallet.amount).toBe(4350.25);
  expect(await newestStatementOf(player)).toMatchObject({ statementType: 'deposit', to: 'WALLET', amount: 99.5 });
});

// WDR-28
test('of several withdrawals the oldest is paid first, whichever the bank would have paid first', async () => {
  const sandbox = await openSandbox('everyday');
  const player = await logIn(sandbox);
  for (const amount of [101, 102, 103, 104]) {
    expect(await player.post('/api/wallet/withdraw', { amount })).toEqual(done);
    await sandbox.clock.jump('1s');
  }
  const underWay = async () => {
    const { statements } = (await player.post('/api/statement', { page: 1, limit: 10 })).body as StatementPage;
    // The seeded history holds another withdrawal, of 2,000 baht, that is never paid.
    return statements
      .filter(({ status, amount }) => status === 'PENDING' && amount < 2_000)
      .map(({ amount }) => amount);
  };
  for (const left of [[104, 103, 102], [104, 103], [104]]) {
    await sandbox.operate('payWithdrawal', {});
    expect(await underWay()).toEqual(left);
  }
});

// TRF-31
test('a failed transfer leaves every balance as it was and says so on the statement, on replay too', async () => {
  const sandbox = await openSandbox('everyday');
  const player = await logIn(sandbox);
  const before = await wallet(player);
  expect(await player.post('/api/wallet/transfer', order)).toEqual(refusal(400, 'TRANSFER_FAIL'));
  expect(await wallet(player)).toEqual(before);
  expect(await newestStatementOf(player)).toMatchObject({
    statementType: 'transfer',
    status: 'FAILED',
    amount: 113.13,
  });
  expect((await replay(sandbox.journal())).world.dump()).toBe(sandbox.dump());
});

// TRF-33
test('while transfers fail, moving everything fails as well', async () => {
  const sandbox = await openSandbox('everyday');
  const player = await logIn(sandbox);
  await sandbox.set('transferFails', true);
  expect(await player.post('/api/wallet/transferAll', { to: 'JOKER' })).toEqual(refusal(400, 'TRANSFER_FAIL'));
  await sandbox.set('transferFails', false);
  expect(await player.post('/api/wallet/transferAll', { to: 'JOKER' })).toEqual(done);
  expect((await wallet(player)).wallet.amount).toBe(0);
});

// WAL-19
test('a player without a wallet is told so by every call that needs it', async () => {
  const player = await logIn(await openSandbox('everyday', { set: { noWallet: true } }));
  expect(await player.get('/api/wallet')).toEqual(refusal(404, 'NO_WALLET'));
  for (const [name, body] of Object.entries({ add: { amount: 5 }, transfer: order, transferAll: { to: 'JOKER' } })) {
    expect(await player.post(`/api/wallet/${name}`, body)).toEqual(refusal(404, 'NO_WALLET'));
  }
});

// WDR-25, WDR-26
test('a withdrawal is under way at once, and paid by the bank some minutes later', async () => {
  const sandbox = await openSandbox('everyday');
  const player = await logIn(sandbox);
  expect(await player.post('/api/wallet/withdraw', { amount: 500 })).toEqual(done);
  expect((await wallet(player)).wallet.amount).toBe(3750.75);
  expect(await newestStatementOf(player)).toMatchObject({
    statementType: 'withdraw',
    from: 'WALLET',
    status: 'PENDING',
  });
  await sandbox.clock.jump('90s');
  expect(await newestStatementOf(player)).toMatchObject({ status: 'PENDING' });
  await sandbox.clock.jump('5m');
  expect(await newestStatementOf(player)).toMatchObject({ status: 'SUCCESS', amount: 500 });
});

// WDR-27
test('a withdrawal that the bank returns is in the wallet again', async () => {
  const sandbox = await openSandbox('everyday');
  const player = await logIn(sandbox);
  await player.post('/api/wallet/withdraw', { amount: 155.55 });
  await sandbox.clock.jump('6m');
  expect((await wallet(player)).wallet.amount).toBe(4250.75);
  expect(await newestStatementOf(player)).toMatchObject({ statementType: 'withdraw', status: 'FAILED' });
});

// WDR-24
test('withdrawing everything empties the wallet first, then the games in their order', async () => {
  const player = await logIn(await openSandbox('everyday'));
  const before = await wallet(player);
  const filled = before.slots.filter(({ amount }) => amount > 0);
  const [first, second] = filled;
  const part = Math.round((before.wallet.amount + (first?.amount ?? 0) + 1) * 100) / 100;
  expect(await player.post('/api/wallet/withdrawAll', { amount: part })).toEqual(done);
  const after = await wallet(player);
  expect(after.wallet.amount).toBe(0);
  expect(after.slots.find(({ code }) => code === first?.code)?.amount).toBe(0);
  expect(after.slots.find(({ code }) => code === second?.code)?.amount).toBeCloseTo((second?.amount ?? 0) - 1, 2);
});

// WDR-27, WDR-28
test('the operator pays a withdrawal or returns it, once', async () => {
  const sandbox = await openSandbox('everyday');
  const player = await logIn(sandbox);
  await player.post('/api/wallet/withdraw', { amount: 100 });
  await sandbox.operate('payWithdrawal', {});
  expect(await newestStatementOf(player)).toMatchObject({ status: 'SUCCESS' });
  await expect(sandbox.operate('payWithdrawal', {})).rejects.toThrow('NO_DATA');
  await player.post('/api/wallet/withdraw', { amount: 100 });
  await sandbox.operate('returnWithdrawal', {});
  await sandbox.clock.jump('1h');
  expect(await newestStatementOf(player)).toMatchObject({ status: 'FAILED' });
  expect((await wallet(player)).wallet.amount).toBe(4150.75);
});

test('the operator adds to an account and takes from it, never below zero', async () => {
  const sandbox = await openSandbox('broke');
  const player = await logIn(sandbox);
  await sandbox.operate('adjustBalance', { phone: '0812345678', account: 'JOKER', baht: 12.5 });
  await sandbox.operate('adjustBalance', { phone: '0812345678', account: 'JOKER', baht: -2.25 });
  expect((await wallet(player)).slots.find(({ code }) => code === 'JOKER')?.amount).toBe(10.25);
  const tooMuch = { phone: '0812345678', account: 'JOKER', baht: -10.26 };
  await expect(sandbox.operate('adjustBalance', tooMuch)).rejects.toThrow('MONEY_NOT_ENOUGH');
});
