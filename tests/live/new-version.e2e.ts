/** A page that is open while another build takes the place of the one it came from. */
import type { Locator, Page } from '@playwright/test';
import { settled } from '../support/fixtures.ts';
import { openChat } from '../support/steps/chat.ts';
import { balances, openWithdraw } from '../support/steps/wallet.ts';
import type { Texts } from '../support/texts.ts';
import { type HostOfTwoBuilds, newFiles, serveTwoBuilds } from '../support/two-builds.ts';
import { test as base, expect } from './fixtures.ts';

// A page fulfilled by a route counts as public, and needs a permission to call this machine.
base.use({ permissions: ['local-network-access'] });

const test = base.extend<{ host: HostOfTwoBuilds }>({
  // The backend knows a world by the origin of its page, so the files come to that origin.
  host: async ({ context, baseURL }, use, testInfo) => {
    const host = await serveTwoBuilds('dist/live', (name) => testInfo.outputPath(name));
    await context.route(`${baseURL}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: new URL(pathname, host.url).href }) });
    });
    await use(host);
    // What a page still preloads must come from this host.
    for (const page of context.pages()) await page.waitForLoadState('networkidle');
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    host.close();
  },
});

test.beforeEach(({ oracles }) => {
  oracles.expect(/status of (?:404|503)|Refused to apply style|Unable to preload CSS|Failed to fetch dynamically/);
  // Two builds are compressed while they are served.
  test.setTimeout(60_000);
});

/** Replaces the page's build by the other one, after the page has preloaded its files, which takes long on a busy machine. */
async function deploy(page: Page, host: HostOfTwoBuilds): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => {
    const begun = performance.getEntriesByType('resource').map(({ startTime }) => startTime);
    return performance.now() - Math.max(...begun) > 2_000;
  });
  host.deploy();
}

/** The player comes back from another tab or app. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

// APP-240
test('a player who returns sees a note about the new version, keeps the open form, and reloads later', async ({
  page,
  open,
  texts,
  host,
}) => {
  await open('/user/home');
  const { amount, confirm } = await openWithdraw(page, texts);
  await amount.fill('500');
  await deploy(page, host);
  await comeBack(page);
  const note = page.getByText(texts.common.newVersion);
  await expect(note).toBeVisible();
  await expect(amount).toHaveValue('500');
  await confirm.click();
  const done = page.getByRole('dialog', { name: texts.withdraw.done });
  await done.getByRole('button', { name: texts.common.ok, exact: true }).click();
  await expect(newFiles(page)).toHaveCount(0);

  const before = await balances(page, texts);
  await page.getByRole('button', { name: texts.boundary.reload, exact: true }).click();
  await expect(newFiles(page)).not.toHaveCount(0);
  await settled(page);
  expect(await balances(page, texts)).toEqual(before);
  await comeBack(page);
  await expect(note).toHaveCount(0);
});

// APP-240, DES-13
test('the note fits a window at 400 % zoom, is not printed, and closes without losing the focus', async ({
  page,
  open,
  texts,
  host,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open('/user/home');
  await deploy(page, host);
  await comeBack(page);
  const note = page.getByText(texts.common.newVersion);
  await expect(note).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: texts.boundary.reload, exact: true })).toBeInViewport({ ratio: 1 });
  await page.emulateMedia({ media: 'print' });
  await expect(note).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: texts.common.close, exact: true }).click();
  await expect(note).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

/** Some seconds on the line below. */
const picture = {
  name: 'slip-500.png',
  mimeType: 'image/png',
  buffer: Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(4_000_000)]),
};
/** Limits how fast the page sends. */
async function slowLine(page: Page): Promise<void> {
  const line = await page.context().newCDPSession(page);
  const speed = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 400_000 };
  await line.send('Network.emulateNetworkConditions', speed);
}

/** The player returns and the host answers with another version, but nothing is said of it while an upload runs. */
async function comeBackDuring(page: Page, texts: Texts, upload: Locator): Promise<void> {
  const asked = page.waitForResponse((response) => new URL(response.url()).pathname === '/');
  await comeBack(page);
  await asked;
  await expect(upload).toBeVisible();
  await expect(page.getByText(texts.common.newVersion)).toHaveCount(0);
}

// APP-240, CHT-306
test('the note waits until the upload of a picture of the chat has ended', async ({ page, open, texts, host }) => {
  await open('/user/home');
  const panel = await openChat(page, texts);
  await deploy(page, host);
  await slowLine(page);
  const chosen = page.waitForEvent('filechooser');
  await panel.getByRole('button', { name: texts.chat.attach }).click();
  await (await chosen).setFiles(picture);
  const progress = panel.getByRole('progressbar');
  await comeBackDuring(page, texts, progress);
  await expect(progress).toHaveCount(0, { timeout: 30_000 });
  await expect(page.getByText(texts.common.newVersion)).toBeVisible();
  await expect(panel.getByText(picture.name)).toBeVisible();
  await expect(newFiles(page)).toHaveCount(0);
});

test.describe('a visitor who has typed', () => {
  test.use({ person: 'visitor' });

  // APP-240
  test('keeps the page when the host cannot be reached on Reload', async ({ page, open, texts, host }) => {
    await open('/login');
    const phone = page.getByLabel(texts.auth.username);
    await phone.fill('0812345678');
    await deploy(page, host);
    await comeBack(page);
    await expect(page.getByText(texts.common.newVersion)).toBeVisible();
    await page.route(
      (url) => url.pathname === '/',
      (route) => route.fulfill({ status: 503, body: 'Bad gateway' }),
    );
    await page.getByRole('button', { name: texts.boundary.reload, exact: true }).click();
    await expect(page.getByText(texts.errorMsg.NETWORK)).toBeVisible();
    await expect(phone).toHaveValue('0812345678');
    await expect(newFiles(page)).toHaveCount(0);
  });
});
