import type { Page } from '@playwright/test';
import jsQr from 'jsqr';
import { bodiesOf, callsOf } from '../../support/calls.ts';
import { expect, settled, test } from '../../support/fixtures.ts';
import { backToChoice, chooseMethod, methodRow, openDeposit } from '../../support/steps/deposit.ts';
import { balances, openAction } from '../../support/steps/wallet.ts';
import { fill } from '../../support/texts.ts';

test.use({ person: 'player' });

/** What a QR on the screen says, read from its pixels. */
async function readQr(page: Page, name: RegExp): Promise<string | undefined> {
  const pixels = await page.getByRole('img', { name }).evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 232;
    const pen = canvas.getContext('2d');
    pen?.drawImage(image, 0, 0, 232, 232);
    return Array.from(pen?.getImageData(0, 0, 232, 232).data ?? []);
  });
  return jsQr(Uint8ClampedArray.from(pixels), 232, 232)?.data;
}

test.describe('bank accounts', () => {
  test.use({ scenario: 'bank-deposit' });

  // DEP-1, DEP-2, DEP-4, DEP-7, DEP-9, DEP-10, DEP-11, DEP-12
  test('the player’s own account number is copied one second after its name was made English', {
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
    for (const wrong of ['', '   ', 'สมชาย', 'A1', "O'BRIEN"]) {
      await field.fill(wrong);
      await save.click();
      await expect(page.getByRole('alert').filter({ hasText: texts.deposit.name.must })).toBeVisible();
    }
    expect(await callsOf(page, 'updateBankAccountName')).toEqual([]);

    await field.fill('');
    await field.pressSequentially('som  chai');
    await field.press('Home');
    await field.pressSequentially('a');
    // The caret stays in place while letters turn into capitals.
    await field.pressSequentially('b');
    await expect(field).toHaveValue('ABSOM  CHAI');
    await save.click();
    await expect(dialog).toBeHidden();
    await expect(own).toContainText('ABSOM CHAI');
    expect(await bodiesOf(page, 'updateBankAccountName')).toEqual([{ bankCode: 'KTB', bankAccountName: 'ABSOM CHAI' }]);
    const copied = page.getByText(/^[^{]*\b\d{10,12}$/).filter({ hasText: fill(texts.common.copied, { text: '' }) });
    await expect(copied).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\d{10,12}$/);
  });

  // DEP-24, DEP-25
  test('the instructions of BCEL open in large, and Back closes only them', async ({ page, open, texts }) => {
    await open('/user/home');
    const sheet = await openDeposit(page, texts, 'bank');
    await sheet.getByText(texts.deposit.enlarge).click();
    const zoom = page.getByRole('button', { name: texts.deposit.zoomIn });
    await expect(zoom).toBeVisible();
    await zoom.click();
    await expect(page.getByRole('button', { name: texts.deposit.zoomOut })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('button', { name: texts.deposit.zoomOut })).toBeHidden();
    await expect(sheet).toBeVisible();
  });
});

