import type { Page } from '@playwright/test';
import { countOf } from '../../support/calls.ts';
import { expect, settled, test } from '../../support/fixtures.ts';
import { png } from '../../support/png.ts';
import { openSheet } from '../../support/steps/wallet.ts';
import type { Texts } from '../../support/texts.ts';

test.use({ person: 'player' });

const picture = (name: string, buffer = png, mimeType = 'image/png') => ({ name, mimeType, buffer });

const openSlips = (page: Page, texts: Texts) => openSheet(page, texts.slip.open, texts.slip.title);

const uploads = (page: Page) => countOf(page, 'uploadSlip');

// SLP-7, SLP-15, SLP-19, SLP-20, SLP-24, SLP-29, SLP-35
test('a slip is uploaded, checked and accepted', { tag: '@smoke' }, async ({ page, open, texts }) => {
  await page.clock.install();
  await open('/user/statement');
  const sheet = await openSlips(page, texts);
  await sheet.getByLabel(texts.slip.choose).setInputFiles(picture('slip-500.png'));
  await expect(sheet.getByRole('img', { name: texts.slip.preview })).toBeVisible();
  await sheet.getByRole('button', { name: texts.slip.upload, exact: true }).dblclick({ delay: 0 });
  await expect(page.getByText(texts.slip.sent)).toBeVisible();
  const newest = sheet.getByRole('listitem').filter({ hasText: '14/03/2026 20:15' }).first();
  await expect(newest).toContainText(texts.slip.status.pending);
  expect(await uploads(page)).toBe(1);

  await page.evaluate(() => window.sandbox?.operate('approveSlip', {}));
  // The status of a slip that is being checked is fetched again by itself.
  await page.clock.runFor(11_000);
  await expect(newest).toContainText(texts.slip.status.success);
});

/** What the simulated server knows of each slip. */
const uploadedFiles = async (page: Page): Promise<unknown[]> => {
  const entries = await page.evaluate(() => JSON.stringify(window.sandbox?.journal()));
  return (JSON.parse(entries) as { operation?: string; body?: { file: unknown } }[])
    .filter(({ operation }) => operation === 'uploadSlip')
    .map(({ body }) => body?.file);
};

/** A picture of a format that a canvas can write. */
const drawn = async (page: Page, type: string) => {
  const base64 = await page.evaluate((format) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [60, 90];
    canvas.getContext('2d')?.fillRect(0, 0, 30, 90);
    return canvas.toDataURL(format).split(',')[1] ?? '';
  }, type);
  return Buffer.from(base64, 'base64');
};

// SAFE-56, SLP-8, SLP-21, SLP-49
test('leaves a file that is no picture to the server, and sends pictures by their bytes, redrawn if needed', async ({
  page,
  open,
  texts,
}) => {
  await open('/user/statement');
  const [jpeg, webp] = [await drawn(page, 'image/jpeg'), await drawn(page, 'image/webp')];
  expect(webp.subarray(8, 12).toString()).toBe('WEBP');
  const sheet = await openSlips(page, texts);
  const preview = sheet.getByRole('img', { name: texts.slip.preview });
  await sheet.getByLabel(texts.slip.choose).setInputFiles(picture('page.png', Buffer.from('<html>')));
  await sheet.getByRole('button', { name: texts.slip.upload, exact: true }).click();
  await expect(sheet.getByText(texts.errorMsg.SLIP_INVALID_FILE)).toBeVisible();
  await sheet.getByRole('button', { name: texts.slip.another }).click();
  const rows = [
    [picture('slip.jfif', jpeg, 'application/octet-stream'), { name: 'slip.jpg', type: 'image/jpeg', sniffed: 'jpeg' }],
    [picture('line.jpg', webp, 'image/jpeg'), { name: 'line.jpg', type: 'image/jpeg', sniffed: 'jpeg' }],
  ] as const;
  for (const [at, [given, sent]] of rows.entries()) {
    await sheet.getByLabel(texts.slip.choose).setInputFiles(given);
    await expect(preview).toBeVisible();
    await sheet.getByRole('button', { name: texts.slip.upload, exact: true }).click();
    await expect.poll(() => uploadedFiles(page)).toHaveLength(at + 1);
    expect((await uploadedFiles(page)).at(-1)).toMatchObject(sent);
    await expect(sheet.getByLabel(texts.slip.choose)).toBeAttached();
  }
});

test.describe('slips', () => {
  test.use({ scenario: 'slips' });

  // SAFE-24, SLP-1, SLP-26, SLP-27, SLP-37, SLP-38, WAL-43
  test('every slip opens in a new tab', async ({ page, context, open, oracles, texts }) => {
    // Chromium requests a favicon from the host for a picture in its own tab.
    oracles.expect(/Failed to load resource.*404/);
    await open('/user/statement');
    const sheet = await openSlips(page, texts);
    await expect(sheet.getByRole('listitem').first()).toContainText(/\d\d\/03\/2026 \d\d:\d\d:\d\d/);
    await settled(page);
    const [byReference] = await Promise.all([
      context.waitForEvent('page'),
      sheet.getByRole('listitem').first().getByRole('button').click(),
    ]);
    await expect(byReference).toHaveURL(/slips\/slip-\d/);
    await expect(byReference.locator('svg').first()).toBeVisible();
    const [byLink] = await Promise.all([context.waitForEvent('page'), sheet.getByRole('link').first().click()]);
    await expect(byLink).toHaveURL(/slips\/slip-\d/);
    expect(await byLink.evaluate(() => window.opener)).toBeNull();
    await Promise.all([byReference.close(), byLink.close()]);
    expect(await countOf(page, 'getSlipByReference')).toBe(1);
  });
});
