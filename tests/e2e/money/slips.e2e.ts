import type { Page } from '@playwright/test';
import { countOf } from '../../support/calls.ts';
import { expect, settled, test } from '../../support/fixtures.ts';
import { png } from '../../support/png.ts';
import { openSheet } from '../../support/steps/wallet.ts';
import { fill, type Texts } from '../../support/texts.ts';

test.use({ person: 'player' });

const pngOf = (size: number) => Buffer.concat([png, Buffer.alloc(size - png.length)]);
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

// SAFE-56, SLP-8, SLP-9, SLP-11
test('a file that is no picture is never sent', async ({ page, open, texts }) => {
  await open('/user/statement');
  const sheet = await openSlips(page, texts);
  const input = sheet.getByLabel(texts.slip.choose);
  const megabyte = 1024 * 1024;
  const tooLarge = fill(texts.slip.problem.tooLarge, { megabytes: 10 });
  for (const [file, complaint] of [
    [picture('page.png', Buffer.from('<html><script>1</script>')), texts.slip.problem.notSupported],
    [picture('text.jpg', Buffer.from('paid'), 'image/jpeg'), texts.slip.problem.notSupported],
    [picture('film.jpg', Buffer.from('\0\0\0\x18ftypisom'), 'image/jpeg'), texts.slip.problem.notSupported],
    [picture('empty.png', Buffer.alloc(0)), texts.slip.problem.notSupported],
    [picture('drawing.svg', Buffer.from('<svg/>'), 'image/svg+xml'), texts.slip.problem.notSupported],
    [picture('large.png', pngOf(10 * megabyte + 1)), tooLarge],
  ] as const) {
    await input.setInputFiles(file);
    await expect(sheet.getByText(complaint), file.name).toBeVisible();
    await expect(sheet.getByRole('img', { name: texts.slip.preview })).toHaveCount(0);
  }
  expect(await uploads(page)).toBe(0);
  await input.setInputFiles(picture('../ส ลิป.png', pngOf(10 * megabyte)));
  await expect(sheet.getByRole('img', { name: texts.slip.preview })).toBeVisible();
});

/** What the simulated server got to know of each slip. */
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

// SAFE-56, SLP-8, SLP-49
test('a picture is sent as what its first bytes say, and redrawn as JPEG if need be', async ({ page, open, texts }) => {
  await open('/user/statement');
  const [jpeg, webp] = [await drawn(page, 'image/jpeg'), await drawn(page, 'image/webp')];
  expect(webp.subarray(8, 12).toString()).toBe('WEBP');
  const sheet = await openSlips(page, texts);
  const rows = [
    [picture('screenshot.jpg', png, 'image/jpeg'), { name: 'screenshot.png', type: 'image/png', sniffed: 'png' }],
    [picture('1000012345', jpeg, ''), { name: '1000012345.jpg', type: 'image/jpeg', sniffed: 'jpeg' }],
    [picture('slip.jfif', jpeg, 'application/octet-stream'), { name: 'slip.jpg', type: 'image/jpeg', sniffed: 'jpeg' }],
    [picture('line.jpg', webp, 'image/jpeg'), { name: 'line.jpg', type: 'image/jpeg', sniffed: 'jpeg' }],
  ] as const;
  for (const [at, [given, sent]] of rows.entries()) {
    await sheet.getByLabel(texts.slip.choose).setInputFiles(given);
    await expect(sheet.getByRole('img', { name: texts.slip.preview })).toBeVisible();
    await sheet.getByRole('button', { name: texts.slip.upload, exact: true }).click();
    await expect.poll(() => uploadedFiles(page)).toHaveLength(at + 1);
    expect((await uploadedFiles(page)).at(-1)).toMatchObject(sent);
    await expect(sheet.getByLabel(texts.slip.choose)).toBeAttached();
  }
});

// SAFE-62, SLP-21
test('a refused upload keeps the file for another try', async ({ page, open, texts }) => {
  await open('/user/statement');
  const sheet = await openSlips(page, texts);
  await page.evaluate(() => window.sandbox?.fault('uploadSlip', 'SLIP_INVALID_FILE'));
  await sheet.getByLabel(texts.slip.choose).setInputFiles(picture('slip-500.png'));
  await sheet.getByRole('button', { name: texts.slip.upload, exact: true }).click();
  await expect(sheet.getByText(texts.errorMsg.SLIP_INVALID_FILE)).toBeVisible();
  await sheet.getByRole('button', { name: texts.common.retry, exact: true }).click();
  await expect(page.getByText(texts.slip.sent)).toBeVisible();
});

