import { expect, test } from 'vitest';
import type { Profile } from '../../../contract/generated/models/profile.ts';
import type { WalletView } from '../../../contract/generated/models/walletView.ts';
import { replay } from '../../../mocks/engine/execute.ts';
import { scenarios } from '../../../scenarios/index.ts';
import { refusal } from '../../support/worlds/newcomer.ts';
import { callerOf, logIn, openSandbox } from '../../support/worlds/open-sandbox.ts';

const done = { status: 200, body: { message: 'SUCCESS' } };
const right = { username: '0812345678', password: 'krapao99' };

// ACC-10
test('after five wrong passwords within a minute even the right one has to wait', async () => {
  const sandbox = await openSandbox('everyday');
  const visitor = callerOf(sandbox);
  for (let attempt = 0; attempt < 5; attempt++) {
    const reply = await visitor.post('/api/login', { ...right, password: `x${attempt}` });
    expect(reply).toEqual(refusal(400, 'WRONG_CREDENTIAL'));
  }
  expect(await visitor.post('/api/login', right)).toEqual(refusal(429, 'REQUEST_LIMIT_1MIN'));
  await logIn(sandbox, '0898765432');
  await sandbox.clock.jump('1m');
  await logIn(sandbox);
  expect((await replay(sandbox.journal())).world.dump()).toBe(sandbox.dump());
});

// ACC-10
test('a right password resets the count of wrong ones', async () => {
  const visitor = callerOf(await openSandbox('everyday'));
  for (let attempt = 0; attempt < 12; attempt++) {
    const password = attempt % 4 === 3 ? right.password : 'x';
    await visitor.post('/api/login', { ...right, password });
  }
  expect((await visitor.post('/api/login', right)).status).toBe(200);
});

// ACC-8
test.each([
  ['0800000101', 400, 'INACTIVE_USER'],
  ['0800000102', 404, 'NO_USER'],
  ['0800000103', 400, 'WRONG_PASSWORD'],
  ['0800000104', 500, 'LOGIN_FAIL'],
  ['0800000105', 401, 'INVALID_IP'],
  ['0800000106', 401, 'INVALID_USER_1'],
  ['0800000107', 401, 'INVALID_USER_2'],
  ['0800000108', 401, 'INVALID_USER_3'],
  ['0800000109', 401, 'INVALID_USER_4'],
  ['0800000110', 429, 'REQUEST_LIMIT'],
  ['0800000111', 429, 'REQUEST_LIMIT_1MIN'],
])('logging in as %s answers %d %s, registered or not', async (username, status, code) => {
  for (const scenario of ['everyday', 'newcomer']) {
    const sandbox = await openSandbox(scenario);
    expect(await callerOf(sandbox).post('/api/login', { username, password: 'any' })).toEqual(refusal(status, code));
    expect(sandbox.journal()).toHaveLength(1);
  }
});

// ACC-36, ACC-39
test('a new password, however short, replaces the old one', async () => {
  const sandbox = await openSandbox('everyday');
  const player = await logIn(sandbox);
  const change = (oldPassword: string) => player.put('/api/account/changepwd', { oldPassword, newPassword: 'a' });
  expect(await change('wrong')).toEqual(refusal(400, 'WRONG_PASSWORD'));
  expect(await change('krapao99')).toEqual(done);
  expect(await callerOf(sandbox).post('/api/login', right)).toEqual(refusal(400, 'WRONG_CREDENTIAL'));
  await logIn(sandbox, right.username, 'a');
});

const update = { name: 'สมหญิง ใจดี', bankCode: 'SCB', bankAccountName: 'SOMYING JAIDEE', bankAccountNo: '1234567890' };

