import type { Page } from '@playwright/test';
import { countOf } from '../../support/calls.ts';
import { expect, sheetsLeft, test } from '../../support/fixtures.ts';
import { backToChoice, chooseMethod, openDeposit as openMethod } from '../../support/steps/deposit.ts';
import { balances, openAction } from '../../support/steps/wallet.ts';
import { fill, type Texts } from '../../support/texts.ts';

test.use({ person: 'player', scenario: 'qr-deposit' });

async function openDeposit(page: Page, texts: Texts) {
  const sheet = await openMethod(page, texts, 'qr');
  const panel = (name: string) => {
    const region = sheet.getByRole('region', { name, exact: true });
    return {
      region,
      amount: region.getByRole('textbox', { name: texts.qr.amount }),
      create: region.getByRole('button', { name: texts.qr.create }),
      cancel: region.getByRole('button', { name: texts.qr.cancel }),
    };
  };
  return { sheet, panel };
}

// MNY-16, QR-1, QR-8, QR-9, QR-10, QR-14, QR-40, QR-260, QR-261
test('every provider takes its minimum, and a payment shows when the player comes back', async ({
  page,
  open,
  texts,
}) => {
  await open('/user/home');
  const before = await balances(page, texts);
  const { sheet, panel } = await openDeposit(page, texts);
  let paid = 0;
  for (const [name, code, minimum, presets] of [
    ['ธนาคารกสิกรไทย', 'KBANK', 1, ['10', '20', '50', '100', '500', '1,000']],
    ['WW', 'WW', 100, ['100', '200', '300', '500', '1,000']],
    ['Paytimz', 'PAYTIMZ', 10, ['10', '50', '100', '500', '1,000']],
    ['Payonex', 'PAYONEX', 100, ['100', '200', '300', '500', '1,000']],
    ['FP', 'FP', 10, ['10', '50', '100', '500', '1,000']],
  ] as const) {
    const { region, amount, create } = panel(name);
    await expect(region.getByRole('group').getByRole('button')).toHaveText([...presets], { useInnerText: true });
    await amount.fill((minimum - 0.01).toFixed(2));
    await expect(create, name).toBeDisabled();
    await amount.fill(String(minimum));
    await create.click();
    await expect(region.getByRole('timer')).toBeVisible();
    // The code replaces the focused button: the focus stays in the panel.
    await expect(region).toBeFocused();
    await page.evaluate((bankCode) => window.sandbox?.operate('payQr', { bankCode }), code);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect(region.getByRole('button', { name: texts.qr.play })).toBeVisible();
    paid += minimum * 100;
  }
  await sheet.getByRole('button', { name: texts.common.close, exact: true }).click();
  await expect.poll(() => balances(page, texts)).toMatchObject({ wallet: before.wallet + paid });
});

// DES-21, QR-19, QR-20, QR-33, QR-34
test('a refused QR says why and keeps the amount', async ({ page, open, oracles, texts }) => {
  oracles.expect(/Failed to load resource/);
  await open('/user/home');
  const { panel } = await openDeposit(page, texts);
  const { region, amount, create } = panel('WW');
  await amount.fill('150');
  await page.evaluate(() =>
    window.sandbox?.fault('createQr', { body: JSON.stringify({ hasQrcode: false, message: 'ปิดปรับปรุง <b>5 นาที</b>' }) }),
  );
  await create.click();
  await expect(page.getByRole('alert').filter({ hasText: 'ปิดปรับปรุง <b>5 นาที</b>' })).toBeVisible();
  await page.evaluate(() => window.sandbox?.fault('createQr', 'QR_FAIL'));
  await create.click();
  await expect(page.getByRole('alert').filter({ hasText: texts.errorMsg.QR_FAIL })).toBeVisible();
  await expect(amount).toHaveValue('150');
  await expect(create).toBeFocused();

  // A QR that is expired on arrival, and QRs whose expiry cannot be read.
  const answer = {
    hasQrcode: true,
    qrcodeId: 'q',
    amount: 150,
    qrcode: '<svg viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
  };
  await page.evaluate(
    (body) => window.sandbox?.fault('createQr', { body }),
    JSON.stringify({ ...answer, expireIn: 1 }),
  );
  await create.click();
  await expect(region.getByText(texts.qr.expired)).toBeVisible();
  await page.evaluate(
    (body) => window.sandbox?.fault('createQr', { body }),
    JSON.stringify({ ...answer, expireIn: null }),
  );
  await create.click();
  await expect(panel('WW').cancel).toBeVisible();
  await expect(region.getByRole('timer')).toHaveCount(0);
});

