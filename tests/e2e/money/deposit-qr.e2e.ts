import type { Page } from '@playwright/test';
import jsQr from 'jsqr';
import { bodiesOf, callsOf } from '../../support/calls.ts';
import { expect, settled, sheetsLeft, test } from '../../support/fixtures.ts';
import { chooseProvider, makeQr, openDeposit, openProvider } from '../../support/steps/deposit.ts';
import { balances } from '../../support/steps/wallet.ts';
import { fill } from '../../support/texts.ts';

test.use({ person: 'player', scenario: 'qr-deposit' });

const pay = (page: Page) => page.evaluate(() => window.sandbox?.operate('payQr', {}));

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

// QR-3, QR-4, QR-13, QR-14, QR-16, QR-18, QR-24, QR-29, QR-30, QR-31, QR-32, QR-36, QR-40, QR-49
test('a QR is readable, stays while the sheet is closed, and is cancelled or expires; the other panels reload', {
  tag: '@smoke',
}, async ({ page, open, texts }) => {
  await open('/user/home');
  const sheet = await openDeposit(page, texts, 'qr');
  const askedFor = async () => (await callsOf(page, 'getQr')).map(({ path }) => path.split('/').at(-1)).sort();
  await expect.poll(askedFor).toEqual(['FP', 'KBANK', 'PAYONEX', 'PAYTIMZ', 'WW']);
  const panel = await chooseProvider(sheet);
  const create = panel.getByRole('button', { name: texts.qr.create });
  const amount = panel.getByRole('textbox', { name: texts.qr.amount });
  await amount.fill('99.99');
  await expect(create).toBeDisabled();
  await amount.fill('๑,๒๓๔.๕๐');
  await create.click();
  const image = panel.getByRole('img', { name: /1,234\.50/ });
  await expect(image).toHaveAttribute('src', /^data:image\/svg/);
  await expect(panel.getByRole('timer')).toHaveText(/^14:\d\d$/);
  // The code replaces the focused button: the focus stays in the panel.
  await expect(panel).toBeFocused();
  expect(await readQr(page, /1,234\.50/)).toContain('54071234.50');
  expect(await bodiesOf(page, 'createQr')).toEqual([{ amount: 1234.5 }]);
  await settled(page);
  // The shown one is asked for every 5 s meanwhile (QR-260).
  const others = (await callsOf(page, 'getQr')).filter(({ path }) => !path.endsWith('/WW'));
  expect(others).toHaveLength(4 + 4);

  await sheet.getByRole('button', { name: texts.common.close, exact: true }).click();
  await expect(sheet).toBeHidden();
  await page.evaluate(() => window.sandbox?.clock.jump('5m'));
  await openDeposit(page, texts, 'qr');
  await expect(panel.getByRole('timer')).toHaveText(/^0[89]:\d\d$/);
  await panel.getByRole('button', { name: texts.qr.cancel }).click();
  await expect(create).toBeVisible();

  await amount.fill('500');
  await create.click();
  await expect(panel.getByRole('timer')).toBeVisible();
  await page.evaluate(() => window.sandbox?.clock.jump('16m'));
  await expect(panel.getByText(texts.qr.expired)).toBeVisible();
  await expect(create).toBeVisible();
  expect(await callsOf(page, 'cancelQr')).toHaveLength(1);
});

// QR-261, QR-263, QR-264
test('"I have paid" closes the sheet, the QR waits on home over a reload, and a toast reports the money', {
  tag: '@smoke',
}, async ({ page, open, texts }) => {
  await open('/user/home');
  const before = await balances(page, texts);
  const panel = await makeQr(page, texts, '100');
  await panel.getByRole('button', { name: texts.qr.transferred }).click();
  const toast = (text: string) => page.getByRole('status').filter({ hasText: text });
  await expect(toast(texts.qr.refreshing)).toBeVisible();
  await expect(panel).toBeHidden();
  await sheetsLeft(page);
  await page.reload();
  const said = { amount: '100.00', currency: texts.formats.currency.BAHT };
  const line = page.getByRole('button', { name: fill(texts.qr.waits, said) });
  await line.click();
  await expect(panel.getByRole('timer')).toBeInViewport();
  await page.getByRole('dialog').getByRole('button', { name: texts.common.close, exact: true }).click();
  await pay(page);
  await expect(toast(fill(texts.qr.received, said))).toBeVisible();
  await expect(line).toHaveCount(0);
  await expect.poll(() => balances(page, texts)).toMatchObject({ wallet: before.wallet + 10_000 });
});