test.describe('on a slow network', () => {
  test.use({ scenario: 'slow-network' });

  // SLP-16, SLP-17
  test('an upload shows its progress and can be cancelled', async ({ page, open, texts }) => {
    await open('/user/statement');
    const sheet = await openSlips(page, texts);
    await sheet.getByLabel(texts.slip.choose).setInputFiles(picture('slip-500.png'));
    await sheet.getByRole('button', { name: texts.slip.upload, exact: true }).click();
    await expect(sheet.getByRole('progressbar')).toBeVisible();
    await sheet.getByRole('button', { name: texts.common.cancel, exact: true }).click();
    await expect(sheet.getByText(texts.slip.cancelled)).toBeVisible();
    await expect(sheet.getByRole('button', { name: texts.slip.upload, exact: true })).toBeEnabled();
  });
});

test.describe('slips', () => {
  test.use({ scenario: 'slips' });

  // SAFE-24, SLP-1, SLP-26, SLP-27, SLP-30, SLP-31, SLP-37, SLP-38, WAL-43
  test('every reason has its text, and every slip opens in a new tab', async ({
    page,
    context,
    open,
    oracles,
    texts,
  }) => {
    // Chromium requests a favicon from the host for a picture in its own tab.
    oracles.expect(/Failed to load resource.*404/);
    await open('/user/statement');
    const sheet = await openSlips(page, texts);
    const read = new Set<string>();
    const readRows = async () => {
      for (const row of await sheet.getByRole('listitem').filter({ hasText: '/2026' }).allInnerTexts()) {
        const reason = /\(([^)]*)\)/.exec(row)?.[1];
        if (reason) read.add(reason);
        expect(row).not.toMatch(/[A-Z]{3,}_/);
      }
      return read.size;
    };
    for (const number of ['1', '2']) {
      const before = read.size;
      await sheet.getByRole('button', { name: fill(texts.ui.pages.page, { page: number }), exact: true }).click();
      await expect.poll(readRows).toBeGreaterThan(before);
    }
    const { other: _other, ...reasons } = texts.slip.reason;
    expect(read).toEqual(new Set(Object.values(reasons)));

    await sheet.getByRole('button', { name: fill(texts.ui.pages.page, { page: '1' }), exact: true }).click();
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

test.describe('while slips are not taken', () => {
  test.use({ switches: 'slipWindow:now' });

  // SLP-4
  test('the upload is disabled and says until when', async ({ page, open, texts }) => {
    await open('/user/statement');
    const sheet = await openSlips(page, texts);
    await expect(sheet.getByText(fill(texts.slip.closed, { to: '23:59' }))).toBeVisible();
    await expect(sheet.getByLabel(texts.slip.choose)).toHaveCount(0);
  });
});

for (const way of ['drop', 'paste'] as const) {
  // SLP-48
  test(`of two pictures that come by ${way} the first is taken, and a toast says so`, async ({ page, open, texts }) => {
    await open('/user/statement');
    const sheet = await openSlips(page, texts);
    await sheet.getByLabel(texts.slip.choose).evaluate(
      (input, [kind, bytes]) => {
        const data = new DataTransfer();
        for (const name of ['first.png', 'second.png'])
          data.items.add(new File([Uint8Array.from(bytes)], name, { type: 'image/png' }));
        const event =
          kind === 'drop'
            ? new DragEvent('drop', { dataTransfer: data, bubbles: true })
            : new ClipboardEvent('paste', { clipboardData: data, bubbles: true });
        input.dispatchEvent(event);
      },
      [way, [...png]] as const,
    );
    await expect(page.getByRole('status').filter({ hasText: texts.slip.onlyOne })).toHaveCount(1);
    // A drop that a script makes brings the browser's own choice of the file not along.
    if (way === 'paste') await expect(sheet.getByText('first.png')).toBeVisible();
    await expect(sheet.getByText('second.png')).toHaveCount(0);
  });
}