// QR-36, QR-37, QR-269
test('a QR cancelled in another tab is called cancelled in this one', async ({
  page,
  context,
  open,
  oracles,
  texts,
}) => {
  oracles.expect(/Failed to load resource.*404/);
  await open('/user/home');
  const here = (await openDeposit(page, texts)).panel('WW');
  await here.amount.fill('100');
  await here.create.click();
  await expect(here.cancel).toBeVisible();

  const second = await context.newPage();
  await open('/user/home', second);
  const there = (await openDeposit(second, texts)).panel('WW');
  await there.cancel.click();
  await expect(there.region.getByText(texts.qr.cancelled)).toBeVisible();

  await expect(here.region.getByText(texts.qr.cancelled)).toBeVisible();
  await expect(here.region.getByText(texts.qr.gone)).toHaveCount(0);
  await expect(here.create).toBeVisible();
});

// QR-261, QR-263
test('a QR that was left open waits on home, and its money is told there', async ({ page, open, texts }) => {
  await open('/user/home');
  const before = await balances(page, texts);
  const { sheet, panel } = await openDeposit(page, texts);
  const { region, amount, create } = panel('WW');
  await amount.fill('500');
  await create.click();
  await expect(region.getByRole('timer')).toBeVisible();
  await sheet.getByRole('button', { name: texts.common.close, exact: true }).click();
  await sheetsLeft(page);
  await page.reload();
  const said = { amount: '500.00', currency: texts.formats.currency.BAHT };
  const line = page.getByRole('button', { name: fill(texts.qr.waits, said) });
  await line.click();
  await expect(region.getByRole('timer')).toBeInViewport();
  await sheet.getByRole('button', { name: texts.common.close, exact: true }).click();
  await page.evaluate(() => window.sandbox?.operate('payQr', {}));
  await expect(page.getByRole('status').filter({ hasText: fill(texts.qr.received, said) })).toBeVisible();
  await expect(line).toHaveCount(0);
  await expect.poll(() => balances(page, texts)).toMatchObject({ wallet: before.wallet + 50_000 });
});

// QR-261
test('after a paid QR, a provider below others stays open for the next amount', async ({ page, open, texts }) => {
  await open('/user/home');
  const { panel } = await openDeposit(page, texts);
  const { region, amount, create } = panel('WW');
  await amount.fill('500');
  await create.click();
  await expect(region.getByRole('timer')).toBeVisible();
  await page.reload();
  await expect(region.getByRole('timer')).toBeVisible();
  await page.evaluate(() => window.sandbox?.operate('payQr', { bankCode: 'WW' }));
  await region.getByRole('button', { name: texts.qr.again }).click();
  await expect(amount).toBeVisible();
});

// QR-3
test('a provider opened by a key scrolls into view above the footer', async ({ page, open, texts }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await open('/user/home');
  const { sheet } = await openDeposit(page, texts);
  const heads = sheet.locator('button[aria-expanded]');
  const create = sheet.getByRole('button', { name: texts.qr.create });
  await heads.evaluateAll((all: HTMLElement[]) => all.forEach((head) => head.click()));
  await expect(create).toHaveCount(0);
  await heads.last().focus();
  await page.keyboard.press('Enter');
  await expect(create).toBeInViewport({ ratio: 1 });
});

// QR-261, MNY-263
test('a paid QR links to its history entry', async ({ page, open, texts }) => {
  await open('/user/home');
  const { panel } = await openDeposit(page, texts);
  const { region, amount, create } = panel('WW');
  await amount.fill('123');
  await create.click();
  await expect(region.getByRole('timer')).toBeVisible();
  await page.evaluate(() => window.sandbox?.operate('payQr', { bankCode: 'WW' }));
  await region.getByRole('button', { name: texts.common.openStatement }).click();
  await expect(page).toHaveURL(/\/user\/statement/);
  const entry = page.getByRole('dialog', { name: texts.statement.type.deposit });
  await expect(entry).toContainText('+123.00');
  await expect(entry.getByText(/^st\d+/)).toBeVisible();
});

