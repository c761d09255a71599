/** The examples of docs/qa-in-code.md, word for word; a test there compares them. */
import { expect, settled, test } from '../support/qa.ts';
import { balances, closeRefusal, sendTransfer, transfer } from '../support/steps/wallet.ts';

test.use({ scenario: 'everyday', person: 'player', language: 'en' });

// WAL-41
test('offers a retry when the history fails to load', async ({ page, open, sandbox, texts }) => {
  await open('/user/home');
  await sandbox.fault('listStatements', { status: 500, times: 'always' });
  await page.getByRole('link', { name: texts.shell.menu.history }).click();
  await expect(page.getByRole('button', { name: texts.common.retry })).toBeVisible();
});

test('fails only the second transfer of 500 and lists the near miss', async ({ page, open, sandbox, texts }) => {
  await open('/user/home');
  await sandbox.fault('transfer', { code: 'TRANSFER_FAIL', when: { body: { amount: 500 }, nth: 2 } });
  await transfer(page, texts, 'Main wallet', 'Joker', '500');
  await transfer(page, texts, 'Main wallet', 'Joker', '50');
  expect((await sandbox.calls('transfer')).at(-1)?.nearMisses).toMatchObject([
    { at: 'amount', waited: '500', came: '50' },
  ]);
  await sendTransfer(page, texts, 'Main wallet', 'Joker', '500');
  await closeRefusal(page, texts, texts.errorMsg.TRANSFER_FAIL);
});

test('jumps the clock by a quarter of an hour', async ({ open, sandbox }) => {
  await open('/user/home');
  const before = Date.parse((await sandbox.describe()).now);
  await sandbox.jump('15m');
  const after = Date.parse((await sandbox.describe()).now);
  expect(after - before).toBeGreaterThanOrEqual(15 * 60_000);
});

test('undoes coins that the operator gave', async ({ open, sandbox }) => {
  await open('/user/home');
  await sandbox.operate('giveCoins', { phone: '0812345678', coins: 7 });
  expect((await sandbox.journal()).at(-1)).toMatchObject({ kind: 'operator', action: 'giveCoins' });
  expect(await sandbox.undo()).toBe(1);
  expect(await sandbox.journal()).toHaveLength(1);
});

test('opens a capsule of another tester', async ({ page, open, sandbox, texts }) => {
  await open('/user/home');
  await sandbox.operate('adjustBalance', { baht: 1000 });
  const capsule = await sandbox.capsule();
  await sandbox.load('broke');
  await sandbox.openCapsule(capsule);
  await page.goto('./user/home?as=player');
  await settled(page);
  expect((await balances(page, texts)).wallet).toBe(525_075);
});

test('fetches the wallet once and breaks no rule', async ({ open, sandbox }) => {
  await open('/user/home');
  expect(await sandbox.calls('getWallet')).toHaveLength(1);
  expect((await sandbox.calls()).flatMap(({ problems }) => problems)).toEqual([]);
  expect(await sandbox.brokenRules()).toEqual([]);
});

test('offers every method of window.sandbox', async ({ open, sandbox }) => {
  await open('/user/home');
  await sandbox.clock.freeze();
  await sandbox.operator.giveCoins({ coins: 7 });
  expect(await sandbox.address).toMatchObject({ scenario: 'everyday', seed: 1 });
  expect(await sandbox.travel(0)).toBe(1);
  expect(await sandbox.future()).toHaveLength(1);
  expect((await sandbox.describe()).frozen).toBe(true);
  await expect(sandbox.clock.jump('soon')).rejects.toThrow('write 90s, 15m, 1h or 2d');
});

test('passes a callback to the sandbox in the page', async ({ open, sandbox }) => {
  await open('/user/home');
  const world = await sandbox.handle();
  const heard = world.evaluate((own) => new Promise<boolean>((resolve) => own.onReplaced(resolve)));
  await sandbox.operate('giveCoins', { coins: 7 });
  expect(await heard).toBe(true);
});

test.describe('another player on another day', () => {
  test.use({ seed: 7, at: '2026-12-31T23:50:00+07:00' });

  test('has the history of the seed, up to that moment', async ({ open, sandbox }) => {
    await open('/user/home');
    expect(await sandbox.describe()).toMatchObject({ seed: 7, now: expect.stringContaining('2026-12-31T16:5') });
  });
});
