import { expect, test } from 'vitest';
import type { StatementPage } from '../../../contract/generated/models/statementPage.ts';
import type { WalletView } from '../../../contract/generated/models/walletView.ts';
import { type Caller, logIn, newestStatementOf, openSandbox } from '../../support/worlds/open-sandbox.ts';

const done = { status: 200, body: { message: 'SUCCESS' } };
const wallet = async (player: Caller) => (await player.get('/api/wallet')).body as WalletView;

// WDR-28
test('the operator pays the oldest withdrawal first', async () => {
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

// WDR-25, WDR-26
test('a withdrawal is pending at once, and paid some minutes later', async () => {
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
test('a withdrawal that the bank returns goes back to the wallet', async () => {
  const sandbox = await openSandbox('everyday');
  const player = await logIn(sandbox);
  await player.post('/api/wallet/withdraw', { amount: 155.55 });
  await sandbox.clock.jump('6m');
  expect((await wallet(player)).wallet.amount).toBe(4250.75);
  expect(await newestStatementOf(player)).toMatchObject({ statementType: 'withdraw', status: 'FAILED' });
});