test.describe('with every channel', () => {
  test.use({
    switches: 'depositUnknownPayment:on,depositKbankOther:on,depositScb:on,depositWallet:on,depositGiftLink:on',
  });

  // DEP-15, DEP-16, DEP-19, DEP-49
  test('methods are listed as bank, QR, e-wallet and gift link, and no account is hidden', async ({
    page,
    open,
    texts,
  }) => {
    await open('/user/home');
    const sheet = await openAction(page, texts, 'deposit');
    const { deposit } = texts;
    const rows = sheet.getByRole('region', { name: deposit.choose }).getByRole('button');
    await expect(rows).toHaveText(
      [deposit.banks, deposit.qrs, deposit.wallets, deposit.gift.title].map((title) => new RegExp(`^${title}`)),
    );
    await expect(rows.nth(1)).toContainText(
      fill(texts.qr.minimum, { amount: '1', currency: texts.formats.currency.BAHT }),
    );
    await expect(rows.nth(1)).toContainText('Paytimz');
    await chooseMethod(page, texts, sheet, 'qr');
    await expect(sheet.getByRole('region', { name: 'ธนาคารกสิกรไทย', exact: true })).toHaveCount(2);
  });

  // QR-2
  test('an unknown provider has a button that leads to support', async ({ page, open, texts }) => {
    await open('/user/home');
    const { sheet, panel } = await openDeposit(page, texts);
    const { region } = panel('XYZ Pay');
    await expect(region).toContainText(texts.qr.unknownProvider);
    await region.getByRole('button', { name: texts.deposit.contact }).click();
    await expect(page).toHaveURL(/\/user\/contact/);
    await expect(sheet).toBeHidden();
  });

  // DEP-27
  test('every method offers the slip upload', async ({ page, open, texts }) => {
    await open('/user/home');
    const sheet = await openAction(page, texts, 'deposit');
    const slip = sheet.getByRole('button', { name: texts.deposit.slip });
    for (const method of ['bank', 'qr', 'wallet', 'gift'] as const) {
      await chooseMethod(page, texts, sheet, method);
      await expect(slip, method).toBeVisible();
      await backToChoice(sheet, texts);
    }
    await chooseMethod(page, texts, sheet, 'gift');
    await slip.click();
    await expect(page.getByRole('dialog', { name: texts.slip.title })).toBeVisible();
  });

  // DEP-5
  test('a refused clipboard is reported, and the number is selected for copying by hand', async ({
    page,
    open,
    texts,
  }) => {
    await open('/user/home');
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('Not allowed'));
      document.execCommand = () => false;
    });
    const sheet = await openMethod(page, texts, 'bank');
    await sheet.getByRole('button', { name: texts.deposit.copyNumber }).last().click();
    await expect(page.getByRole('alert').filter({ hasText: texts.common.copyFailed })).toBeVisible();
    expect(await page.evaluate(() => getSelection()?.toString())).toMatch(/^\d[\d-]{9,}$/);
  });
});

test.describe('with a minimum of the build', () => {
  test.use({ switches: 'paytimzMinimum:25' });

  // QR-6, QR-11
  test('PAYTIMZ and FP take it as their minimum, the others keep theirs', async ({ page, open, texts }) => {
    await open('/user/home');
    const { panel } = await openDeposit(page, texts);
    for (const name of ['Paytimz', 'FP']) {
      const { region, amount, create } = panel(name);
      await expect(region.getByRole('group').getByRole('button').first()).toHaveText('25');
      await expect(region).toContainText(texts.qr.minimum.split('{{')[0] + '25');
      await amount.fill('24');
      await expect(create).toBeDisabled();
    }
    await expect(panel('WW').region.getByRole('group').getByRole('button').first()).toHaveText('100');
    expect(await countOf(page, 'createQr')).toBe(0);
  });
});
