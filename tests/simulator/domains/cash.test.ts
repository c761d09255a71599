import { expect, test } from 'vitest';
import type { StatementPage } from '../../../contract/generated/models/statementPage.ts';
import type { WalletView } from '../../../contract/generated/models/walletView.ts';
import { replay } from '../../../mocks/engine/execute.ts';
import { refusal } from '../../support/worlds/newcomer.ts';
import { type Caller, logIn, openSandbox } from '../../support/worlds/open-sandbox.ts';

const done = { status: 200, body: { message: 'SUCCESS' } };
const wallet = async (player: Caller) => (await player.get('/api/wallet')).body as WalletView;
const newest = async (player: Caller) =>
  ((await player.post('/api/statement', { page: 1, limit: 1 })).body as StatementPage).statements[0];
const order = { from: 'WALLET', to: 'JOKER', amount: 113.13 };

// WAL-26, WAL-57
test('added credit is a deposit on the statement', async () => {
  const player = await logIn(await openSandbox('everyday'));
  expect(await player.post('/api/wallet/add', { amount: 99.5 })).toEqual(done);
  expect((await wallet(player)).wallet.amount).toBe(4350.25);
  expect(await newest(player)).toMatchObject({ statementType: 'deposit', to: 'WALLET', amount: 99.5 });
});