test.describe('QR', () => {
  test.use({ scenario: 'qr-deposit' });

  // QR-3, QR-4, QR-13, QR-14, QR-16, QR-18, QR-24, QR-29, QR-36, QR-49
  test('a QR is made, read, kept while the sheet is closed, and cancelled; the other panels reload', {
    tag: '@smoke',
  }, async ({ page, open, texts }) => {
    await open('/user/home');
    let sheet = await openDeposit(page, texts, 'qr');
    const askedFor = async () => (await callsOf(page, 'getQr')).map(({ path }) => path.split('/').at(-1)).sort();
    await expect.poll(askedFor).toEqual(['FP', 'KBANK', 'PAYONEX', 'PAYTIMZ', 'WW']);
    let panel = sheet.getByRole('region', { name: 'WW', exact: true });
    const create = panel.getByRole('button', { name: texts.qr.create });
    const amount = panel.getByRole('textbox', { name: texts.qr.amount });
    // Texts that are no amounts.
    for (const tooLittle of ['', '99.99', '-5', '1.000,50', '100.001']) {
      await amount.fill(tooLittle);
      await expect(create, tooLittle).toBeDisabled();
    }
    await amount.fill('๑,๒๓๔.๕๐');
    await create.click();
    const image = panel.getByRole('img', { name: /1,234\.50/ });
    await expect(image).toHaveAttribute('src', /^data:image\/svg/);
    await expect(panel.getByRole('timer')).toHaveText(/^14:\d\d$/);
    expect(await readQr(page, /1,234\.50/)).toContain('54071234.50');
    expect(await bodiesOf(page, 'createQr')).toEqual([{ amount: 1234.5 }]);
    await settled(page);
    // The shown one is asked for every 5 s meanwhile (QR-260).
    const others = (await callsOf(page, 'getQr')).filter(({ path }) => !path.endsWith('/WW'));
    expect(others).toHaveLength(4 + 4);

    await sheet.getByRole('button', { name: texts.common.close, exact: true }).click();
    await expect(sheet).toBeHidden();
    await page.evaluate(() => window.sandbox?.clock.jump('5m'));
    sheet = await openDeposit(page, texts, 'qr');
    panel = sheet.getByRole('region', { name: 'WW', exact: true });
    await expect(panel.getByRole('timer')).toHaveText(/^0[89]:\d\d$/);

    await panel.getByRole('button', { name: texts.qr.cancel }).click();
    await expect(panel.getByRole('button', { name: texts.qr.create })).toBeVisible();
    expect(await callsOf(page, 'cancelQr')).toHaveLength(1);
  });

  // QR-13, QR-17, QR-30, QR-31, QR-32
  test('an expired QR disappears without a DELETE, in seconds as in milliseconds', async ({ page, open, texts }) => {
    await open('/user/home');
    const sheet = await openDeposit(page, texts, 'qr');
    // FP names seconds, the others milliseconds (QR-31, QR-32).
    const panel = sheet.getByRole('region', { name: 'FP', exact: true });
    await panel.getByRole('button', { name: '500', exact: true }).click();
    await panel.getByRole('button', { name: texts.qr.create }).dblclick({ delay: 0 });
    await expect(panel.getByRole('timer')).toHaveText(/^14:\d\d$/);
    expect(await callsOf(page, 'createQr')).toHaveLength(1);
    await page.evaluate(() => window.sandbox?.clock.jump('16m'));
    await expect(panel.getByText(texts.qr.expired)).toBeVisible();
    await expect(panel.getByRole('button', { name: texts.qr.create })).toBeVisible();
    expect(await callsOf(page, 'cancelQr')).toEqual([]);
  });

  // QR-263, QR-264
  test('"I have paid" closes the sheet with a toast, and another toast tells when the money is there', {
    tag: '@smoke',
  }, async ({ page, open, texts }) => {
    await open('/user/home');
    const before = await balances(page, texts);
    const sheet = await openDeposit(page, texts, 'qr');
    const panel = sheet.getByRole('region', { name: 'WW', exact: true });
    await panel.getByRole('button', { name: '100', exact: true }).click();
    await panel.getByRole('button', { name: texts.qr.create }).click();
    await panel.getByRole('button', { name: texts.qr.transferred }).click();
    const toast = (text: string) => page.getByRole('status').filter({ hasText: text });
    await expect(toast(texts.qr.refreshing)).toBeVisible();
    await expect(sheet).toBeHidden();
    const said = { amount: '100.00', currency: texts.formats.currency.BAHT };
    await expect(page.getByRole('button', { name: fill(texts.qr.waits, said) })).toBeVisible();
    await page.evaluate(() => window.sandbox?.operate('payQr', {}));
    await expect(toast(fill(texts.qr.received, said))).toBeVisible();
    await expect.poll(() => balances(page, texts)).toMatchObject({ wallet: before.wallet + 10_000 });
  });

  // QR-25, QR-26, QR-37, SAFE-29, SAFE-30, SAFE-31
  test('hostile markup of a QR is shown as an image or not at all', async ({ page, open, texts }) => {
    await open('/user/home');
    const sheet = await openDeposit(page, texts, 'qr');
    const panel = sheet.getByRole('region', { name: 'WW', exact: true });
    const shapes = '<path d="M0 0h9v9z"/>';
    const hostile = [
      `<svg viewBox="0 0 9 9" onload="window.__xss=1">${shapes}<script>window.__xss=1</script></svg>`,
      `<svg viewBox="0 0 9 9">${shapes}<image href="https://evil.test/a.png"/><style>@import url(//evil.test/a)</style></svg>`,
      `<svg viewBox="0 0 9 9">${shapes}<foreignObject><img src=x onerror="window.__xss=1"></foreignObject></svg>`,
      '<img src=x onerror="window.__xss=1">',
      '<img src="https://evil.test/qr.png">',
      'plain text',
      '',
    ];
    for (const [index, qrcode] of hostile.entries()) {
      const body = { hasQrcode: true, qrcodeId: `h${index}`, qrcode, amount: 100, expireIn: 4_102_444_800 };
      await page.evaluate((answer) => window.sandbox?.fault('createQr', { body: JSON.stringify(answer) }), body);
      await panel.getByRole('button', { name: '100', exact: true }).click();
      await panel.getByRole('button', { name: texts.qr.create }).click();
      if (index < 3) await expect(panel.getByRole('img')).toHaveAttribute('src', /^data:image\/svg\+xml/);
      else await expect(panel.getByText(texts.qr.unreadable)).toBeVisible();
      await expect(panel.locator('script, foreignObject, svg image, iframe')).toHaveCount(0);
      // The server knows no such QR: it is gone, which is what the cancelling wanted (QR-36).
      await panel.getByRole('button', { name: texts.qr.cancel }).click();
      await expect(panel.getByRole('button', { name: texts.qr.create })).toBeVisible();
    }
    expect(await page.evaluate(() => '__xss' in window)).toBe(false);
  });
});

