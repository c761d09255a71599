import { expect, sheetsLeft, test } from '../../support/fixtures.ts';
import { openAction } from '../../support/steps/wallet.ts';

test.use({ person: 'player' });

const amount = /\d\.\d\d(?!\d)/;

// WAL-285
test('hidden amounts stay hidden in the sheets, in the history and after a reload', async ({ page, open, texts }) => {
  await open('/user/home');
  const main = page.getByRole('main');
  await expect(main).toContainText(amount);
  await page.getByRole('button', { name: texts.home.hide }).click();
  await expect(main).not.toContainText(amount);
  const sheet = await openAction(page, texts, 'transfer');
  await expect(sheet).not.toContainText(amount);
  await page.keyboard.press('Escape');
  await sheetsLeft(page);
  const withdrawal = await openAction(page, texts, 'withdraw');
  // The limits belong to the site and stay visible.
  const limit = (label: string) => withdrawal.locator('dt', { hasText: label }).locator('xpath=following-sibling::dd');
  await expect(limit(texts.withdraw.least)).toHaveText(amount);
  await expect(limit(texts.withdraw.most)).toHaveText(amount);
  await expect(limit(texts.withdraw.total)).not.toHaveText(amount);
  await page.keyboard.press('Escape');
  await sheetsLeft(page);
  await page.reload();
  await page.getByRole('navigation').getByRole('link', { name: texts.shell.menu.history }).click();
  await expect(main.getByRole('listitem').first()).toBeVisible();
  await expect(main).not.toContainText(amount);
  await page.getByRole('navigation').getByRole('link', { name: texts.shell.menu.home }).click();
  await page.getByRole('button', { name: texts.home.hide }).click();
  await expect(main).toContainText(amount);
});
