import type { Page } from '@playwright/test';
import { bodiesOf } from '../../support/calls.ts';
import { expect, settled, test } from '../../support/fixtures.ts';
import { balances, openWithdraw, satangIn, sendLogin, sendTransfer } from '../../support/steps/wallet.ts';

test.use({ person: 'player' });

/** Both commands: the one that gathers from the games, and the one that does not. */
const sent = async (page: Page) => [
  ...(await bodiesOf(page, 'withdrawAll')).map((body) => ['withdrawAll', body]),
  ...(await bodiesOf(page, 'withdraw')).map((body) => ['withdraw', body]),
];

// MNY-29, MNY-261, MNY-263, MNY-265, WDR-1, WDR-4, WDR-17, WDR-18, WDR-19
test('a double click withdraws once, to the satang, from wallet and games, and the receipt leads to its entry', {
  tag: '@smoke',
}, async ({ page, open, texts }) => {
  await open('/user/home');
  const before = await balances(page, texts);
  const { sheet, amount, confirm } = await openWithdraw(page, texts);
  expect(satangIn(await sheet.getByRole('definition').first().innerText())).toBe(before.total);
  await amount.fill('๑,๐๐๐.๕๐');
  await confirm.dblclick({ delay: 0 });
  const done = page.getByRole('dialog', { name: texts.withdraw.done });
  await expect(done).toContainText('1,000.50');
  expect(await sent(page)).toEqual([['withdrawAll', { amount: 1000.5 }]]);
  const reference = await done.getByText(/^KP\d{16}$/).innerText();
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    done.getByRole('button', { name: texts.qr.save }).click(),
  ]);
  expect(picture.suggestedFilename()).toMatch(/^krapao-\d+\.png$/);
  await done.getByRole('button', { name: texts.common.openStatement }).click();
  const entry = page.getByRole('dialog', { name: texts.statement.type.withdraw });
  await expect(entry).toContainText('−1,000.50');
  await expect(entry).toContainText(reference);
  await open('/user/home');
  await expect.poll(() => balances(page, texts)).toMatchObject({ total: before.total - 100_050 });
});

// MNY-330
test('a transfer of more than the wallet has leads to a deposit, once', async ({ page, open, texts }) => {
  await open('/user/home');
  await sendTransfer(page, texts, texts.account.WALLET, 'Joker', '99999');
  const refusal = page.getByRole('dialog', { name: texts.common.error });
  await refusal.getByRole('button', { name: texts.home.actions.deposit, exact: true }).click();
  const deposit = page.getByRole('dialog', { name: texts.deposit.title });
  await expect(deposit).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await settled(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

// MNY-44, MNY-45
test('a session that ends during a withdrawal moves no money, and the next login restores the form', async ({
  page,
  open,
  texts,
}) => {
  await open('/user/home');
  const before = await balances(page, texts);
  const { amount, confirm } = await openWithdraw(page, texts);
  await amount.fill('150.50');
  await page.evaluate(() => window.sandbox?.fault('withdrawAll', 'invalid-token'));
  await confirm.click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(texts.common.sessionEndedMoney)).toHaveCount(1);

  await sendLogin(page, texts);
  await expect(page).toHaveURL(/\/user\/home/);
  await settled(page);
  expect((await balances(page, texts)).total).toBe(before.total);
  const again = await openWithdraw(page, texts);
  await expect(again.amount).toHaveValue('150.50');
  expect(await sent(page)).toHaveLength(1);
});
