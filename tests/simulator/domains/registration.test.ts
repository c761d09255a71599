import { expect, test } from 'vitest';
import type { Profile } from '../../../contract/generated/models/profile.ts';
import type { WalletView } from '../../../contract/generated/models/walletView.ts';
import { replay } from '../../../mocks/engine/execute.ts';
import { players } from '../../../mocks/kernel/player.ts';
import { registration, verifyPhone } from '../../support/worlds/newcomer.ts';
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
test('a newcomer with the number of the usual player was promised nothing before', async () => {
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
