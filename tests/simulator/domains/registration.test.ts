import { expect, test } from 'vitest';
import type { Profile } from '../../../contract/generated/models/profile.ts';
import type { WalletView } from '../../../contract/generated/models/walletView.ts';
import { codeFor, type Otp } from '../../../mocks/domains/registration/index.ts';
import { replay } from '../../../mocks/engine/execute/execute.ts';
import { players } from '../../../mocks/kernel/player.ts';
import { askForCode, refusal, registration, verifyPhone } from '../../support/worlds/newcomer.ts';
import { brokenRules, callerOf, logIn, openSandbox } from '../../support/worlds/open-sandbox.ts';

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
  expect(brokenRules(sandbox)).toEqual([]);
  expect((await replay(sandbox.journal())).world.dump()).toBe(sandbox.dump());
  expect(JSON.stringify(sandbox.journal())).not.toContain(registration.password);
});

// REG-45
test('all rules hold for a newcomer with the phone number of the demo player', async () => {
  const sandbox = await openSandbox('newcomer');
  const visitor = callerOf(sandbox);
  await verifyPhone(visitor, '0812345678');
  expect(await visitor.post('/api/account', { ...registration, username: '0812345678' })).toEqual(done);
  expect(brokenRules(sandbox)).toEqual([]);
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

// REG-29
test('sources are listed unless switched off', async () => {
  const sandbox = await openSandbox('newcomer');
  const visitor = callerOf(sandbox);
  const asked = (await visitor.get('/api/lookup/sources')).body as { sources: unknown[] };
  expect(asked.sources).toContainEqual({ code: 'FRIEND', description: 'เพื่อนแนะนำ' });
  await sandbox.set('sources', false);
  expect((await visitor.get('/api/lookup/sources')).body).toEqual({ sources: [] });
});

// ACC-52
test('first-terms asks for agreement, again after the text has changed, and shows a notice', async () => {
  const sandbox = await openSandbox('first-terms');
  const visitor = callerOf(sandbox);
  const agreements = async () => (await visitor.get('/api/lookup/agreements')).body as { agreements: string[] };
  const first = await agreements();
  expect(first.agreements).toHaveLength(2);
  expect((await visitor.get('/api/lookup/notice')).body).toEqual({ notice: expect.stringContaining('<p>') });
  await sandbox.set('agreements', 'changed');
  expect(await agreements()).not.toEqual(first);
  await sandbox.set('agreements', 'accepted');
  expect(await agreements()).toEqual({ agreements: [] });
});

const phoneNumber = registration.username;
const open = async () => {
  const sandbox = await openSandbox('newcomer');
  return { sandbox, visitor: callerOf(sandbox) };
};
// REG-16, REG-18
test('the right code verifies the phone once, and from then on the step is skipped', async () => {
  const { visitor } = await open();
  const otpToken = await askForCode(visitor);
  const check = { otpToken, otpCode: '123456' };
  expect(await visitor.post('/api/otp/verify', check)).toEqual({ status: 200, body: { code: 'OTP_CODE_VALID' } });
  expect(await visitor.post('/api/otp/verify', check)).toEqual(refusal(409, 'OTP_VERIFIED'));
  const again = await visitor.post('/api/otp/send', { phoneNumber });
  expect(again).toEqual({ status: 200, body: { otpRef: '', otpToken: '', code: 'OTP_VERIFIED' } });
});

// REG-25
test('five wrong codes block the phone for fifteen minutes, and each is journaled', async () => {
  const { sandbox, visitor } = await open();
  const otpToken = await askForCode(visitor);
  const verify = (otpCode: string) => visitor.post('/api/otp/verify', { otpToken, otpCode });
  for (const code of ['111111', '222222', '333333', '444444']) {
    expect(await verify(code)).toEqual(refusal(400, 'OTP_CODE_INVALID'));
  }
  expect(await verify('555555')).toEqual(refusal(429, 'OTP_BLOCK'));
  expect(sandbox.journal()).toHaveLength(1 + 1 + 5);
  expect(await verify('123456')).toEqual(refusal(429, 'OTP_BLOCK'));
  await sandbox.clock.jump('1m');
  expect(await visitor.post('/api/otp/send', { phoneNumber })).toEqual(refusal(429, 'OTP_BLOCK'));
  await sandbox.clock.jump('15m');
  await verifyPhone(visitor);
  expect((await replay(sandbox.journal())).world.dump()).toBe(sandbox.dump());
});

// REG-25
test('a new code does not reset the count of wrong ones', async () => {
  const { sandbox, visitor } = await open();
  for (let code = 0; code < 4; code++) {
    const otpToken = await askForCode(visitor);
    await visitor.post('/api/otp/verify', { otpToken, otpCode: '111111' });
    await sandbox.clock.jump('1m');
  }
  const otpToken = await askForCode(visitor);
  expect(await visitor.post('/api/otp/verify', { otpToken, otpCode: '111111' })).toEqual(refusal(429, 'OTP_BLOCK'));
});

test('no code is journaled in plain text', async () => {
  const { sandbox, visitor } = await open();
  await verifyPhone(visitor);
  expect(JSON.stringify(sandbox.journal())).not.toContain('123456');
  expect(sandbox.dump()).not.toContain('123456');
});

test('shows testers a sent code until it is used', async () => {
  const sandbox = await openSandbox('newcomer');
  const visitor = callerOf(sandbox);
  const lastOtp = () => (sandbox.inspect().records['otps'] as readonly Otp[]).findLast(({ used }) => !used);
  const { body } = await visitor.post('/api/otp/send', { phoneNumber: registration.username });
  const { otpRef, otpToken } = body as { otpRef: string; otpToken: string };

  expect(lastOtp()).toMatchObject({ phone: registration.username, reference: otpRef });
  await visitor.post('/api/otp/verify', { otpToken, otpCode: codeFor(registration.username) });
  expect(lastOtp()).toBeUndefined();
});
