/** What testers do to a world in one tab, as another tab of the browser shows it. */
import type { BrowserContext, Page } from '@playwright/test';
import { expect, settled, test } from '../support/fixtures.ts';
import {
  balances,
  fillTransfer,
  openTransfer,
  openWithdraw,
  transfer,
  transferButton,
} from '../support/steps/wallet.ts';
import type { Texts } from '../support/texts.ts';

test.use({ person: 'player' });

const addMoney = (page: Page, baht: number) =>
  page.evaluate(
    (by) => window.sandbox?.operate('adjustBalance', { phone: '0812345678', account: 'WALLET', baht: by }),
    baht,
  );

interface Given {
  page: Page;
  context: BrowserContext;
  open: (route: string, page?: Page) => Promise<void>;
  texts: Texts;
}

/** Opens home in two tabs and adds money in the first. @returns the other tab, and its balances before */
async function twoTabsOfMore(baht: number, { page, context, open, texts }: Given) {
  const other = await context.newPage();
  await open('/user/home');
  await open('/user/home', other);
  const before = await balances(other, texts);
  await addMoney(page, baht);
  await expect.poll(() => balances(other, texts)).toMatchObject({ wallet: before.wallet + baht * 100 });
  return { other, before };
}

const undo = (page: Page) => page.evaluate(() => window.sandbox?.undo());

// APP-224
test('what one tab undoes is gone from the statement of the other, which stays where it is', async ({
  page,
  context,
  open,
  texts,
}) => {
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
test('a form that is half filled in keeps what was typed when another tab undoes', async ({
  page,
  context,
  open,
  texts,
}) => {
  const { other, before } = await twoTabsOfMore(500, { page, context, open, texts });
  const { amount } = await openWithdraw(other, texts);
  await amount.fill('123');
  await undo(page);
  await expect.poll(() => other.evaluate(() => window.sandbox?.journal().length)).toBe(1);
  await settled(other);
  await expect(amount).toHaveValue('123');
  await other.keyboard.press('Escape');
  await expect.poll(() => balances(other, texts)).toEqual(before);
});

// APP-224
test('a command that is on its way while another tab undoes is carried out and told, in the undone world', async ({
  page,
  context,
  open,
  texts,
}) => {
  const { other, before } = await twoTabsOfMore(500, { page, context, open, texts });
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

// MNY-201, APP-340
test('money that the operator adds in one tab is on the screens of both', async ({ page, context, open, texts }) => {
  const { other, before } = await twoTabsOfMore(250, { page, context, open, texts });
  const after = await balances(other, texts);
  expect(after).toMatchObject({ games: before.games, total: before.total + 25_000 });
  await expect.poll(() => balances(page, texts)).toEqual(after);
});
