import { describe, expect, test } from 'vitest';
import type { Profile } from '../../../contract/generated/models/profile.ts';
import type { WalletView } from '../../../contract/generated/models/walletView.ts';
import { replay } from '../../../mocks/engine/execute.ts';
import { players } from '../../../mocks/kernel/player.ts';
import { refusal, registration, verifyPhone } from '../../support/worlds/newcomer.ts';
import { callerOf, logIn, openSandbox } from '../../support/worlds/open-sandbox.ts';

const done = { status: 200, body: { message: 'SUCCESS' } };

// REG-45
test('a registered player can log in and finds an empty wallet with sixteen closed games', async () => {
  const sandbox = await openSandbox('newcomer');
  const visitor = callerOf(sandbox);
  await verifyPhone(visitor);
  const early = { ...registration, bankCode: '', bankAccountName: '', bankAccountNo: '' };
  expect(await visitor.post('/api/account/validate', early)).toEqual({ status: 200, body: { message: 'OK' } });
  expect(await visitor.post('/api/account', registration)).toEqual(done);

  const player = await logIn(sandbox, registration.username, registration.password);
  const { profile, wallet, slots, bankAccount } = (await player.get('/api/wallet')).body as WalletView;
  expect(profile).toMatchObject({ name: 'สมชาย ใจดี', username: '0891112222', coin: 0, currency: 'BAHT' });
  expect(profile._id).toMatch(/^\d{8}$/);
  expect(wallet.amount).toBe(0);
  expect(bankAccount).toMatchObject({ bankCode: 'SCB', bank: { nameTH: 'ธนาคารไทยพาณิชย์' } });
  expect(slots).toHaveLength(16);
  for (const slot of slots) expect(slot).toMatchObject({ isActive: false, amount: 0 });
  expect((await player.post('/api/statement', { page: 1, limit: 10 })).body).toEqual({ total: 0, statements: [] });
  expect(sandbox.invariants().filter(({ holds }) => !holds)).toEqual([]);
  expect((await replay(sandbox.journal())).world.dump()).toBe(sandbox.dump());
  expect(JSON.stringify(sandbox.journal())).not.toContain(registration.password);
});

// REG-45
test('a newcomer with the number of the usual player was promised nothing before', async () => {
  const sandbox = await openSandbox('newcomer');
  const visitor = callerOf(sandbox);
  await verifyPhone(visitor, '0812345678');
  expect(await visitor.post('/api/account', { ...registration, username: '0812345678' })).toEqual(done);
  expect(sandbox.invariants().filter(({ holds }) => !holds)).toEqual([]);
});

// REG-2
test('with OTP on, the phone has to be verified first; with OTP off, it need not', async () => {
  const strict = callerOf(await openSandbox('newcomer'));
  for (const path of ['/api/account/validate', '/api/account']) {
    expect(await strict.post(path, registration)).toEqual(refusal(400, 'UNVERIFIED_OTP'));
  }
  const easy = callerOf(await openSandbox('otp-off'));
  expect((await easy.get('/api/lookup/registerOTP')).body).toEqual({ registerOTP: false });
  expect(await easy.post('/api/account', registration)).toEqual(done);
});

// REG-14
test('an invite code of a player is stored, and an unknown one is ignored', async () => {
  const sandbox = await openSandbox('everyday', { set: { registerOtp: false } });
  const visitor = callerOf(sandbox);
  const { _id } = (await (await logIn(sandbox)).get('/api/account/profile')).body as Profile;
  expect(await visitor.post('/api/account', { ...registration, inviteCode: `PR${_id}` })).toEqual(done);
  const stray = { ...registration, username: '0891112223', bankAccountNo: '1234567891', inviteCode: 'PRabc' };
  expect(await visitor.post('/api/account', stray)).toEqual(done);
  const { world } = await replay(sandbox.journal());
  const inviters = ['0891112222', '0891112223'].map(
    (username) => world.table(players).findFirst((q) => q.where({ username }))?.invitedBy,
  );
  expect(inviters).toEqual([_id, null]);
});

describe('in Laos', () => {
  const lao = { ...registration, username: '20551234', bankCode: 'BCEL', currency: 'LAK' };

  test('the demo player has a Lao name, a Lao bank and kip', async () => {
    const player = await logIn(await openSandbox('laos'));
    const { profile, bankAccount } = (await player.get('/api/wallet')).body as WalletView;
    expect(profile.name).toMatch(/^[\u0e81-\u0edd]+ [\u0e81-\u0edd]+$/);
    expect(profile.currency).toBe('LAK');
    const { banks } = (await player.get('/api/lookup/banks')).body as { banks: { code: string }[] };
    expect(banks.slice(0, 7).map(({ code }) => code)).toContain(bankAccount.bankCode);
  });

  test.each(['LAK', 'BAHT'])('a newcomer registers with eight digits and %s', async (currency) => {
    const sandbox = await openSandbox('laos');
    const visitor = callerOf(sandbox);
    await verifyPhone(visitor, lao.username);
    expect(await visitor.post('/api/account', { ...lao, currency })).toEqual(done);
    const player = await logIn(sandbox, lao.username, lao.password);
    expect((await player.get('/api/account/profile')).body).toMatchObject({ currency });
  });
});
