/** A tester's changes to a world in one tab, as another tab shows them. */
import type { Page } from '@playwright/test';
import { addressOf, everydayWorld } from '../support/address.ts';
import { expect, test } from '../support/fixtures.ts';
import { balances, fillTransfer, openTransfer, transfer, transferButton } from '../support/steps/wallet.ts';

test.use({ person: 'player' });

const addMoney = (page: Page, baht: number) =>
  page.evaluate(
    (by) => window.sandbox?.operate('adjustBalance', { phone: '0812345678', account: 'WALLET', baht: by }),
    baht,
  );

const undo = (page: Page) => page.evaluate(() => window.sandbox?.undo());

// APP-224
test('a transfer undone in one tab disappears from the statement of the other, which stays where it is', {
  tag: '@smoke',
}, async ({ page, context, open, texts }) => {
  const other = await context.newPage();
  await open('/user/home');
  await transfer(page, texts, 'Joker', texts.account.WALLET, '77');
  await open('/user/statement', other);
  const row = other.getByRole('listitem').filter({ hasText: '77.00' });
  await expect(row.first()).toBeVisible();
  const heading = await other.getByRole('heading', { level: 1 }).elementHandle();
  await undo(page);
  await expect(row).toHaveCount(0);
  await expect(other).toHaveURL(/\/user\/statement/);
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
});

// APP-224
test('a pending command is carried out and reported in a world that another tab undoes', async ({
  page,
  context,
  open,
  texts,
}) => {
  const other = await context.newPage();
  await open('/user/home');
  await open('/user/home', other);
  const before = await balances(other, texts);
  await addMoney(page, 500);
  await expect.poll(() => balances(other, texts)).toMatchObject({ wallet: before.wallet + 50_000 });
  await other.evaluate(() => window.sandbox?.fault('transfer', { delay: 2_500 }));
  const sheet = await openTransfer(other, texts);
  await fillTransfer(sheet, texts, 'Joker', texts.account.WALLET, '50');
  await transferButton(sheet, texts).click();
  await expect(sheet.getByRole('status').filter({ hasText: texts.common.sending })).toBeVisible();
  await undo(page);
  const done = other.getByRole('dialog', { name: texts.transfer.done });
  await expect(done).toBeVisible();
  await done.getByRole('button', { name: texts.common.ok, exact: true }).click();
  await expect.poll(() => balances(other, texts)).toMatchObject({ wallet: before.wallet + 5_000, total: before.total });
});

// APP-451
test('a tab stays logged in when another opens another world, by its address or by the panel', async ({
  page,
  context,
  open,
  texts,
}) => {
  await open('/user/home');
  const before = await balances(page, texts);
  const other = await context.newPage();
  await other.goto(`.${addressOf('/user/home', { ...everydayWorld, scenario: 'broke', person: 'player' })}`);
  await expect.poll(() => balances(other, texts)).toMatchObject({ total: 0 });
  await other.evaluate(() => window.sandbox?.load('newcomer'));
  await expect(other).toHaveURL(/\/login$/);
  await transfer(page, texts, 'Joker', texts.account.WALLET, '77');
  await expect.poll(() => balances(page, texts)).toMatchObject({ wallet: before.wallet + 7_700 });
  await page.reload();
  await expect.poll(() => balances(page, texts)).toMatchObject({ wallet: before.wallet + 7_700 });
});
