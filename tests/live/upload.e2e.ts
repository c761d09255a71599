/** An upload over a line of limited speed. */
import { openSheet } from '../support/steps/wallet.ts';
import { expect, test } from './fixtures.ts';

const megabyte = 1_000_000;
const signature = Buffer.from('89504e470d0a1a0a', 'hex');
/** Larger than what the system buffers of a connection: the server would get a cancelled file whole. */
const slip = {
  name: 'slip-500.png',
  mimeType: 'image/png',
  buffer: Buffer.concat([signature, Buffer.alloc(8 * megabyte)]),
};

// SAFE-61, SLP-16, SLP-17
test('progress follows the sent bytes; cancelling stops the upload, and the next one succeeds', async ({
  page,
  context,
  open,
  operate,
  texts,
}) => {
  await open('/user/statement');
  const sheet = await openSheet(page, texts.slip.open, texts.slip.title);
  const line = await context.newCDPSession(page);
  const limit = (uploadThroughput: number) =>
    line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  // 80 s: long enough for a busy machine to cancel before everything is sent
  await limit(megabyte / 10);

  await sheet.getByLabel(texts.slip.choose).setInputFiles(slip);
  await sheet.getByRole('button', { name: texts.slip.upload, exact: true }).click();
  const progress = sheet.getByRole('progressbar');
  const percent = async () => Number(await progress.getAttribute('aria-valuenow'));
  await expect.poll(percent).toBeGreaterThan(0);
  const first = await percent();
  await expect.poll(percent).toBeGreaterThan(first);
  expect(await percent()).toBeLessThan(100);
  await sheet.getByRole('button', { name: texts.common.cancel, exact: true }).click();
  await expect(page.getByText(texts.slip.cancelled).first()).toBeVisible();

  await limit(-1);
  const uploads = async () =>
    (await operate<{ operation?: string }[]>('journal')).filter(({ operation }) => operation === 'uploadSlip').length;
  expect(await uploads()).toBe(0);
  await sheet.getByRole('button', { name: new RegExp(`${texts.slip.upload}|${texts.common.retry}`) }).click();
  await expect(page.getByText(texts.slip.sent)).toBeVisible();
  expect(await uploads()).toBe(1);
});
