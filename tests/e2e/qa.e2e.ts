/** The examples of docs/qa.md, word for word; a test there compares them. */
import { expect, settled, test } from '../support/qa.ts';
import { balances } from '../support/steps/wallet.ts';

test.use({ scenario: 'everyday', person: 'player', language: 'en' });

// WAL-41
test('a history that cannot be loaded offers another try', async ({ page, open, sandbox, texts }) => {
  await open('/user/home');
  await sandbox.fault('listStatements', { status: 500, times: 'always' });
  await page.getByRole('link', { name: texts.shell.menu.history }).click();
  await expect(page.getByRole('button', { name: texts.common.retry })).toBeVisible();
});

test('a quarter of an hour passes at once', async ({ open, sandbox }) => {
  await open('/user/home');
  const before = Date.parse((await sandbox.describe()).now);
  await sandbox.jump('15m');
  const after = Date.parse((await sandbox.describe()).now);
  expect(after - before).toBeGreaterThanOrEqual(15 * 60_000);
});

test('coins that the operator gives are a journal entry, and can be taken back', async ({ open, sandbox }) => {
  await open('/user/home');
  await sandbox.operate('giveCoins', { phone: '0812345678', coins: 7 });
  expect((await sandbox.journal()).at(-1)).toMatchObject({ kind: 'operator', action: 'giveCoins' });
  expect(await sandbox.undo()).toBe(1);
  expect(await sandbox.journal()).toHaveLength(1);
});

test('a world travels from one tester to another', async ({ page, open, sandbox, texts }) => {
  await open('/user/home');
  await sandbox.operate('adjustBalance', { baht: 1000 });
  const capsule = await sandbox.capsule();
  await sandbox.load('broke');
  await sandbox.openCapsule(capsule);
  await page.goto('./user/home?as=player');
  await settled(page);
  expect((await balances(page, texts)).wallet).toBe(525_075);
});

test('the app asks once for what it shows', async ({ open, sandbox }) => {
  await open('/user/home');
  expect(await sandbox.calls('getWallet')).toHaveLength(1);
  expect((await sandbox.calls()).flatMap(({ problems }) => problems)).toEqual([]);
  expect(await sandbox.brokenRules()).toEqual([]);
});

test('everything else is in window.sandbox', async ({ open, sandbox }) => {
  await open('/user/home');
  const world = await sandbox.handle();
  await world.evaluate((own) => own.clock.freeze());
  expect((await sandbox.describe()).frozen).toBe(true);
});