// WAL-27
test.each([
  [0.99, 400, 'TRANSFER_MINIMUM'],
  [-5, 400, 'TRANSFER_MINIMUM'],
  [1_000_000.01, 422, 'KEY_INVALID'],
])('adding %d baht answers %d %s', async (amount, status, code) => {
  const player = await logIn(await openSandbox('everyday'));
  expect(await player.post('/api/wallet/add', { amount })).toEqual(refusal(status, code));
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
  expect(await newest(player)).toMatchObject({ statementType: 'transfer', status: 'FAILED', amount: 113.13 });
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

// TRF-27, TRF-34
test.each([
  ['everyday', 'NOWHERE', 404, 'NO_GAME'],
  ['everyday', 'SLOTXO', 400, 'SLOT_NO_ACCOUNT'],
  ['everyday', 'WALLET', 422, 'KEY_INVALID'],
  ['broke', 'JOKER', 400, 'MONEY_NOT_ENOUGH'],
])('in %s moving everything to %s answers %d %s', async (scenario, to, status, code) => {
  const player = await logIn(await openSandbox(scenario));
  expect(await player.post('/api/wallet/transferAll', { to })).toEqual(refusal(status, code));
});

// TRF-34
test('half a baht is too little to move', async () => {
  const player = await logIn(await openSandbox('everyday', { set: { balance: 0.5 } }));
  expect(await player.post('/api/wallet/transferAll', { to: 'JOKER' })).toEqual(refusal(400, 'TRANSFER_MINIMUM'));
});

// WAL-19
test('a player without a wallet is told so by every call that needs it', async () => {
  const player = await logIn(await openSandbox('everyday', { set: { noWallet: true } }));
  expect(await player.get('/api/wallet')).toEqual(refusal(404, 'NO_WALLET'));
  for (const [name, body] of Object.entries({ add: { amount: 5 }, transfer: order, transferAll: { to: 'JOKER' } })) {
    expect(await player.post(`/api/wallet/${name}`, body)).toEqual(refusal(404, 'NO_WALLET'));
  }
});

// TRF-20, TRF-30, WDR-22
test('while a bonus runs, credit goes into games but not back, not into a lotto and not out', async () => {
  const player = await logIn(await openSandbox('bonus-active'));
  const open = { ...order, amount: 10 };
  expect(await player.post('/api/wallet/transfer', open)).toEqual(done);
  const remaining = refusal(400, 'BONUS_REMAINING');
  expect(await player.post('/api/wallet/transfer', { from: 'JOKER', to: 'WALLET', amount: 1 })).toEqual(remaining);
  expect(await player.post('/api/wallet/transfer', { ...open, to: 'HUAYHD' })).toEqual(remaining);
  expect(await player.post('/api/wallet/transferAll', { to: 'HUAYHD' })).toEqual(remaining);
  expect(await player.post('/api/wallet/withdraw', { amount: 100 })).toEqual(remaining);
  expect(await player.post('/api/wallet/withdrawAll', { amount: 100 })).toEqual(remaining);
});

// WDR-25, WDR-26
test('a withdrawal is under way at once, and paid by the bank some minutes later', async () => {
  const sandbox = await openSandbox('everyday');
  const player = await logIn(sandbox);
  expect(await player.post('/api/wallet/withdraw', { amount: 500 })).toEqual(done);
  expect((await wallet(player)).wallet.amount).toBe(3750.75);
  expect(await newest(player)).toMatchObject({ statementType: 'withdraw', from: 'WALLET', status: 'PENDING' });
  await sandbox.clock.jump('90s');
  expect(await newest(player)).toMatchObject({ status: 'PENDING' });
  await sandbox.clock.jump('5m');
  expect(await newest(player)).toMatchObject({ status: 'SUCCESS', amount: 500 });
});

// WDR-27
test('a withdrawal that the bank returns is in the wallet again', async () => {
  const sandbox = await openSandbox('everyday');
  const player = await logIn(sandbox);
  await player.post('/api/wallet/withdraw', { amount: 155.55 });
  await sandbox.clock.jump('6m');
  expect((await wallet(player)).wallet.amount).toBe(4250.75);
  expect(await newest(player)).toMatchObject({ statementType: 'withdraw', status: 'FAILED' });
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

// WDR-22
test.each([
  ['withdraw', { amount: 99.99 }, 400, 'TRANSFER_MINIMUM'],
  ['withdraw', { amount: 200_000.01 }, 422, 'KEY_INVALID'],
  ['withdraw', { amount: 4250.76 }, 400, 'MONEY_NOT_ENOUGH'],
  ['withdrawAll', { amount: 99.99 }, 400, 'TRANSFER_MINIMUM'],
  ['withdrawAll', { amount: 200_000 }, 400, 'MONEY_NOT_ENOUGH'],
])('%s of %j answers %d %s and changes nothing', async (name, body, status, code) => {
  const sandbox = await openSandbox('everyday');
  const player = await logIn(sandbox);
  const before = sandbox.dump();
  expect(await player.post(`/api/wallet/${name}`, body)).toEqual(refusal(status, code));
  expect(sandbox.dump()).toBe(before);
});

// WDR-14
test.each([100, 200_000])('a withdrawal of a limit, %d baht, is taken', async (amount) => {
  const player = await logIn(await openSandbox('vip', { set: { withdrawMax: 200_000 } }));
  expect(await player.post('/api/wallet/withdrawAll', { amount })).toEqual(done);
});

// WDR-22
test.each(['withdraw', 'withdrawAll'])('%s without a bank account is refused', async (name) => {
  const player = await logIn(await openSandbox('everyday', { set: { playerBank: 'none' } }));
  expect(await player.post(`/api/wallet/${name}`, { amount: 100 })).toEqual(refusal(404, 'NO_BANK'));
});

// WDR-27, WDR-28
test('the operator pays a withdrawal or returns it, once', async () => {
  const sandbox = await openSandbox('everyday');
  const player = await logIn(sandbox);
  await player.post('/api/wallet/withdraw', { amount: 100 });
  await sandbox.operate('payWithdrawal', {});
  expect(await newest(player)).toMatchObject({ status: 'SUCCESS' });
  await expect(sandbox.operate('payWithdrawal', {})).rejects.toThrow('NO_DATA');
  await player.post('/api/wallet/withdraw', { amount: 100 });
  await sandbox.operate('returnWithdrawal', {});
  await sandbox.clock.jump('1h');
  expect(await newest(player)).toMatchObject({ status: 'FAILED' });
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

test('a server that is down answers nothing but 500, every third time with a web page', async () => {
  const sandbox = await openSandbox('server-down');
  const types: (string | undefined)[] = [];
  for (let call = 0; call < 6; call++) {
    const answer = await sandbox.handle({ method: 'GET', path: '/api/lookup/info', headers: {}, body: null });
    if (answer.kind === 'cut') throw new Error('cut');
    expect(answer.status).toBe(500);
    types.push(answer.headers['content-type']?.split(';')[0]);
  }
  const json = 'application/json';
  expect(types).toEqual([json, json, 'text/html', json, json, 'text/html']);
});

test('offline every call fails; on a flaky network only some do', async () => {
  const outcomes = async (scenario: string) => {
    const sandbox = await openSandbox(scenario);
    const ends: string[] = [];
    for (let call = 0; call < 40; call++) {
      ends.push((await sandbox.handle({ method: 'GET', path: '/api/lookup/info', headers: {}, body: null })).kind);
    }
    return new Set(ends);
  };
  expect(await outcomes('offline')).toEqual(new Set(['cut']));
  expect(await outcomes('flaky-network')).toEqual(new Set(['cut', 'answer']));
});