// QR-3
test('a provider opened by a key scrolls into view above the footer, and closes the other', async ({
  page,
  open,
  texts,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await open('/user/home');
  const sheet = await openDeposit(page, texts, 'qr');
  const create = sheet.getByRole('button', { name: texts.qr.create });
  await expect(create).toHaveCount(1);
  const heads = sheet.getByRole('heading', { level: 4 });
  await heads.getByRole('button', { expanded: false }).last().press('Enter');
  await expect(create).toHaveCount(1);
  await expect(create).toBeInViewport({ ratio: 1 });
  await expect(heads.getByRole('button', { expanded: true })).toBeFocused();
});

// DES-10, QR-24, QR-271
for (const [width, height] of [
  [320, 568],
  [390, 844],
  [1280, 800],
] as const) {
  test(`a new QR is in view with amount, time and Save at ${width} x ${height}`, async ({ page, open, texts }) => {
    await page.setViewportSize({ width, height });
    await open('/user/home');
    const panel = await makeQr(page, texts, '1234.5', 'Payonex');
    const code = panel.getByRole('img', { name: /1,234\.50/ });
    const save = panel.getByRole('button', { name: texts.qr.save });
    for (const part of [panel.getByText(/^1,234\.50/), panel.getByRole('timer'), code, save])
      await expect(part).toBeInViewport({ ratio: 1 });
    expect((await code.boundingBox())?.width).toBeGreaterThanOrEqual(220);
  });
}

// QR-25, QR-26, QR-37, SAFE-29, SAFE-30, SAFE-31
test('shows the markup of a QR as an image that runs nothing, or names the address of its picture', async ({
  page,
  open,
  texts,
}) => {
  await open('/user/home');
  const panel = await openProvider(page, texts);
  const png = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
  const shapes = '<path d="M0 0h9v9z"/>';
  const hostile = [
    `<svg viewBox="0 0 9 9" onload="window.__xss=1">${shapes}<script>window.__xss=1</script></svg>`,
    `<svg viewBox="0 0 9 9">${shapes}<image href="https://evil.test/a.png"/><style>@import url(//evil.test/a)</style></svg>`,
    `<svg viewBox="0 0 9 9">${shapes}<foreignObject><img src=x onerror="window.__xss=1"></foreignObject></svg>`,
    `<div><svg viewBox="0 0 9 9"><image width="9" height="9" href="${png}"/></svg></div>`,
    `<svg viewBox="0 0 9 9"><image xlink:href="${png}"/><use href="#a"/></svg>`,
    `<p>Scan <img src="${png}"></p>`,
    '<img src="data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=">',
    '<img src=x onerror="window.__xss=1">',
    '<img src="https://evil.test/qr.png">',
    '<svg viewBox="0 0 9 9"><image href="https://evil.test/a.png"/></svg>',
    'plain text',
    '',
  ];
  const shown = 7;
  for (const [index, qrcode] of hostile.entries()) {
    const body = { hasQrcode: true, qrcodeId: `h${index}`, qrcode, amount: 100, expireIn: 4_102_444_800 };
    await page.evaluate((answer) => window.sandbox?.fault('createQr', { body: JSON.stringify(answer) }), body);
    await panel.getByRole('button', { name: '100', exact: true }).click();
    await panel.getByRole('button', { name: texts.qr.create }).click();
    if (index < shown) await expect(panel.getByRole('img')).toHaveAttribute('src', /^data:image\//);
    else await expect(panel.getByText(texts.qr.unreadable)).toBeVisible();
    const address = panel.getByRole('link', { name: texts.deposit.openPicture });
    await expect(address).toHaveCount(qrcode.includes('src="https:') ? 1 : 0);
    await expect(panel.locator('script, foreignObject, svg image, iframe')).toHaveCount(0);
    // The server knows no such QR: it is gone, which is what the cancellation wants (QR-36).
    await panel.getByRole('button', { name: texts.qr.cancel }).click();
    await expect(panel.getByRole('button', { name: texts.qr.create })).toBeVisible();
  }
  expect(await page.evaluate(() => '__xss' in window)).toBe(false);
});