test.describe('e-wallets', () => {
  test.use({ scenario: 'everyday' });

  // DEP-32, DEP-34, DEP-35, DEP-36, DEP-37, DEP-41, DEP-47
  test('a gift link is found in shared text, and sent encrypted and once', { tag: '@smoke' }, async ({
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
    await field.fill('   ');
    await expect(send).toBeDisabled();
    await field.fill('http://gift.truemoney.com/campaign/?v=KRAPAOGIFT500');
    await send.click();
    await expect(sheet.getByText(texts.deposit.gift.invalid)).toBeVisible();
    expect(await callsOf(page, 'sendGiftLink')).toEqual([]);

    await field.fill('ของขวัญให้คุณ\nhttps://gift.truemoney.com/campaign/?utm=x&v=KRAPAOGIFT500 กดรับเลย');
    await send.dblclick({ delay: 0 });
    const toast = page.getByRole('status').filter({ hasText: texts.deposit.gift.sent });
    await expect(toast.getByRole('button', { name: texts.common.openStatement })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const sent = await callsOf(page, 'sendGiftLink');
    expect(sent).toHaveLength(1);
    expect(JSON.stringify(sent)).not.toContain('truemoney');
    await expect.poll(() => balances(page, texts)).toMatchObject({ wallet: before.wallet + 50_000 });
  });

  // DEP-42, DEP-43, DES-21
  test('a used gift link is refused in red, and stays in the text box', async ({ page, open, texts }) => {
    await open('/user/home');
    const sheet = await openDeposit(page, texts, 'gift');
    const field = sheet.getByRole('textbox', { name: texts.deposit.gift.label });
    await field.fill('https://gift.truemoney.com/campaign/?v=KRAPAOUSED');
    await sheet.getByRole('button', { name: texts.deposit.gift.send }).click();
    await expect(page.getByText(texts.errorMsg.TRUELINK_DUPLICATE)).toBeVisible();
    await expect(field).toHaveValue(/KRAPAOUSED/);
    await expect(sheet.getByRole('button', { name: texts.deposit.gift.send })).toBeFocused();
  });
});

test.describe('no channel', () => {
  test.use({ scenario: 'no-deposit' });

  // DEP-20, DEP-27
  test('says so below the player’s own account', async ({ page, open, texts }) => {
    await open('/user/home');
    const sheet = await openAction(page, texts, 'deposit');
    await expect(sheet.getByText(texts.deposit.empty, { exact: true })).toBeVisible();
    await expect(sheet.getByRole('button', { name: texts.deposit.slip })).toHaveCount(0);
  });
});

test.describe('manual', () => {
  test.use({ scenario: 'manual-deposit' });

  // DEP-28
  test('every account is a plain transfer, without QR panel and gift form', { tag: '@smoke' }, async ({
    page,
    open,
    texts,
  }) => {
    await open('/user/home');
    const sheet = await openAction(page, texts, 'deposit');
    let accounts = 0;
    for (const method of ['bank', 'qr', 'wallet'] as const) {
      await chooseMethod(page, texts, sheet, method);
      await expect(sheet.getByText(texts.deposit.manual)).toBeVisible();
      await expect(sheet.getByRole('textbox')).toHaveCount(0);
      accounts += await sheet.getByRole('heading', { level: 4 }).count();
      await backToChoice(sheet, texts);
    }
    expect(accounts).toBe(15);
    await expect(methodRow(sheet, texts, 'gift')).toHaveCount(0);
    expect(await callsOf(page, 'getQr')).toEqual([]);
  });
});
