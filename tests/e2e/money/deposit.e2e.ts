import { bodiesOf, callsOf } from '../../support/calls.ts';
import { expect, test } from '../../support/fixtures.ts';
import { openDeposit } from '../../support/steps/deposit.ts';
import { balances } from '../../support/steps/wallet.ts';
import { fill } from '../../support/texts.ts';

test.use({ person: 'player' });

test.describe('bank accounts', () => {
  test.use({ scenario: 'bank-deposit' });

  // DEP-1, DEP-2, DEP-4, DEP-7, DEP-9, DEP-10, DEP-11, DEP-12
  test('copies the own account number after its name was changed to English', {
    tag: '@smoke',
  }, async ({ page, context, open, texts }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open('/user/home');
    const sheet = await openDeposit(page, texts, 'bank');
    const own = sheet.getByRole('region', { name: texts.deposit.own });
    await own.getByRole('button', { name: texts.deposit.copyNumber }).click();
    const dialog = page.getByRole('dialog', { name: texts.deposit.name.title });
    const field = dialog.getByRole('textbox', { name: texts.deposit.name.label });
    const save = dialog.getByRole('button', { name: texts.common.save, exact: true });

    // None of these is a name in English.
    for (const wrong of ['', 'สมชาย', 'A1']) {
      await field.fill(wrong);
      await save.click();
      await expect(page.getByRole('alert').filter({ hasText: texts.deposit.name.must })).toBeVisible();
    }
    expect(await callsOf(page, 'updateBankAccountName')).toEqual([]);

    await field.fill('');
    await field.pressSequentially('som  chai');
    await save.click();
    await expect(dialog).toBeHidden();
    await expect(own).toContainText('SOM CHAI');
    expect(await bodiesOf(page, 'updateBankAccountName')).toEqual([{ bankCode: 'KTB', bankAccountName: 'SOM CHAI' }]);
    const copied = page.getByText(/^[^{]*\b\d{10,12}$/).filter({ hasText: fill(texts.common.copied, { text: '' }) });
    await expect(copied).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\d{10,12}$/);
  });

  // DEP-24, DEP-25
  test('the instructions of BCEL open in large, and Back closes only them', async ({ page, open, texts }) => {
    await open('/user/home');
    const sheet = await openDeposit(page, texts, 'bank');
    await sheet.getByText(texts.deposit.enlarge).click();
    await page.getByRole('button', { name: texts.deposit.zoomIn }).click();
    const large = page.getByRole('button', { name: texts.deposit.zoomOut });
    await expect(large).toBeVisible();
    await page.goBack();
    await expect(large).toBeHidden();
    await expect(sheet).toBeVisible();
  });
});

// DEP-32, DEP-34, DEP-35, DEP-36, DEP-37, DEP-41, DEP-47
test('finds a gift link in shared text, and sends it encrypted and once', { tag: '@smoke' }, async ({
  page,
  open,
  texts,
}) => {
  await open('/user/home');
  const before = await balances(page, texts);
  const sheet = await openDeposit(page, texts, 'gift');
  const field = sheet.getByRole('textbox', { name: texts.deposit.gift.label });
  const send = sheet.getByRole('button', { name: texts.deposit.gift.send });
  await expect(send).toBeDisabled();
  await field.fill('KRAPAOGIFT500');
  await send.click();
  await expect(sheet.getByText(texts.errorMsg.TRUELINK_INVALID)).toBeVisible();

  await field.fill('ของขวัญให้คุณ\nhttps://gift.truemoney.com/campaign/?utm=x&v=KRAPAOGIFT500 กดรับเลย');
  await send.dblclick({ delay: 0 });
  const toast = page.getByRole('status').filter({ hasText: texts.deposit.gift.sent });
  await expect(toast.getByRole('button', { name: texts.common.openStatement })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const sent = await callsOf(page, 'sendGiftLink');
  // The server refused the first, which was no link.
  expect(sent).toHaveLength(2);
  expect(JSON.stringify(sent)).not.toContain('truemoney');
  await expect.poll(() => balances(page, texts)).toMatchObject({ wallet: before.wallet + 50_000 });
});
