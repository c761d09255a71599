import { expect, test } from 'vitest';
import type { Profile } from '../../../contract/generated/models/profile.ts';
import type { WalletView } from '../../../contract/generated/models/walletView.ts';
import { scenarios } from '../../../scenarios/index.ts';
import { refusal } from '../../support/worlds/newcomer.ts';
import { callerOf, logIn, openSandbox } from '../../support/worlds/open-sandbox.ts';

const done = { status: 200, body: { message: 'SUCCESS' } };
const right = { username: '0812345678', password: 'krapao99' };

// ACC-10
test('a right password resets the count of wrong ones', async () => {
  const visitor = callerOf(await openSandbox('everyday'));
  for (let attempt = 0; attempt < 12; attempt++) {
    const password = attempt % 4 === 3 ? right.password : 'x';
    await visitor.post('/api/login', { ...right, password });
  }
  expect((await visitor.post('/api/login', right)).status).toBe(200);
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

const withPlayers = scenarios.filter(({ switches }) => switches.registered && !switches.terminated);

test.each(withPlayers)('in $name there are two players, apart in name, money and account', async ({ name }) => {
  const sandbox = await openSandbox(name, { set: { offline: false, failureRate: 0, serverDown: false } });
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
});
