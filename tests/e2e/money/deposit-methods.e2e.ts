/** The sections of the deposit sheet. */
import { callsOf } from '../../support/calls.ts';
import { expect, settled, sheetsLeft, test } from '../../support/fixtures.ts';
import { chooseMethod, methodHead, openDeposit } from '../../support/steps/deposit.ts';
import { openAction } from '../../support/steps/wallet.ts';

test.use({ person: 'player', scenario: 'everyday' });

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${viewport.width} × ${viewport.height} pixels`, () => {
    test.use({ viewport });

    // DEP-1, DEP-15, DEP-50, QR-3
    test('own account, open bank section and all heads fit one screen, and the current QRs were fetched', async ({
      page,
      open,
      texts,
    }) => {
      await open('/user/home');
      const sheet = await openAction(page, texts, 'deposit');
      await expect(sheet.getByRole('region', { name: texts.deposit.own })).toBeInViewport({ ratio: 1 });
      await expect(methodHead(sheet, texts, 'bank')).toHaveAttribute('aria-expanded', 'true');
      for (const copy of await sheet.getByRole('button', { name: texts.deposit.copyNumber }).all())
        await expect(copy).toBeInViewport({ ratio: 1 });
      for (const method of ['bank', 'qr', 'wallet', 'gift'] as const)
        await expect(methodHead(sheet, texts, method)).toBeInViewport({ ratio: 1 });
      await expect.poll(async () => (await callsOf(page, 'getQr')).length).toBe(2);
    });
  });
}

// DEP-50
test('an opened section closes the other one, is in view, and stays open after a reload', async ({
  page,
  open,
  texts,
}) => {
  await open('/user/home');
  const sheet = await openDeposit(page, texts, 'gift');
  const [gift, bank] = [methodHead(sheet, texts, 'gift'), methodHead(sheet, texts, 'bank')];
  await expect(gift).toBeFocused();
  await expect(bank).toHaveAttribute('aria-expanded', 'false');
  await expect(sheet.getByRole('button', { name: texts.deposit.gift.send })).toBeInViewport({ ratio: 1 });
  await page.reload();
  await settled(page);
  await expect(gift).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/user\/home/);
});

// DEP-49
test('the last used method is marked and keeps its place', async ({ page, open, texts }) => {
  const { deposit } = texts;
  await open('/user/home');
  const sheet = await openAction(page, texts, 'deposit');
  const heads = sheet.getByRole('heading', { level: 3 }).getByRole('button');
  const order = [deposit.banks, deposit.qrs, deposit.wallets, deposit.gift.title];
  await chooseMethod(page, texts, sheet, 'wallet');
  // No line moves while the sheet is open.
  await expect(sheet.getByText(deposit.lastUsed)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await sheetsLeft(page);
  await openAction(page, texts, 'deposit');
  await expect(heads).toHaveText(order);
  await expect(sheet.getByRole('region', { name: deposit.wallets, exact: true })).toContainText(deposit.lastUsed);
});
