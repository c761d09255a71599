/** Choosing a deposit method, going back, and finding the last one first. */
import { callsOf } from '../../support/calls.ts';
import { expect, settled, sheetsLeft, test } from '../../support/fixtures.ts';
import { backToChoice, chooseMethod, methodRow, openDeposit } from '../../support/steps/deposit.ts';
import { openAction } from '../../support/steps/wallet.ts';

test.use({ person: 'player', scenario: 'everyday' });

// DEP-49, DEP-50
test('a chosen method covers the list; button, Escape and Back return to its row in the list', async ({
  page,
  open,
  texts,
}) => {
  await open('/user/home');
  const sheet = await openAction(page, texts, 'deposit');
  const row = methodRow(sheet, texts, 'qr');
  expect(await callsOf(page, 'getQr')).toEqual([]);
  for (const leave of [() => backToChoice(sheet, texts), () => page.keyboard.press('Escape'), () => page.goBack()]) {
    await row.press('Enter');
    await expect(sheet.getByRole('region', { name: 'WW', exact: true })).toBeVisible();
    await expect(row).toHaveCount(0);
    await expect(sheet.getByRole('button', { name: texts.deposit.otherWay })).toBeFocused();
    await settled(page);
    await leave();
    await expect(sheet.getByRole('region', { name: texts.deposit.choose })).toBeVisible();
    await expect(row).toBeFocused();
    await settled(page);
  }
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: texts.home.actions.deposit, exact: true })).toBeFocused();
});

// DEP-50
test('a reload keeps the method; Back leads to the list, then home', async ({ page, open, texts }) => {
  await open('/user/home');
  await openDeposit(page, texts, 'wallet');
  await page.reload();
  await settled(page);
  const sheet = page.getByRole('dialog', { name: texts.deposit.title, exact: true });
  await expect(sheet.getByRole('button', { name: texts.deposit.copyWallet })).toBeVisible();
  await page.goBack();
  await expect(sheet.getByRole('region', { name: texts.deposit.choose })).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/user\/home/);
});

// DEP-50, DEP-51
test('the sheet, closed from a method, opens at the list, with the last used method first after a reload', async ({
  page,
  open,
  texts,
}) => {
  await open('/user/home');
  const { deposit } = texts;
  const sheet = await openAction(page, texts, 'deposit');
  const rows = sheet.getByRole('region', { name: deposit.choose }).getByRole('button');
  await expect(rows.first()).toHaveText(new RegExp(`^${deposit.banks}`));
  await chooseMethod(page, texts, sheet, 'wallet');
  await backToChoice(sheet, texts);
  // No row moves while the sheet is open.
  await expect(rows.first()).toHaveText(new RegExp(`^${deposit.banks}`));
  await chooseMethod(page, texts, sheet, 'wallet');
  await sheet.getByRole('button', { name: texts.common.close, exact: true }).click();
  await sheetsLeft(page);
  await page.reload();
  await settled(page);
  await openAction(page, texts, 'deposit');
  await expect(rows.first()).toHaveText(new RegExp(`^${deposit.wallets}.*${deposit.lastUsed}`));
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  // DEP-50
  test('list and method stand side by side, and Escape closes the sheet at once', async ({ page, open, texts }) => {
    await open('/user/home');
    const sheet = await openAction(page, texts, 'deposit');
    const choice = sheet.getByRole('region', { name: texts.deposit.choose });
    const own = sheet.getByRole('region', { name: texts.deposit.own });
    await expect(own).toBeVisible();
    await methodRow(sheet, texts, 'gift').click();
    await expect(sheet.getByRole('textbox', { name: texts.deposit.gift.label })).toBeVisible();
    await expect(own).toHaveCount(0);
    await methodRow(sheet, texts, 'qr').click();
    const panel = sheet.getByRole('region', { name: 'WW', exact: true });
    await expect(panel).toBeVisible();
    const [left, right] = [await choice.boundingBox(), await panel.boundingBox()];
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
    await expect(methodRow(sheet, texts, 'qr')).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  });
});