// ACC-31
test('a player changes name and bank account, also back to the same account', async () => {
  const player = await logIn(await openSandbox('everyday'));
  for (let time = 0; time < 2; time++) {
    const { status, body } = await player.put('/api/account/profile', update);
    expect([status, (body as Profile).name]).toEqual([200, 'สมหญิง ใจดี']);
  }
  const { bankAccount } = (await player.get('/api/wallet')).body as WalletView;
  expect(bankAccount).toMatchObject({
    bankCode: 'SCB',
    bankAccountName: 'SOMYING JAIDEE',
    bankAccountNo: '1234567890',
  });
});

// ACC-32
test('the bank account of another player is refused', async () => {
  const sandbox = await openSandbox('everyday');
  const { bankAccount } = (await (await logIn(sandbox, '0898765432')).get('/api/wallet')).body as WalletView;
  const { bankCode, bankAccountNo } = bankAccount;
  const reply = await (await logIn(sandbox)).put('/api/account/profile', { ...update, bankCode, bankAccountNo });
  expect(reply).toEqual(refusal(409, 'EXISTING_BANK'));
});

// ACC-32
test.each([
  [{ name: ' ' }, 'INVALID_USER_INFO'],
  [{ bankCode: 'NOPE' }, 'INVALID_BANK'],
  [{ bankCode: 'BBL', bankAccountName: 'สมหญิง' }, 'BANK_ACCOUNT_NAME_ENG'],
])('a profile with %j is refused as %s', async (changes, code) => {
  const player = await logIn(await openSandbox('everyday'));
  expect(await player.put('/api/account/profile', { ...update, ...changes })).toEqual(refusal(400, code));
});

// ACC-44
test('the Thai name of a KTB account becomes an English one', async () => {
  const player = await logIn(await openSandbox('bank-deposit'));
  const own = async () => ((await player.get('/api/wallet')).body as WalletView).bankAccount;
  expect((await own()).bankCode).toBe('KTB');
  expect((await own()).bankAccountName).toMatch(/[\u0e01-\u0e4e]/);
  const rename = (bankCode: string, bankAccountName: string) =>
    player.put('/api/account/bankAccountName', { bankCode, bankAccountName });
  expect(await rename('KTB', 'สมชาย')).toEqual(refusal(400, 'BANK_ACCOUNT_NAME_ENG'));
  expect(await rename('BBL', 'SOMCHAI')).toEqual(refusal(400, 'INVALID_BANK'));
  expect(await rename('KTB', 'SOMCHAI JAIDEE')).toEqual(done);
  expect((await own()).bankAccountName).toBe('SOMCHAI JAIDEE');
});

// ACC-45
test('a player without a bank account has no name to change', async () => {
  const player = await logIn(await openSandbox('everyday', { set: { playerBank: 'none' } }));
  const reply = await player.put('/api/account/bankAccountName', { bankCode: 'KTB', bankAccountName: 'SOMCHAI' });
  expect(reply).toEqual(refusal(404, 'NO_BANK'));
});

test('a player whose account is named NO PROFILE has none', async () => {
  const player = await logIn(await openSandbox('everyday'));
  await player.put('/api/account/profile', { ...update, bankAccountName: 'NO PROFILE' });
  expect(await player.get('/api/account/profile')).toEqual(refusal(404, 'NO_USER'));
});

const withPlayers = scenarios.filter(({ switches }) => switches.registered && !switches.terminated);

test.each(withPlayers)(
  'in $name there are two players, apart in name, money and account',
  async ({ name, switches }) => {
    const sandbox = await openSandbox(name, { set: { offline: false, failureRate: 0, serverDown: false } });
    expect(switches.registered).toBe(true);
    const views = [];
    for (const username of ['0812345678', '0898765432']) {
      const player = await logIn(sandbox, username);
      views.push((await player.get('/api/wallet')).body as WalletView);
    }
    const [first, second] = views;
    expect(second?.profile.name).not.toBe(first?.profile.name);
    expect(second?.profile._id).not.toBe(first?.profile._id);
    expect(second?.wallet.amount).not.toBe(first?.wallet.amount);
    expect(second?.bankAccount.bankAccountNo).not.toBe(first?.bankAccount.bankAccountNo);
  },
);
