/** Worlds of earlier builds with skipped journal entries. */
import { expect, test } from 'vitest';
import { skippingVersion } from '../../mocks/kernel/journal.ts';
import { brokenRules, logIn, openSandbox } from '../support/worlds/open-sandbox.ts';

test('a capsule with a skipped entry opens and goes on without its effect, and stays as it is', async () => {
  const sandbox = await openSandbox('everyday', { set: { balance: 100 } });
  const player = await logIn(sandbox);
  await sandbox.operate('adjustBalance', { baht: 1000 });
  expect(await player.post('/api/wallet/withdraw', { amount: 900 })).toMatchObject({ status: 200 });
  const capsule = JSON.parse(sandbox.exportCapsule()) as { journal: Record<string, unknown>[] };
  Object.assign(capsule.journal[0] ?? {}, { version: skippingVersion });
  Object.assign(capsule.journal[2] ?? {}, { off: true });

  const other = await openSandbox('broke');
  expect(await other.importCapsule(JSON.stringify(capsule))).toEqual([]);
  expect(other.describe().differences).toEqual([
    { seq: 3, operation: 'withdraw', status: [200, 400], code: 'MONEY_NOT_ENOUGH' },
  ]);
  expect(brokenRules(other)).toEqual([]);
  expect(JSON.parse(other.exportCapsule())).toEqual(capsule);
  const again = await logIn(other);
  expect(await again.post('/api/wallet/withdraw', { amount: 100 })).toMatchObject({ status: 200 });
  expect(other.journal()).toHaveLength(6);
});
