/** Two builds of the sandbox at one address, one after the other, in two tabs of one browser. */
import type { Page } from '@playwright/test';
import { test as base, expect } from '../../support/fixtures.ts';
import { balances, openWithdraw, transfer } from '../../support/steps/wallet.ts';
import { newFiles, serveTwoBuilds } from '../../support/two-builds.ts';

const test = base.extend<{ host: Awaited<ReturnType<typeof serveTwoBuilds>>; deploy: () => void }>({
  host: async ({ browserName: _any }, use, testInfo) => {
    const host = await serveTwoBuilds('dist/sandbox', (name) => testInfo.outputPath(name));
    await use(host);
    host.close();
  },
  deploy: async ({ host }, use) => use(host.deploy),
  baseURL: async ({ host }, use) => use(host.url),
});
test.use({ person: 'player' });

/** Deletes the files that the worker caches for use without a network: they would serve a tab its own build. */
const forgetFiles = (page: Page) =>
  page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });

/** The number of cached files of each build, the older one first. */
const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('krapao-sandbox-'));
    return Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
  });

test.describe('with all files cached', () => {
  test.use({ sparesData: false });

  // APP-444
  test('a tab from before a deploy works without a network, first in its own build and then in the new one', async ({
    page,
    context,
    open,
    texts,
    deploy,
    oracles,
  }) => {
    oracles.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    test.setTimeout(120_000);
    await open('/user/home');
    const answer = await page.evaluate(() => {
      const { port1, port2 } = new MessageChannel();
      navigator.serviceWorker.controller?.postMessage({ type: 'KRAPAO_KEEP_ALL', language: 'th' }, [port2]);
      return new Promise((resolve) => {
        port1.onmessage = ({ data }) => resolve(data);
      });
    });
    expect(answer).toBe('kept');
    const [whole = 0] = await keptFiles(page);

    deploy();
    await open('/user/home', await context.newPage());
    // The page asks the new worker for all files; those of the old build stay beside them.
    await expect.poll(() => keptFiles(page), { timeout: 60_000 }).toEqual([whole, expect.any(Number)]);
    await expect.poll(async () => (await keptFiles(page))[1], { timeout: 60_000 }).toBeGreaterThanOrEqual(whole);
    await context.setOffline(true);
    // A part that this tab has not loaded yet, of the build that the host has no more.
    await page.getByRole('button', { name: new RegExp(texts.home.actions.spin) }).click();
    await expect(page.getByRole('heading', { name: texts.common.titles.spin })).toBeVisible();
    await expect(newFiles(page)).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { name: texts.common.titles.spin })).toBeVisible();
    await expect(newFiles(page)).not.toHaveCount(0);
  });
});

// APP-91, APP-226
test('a tab from before a deploy keeps typed text, gets its responses, and loads the new version by itself', async ({
  page,
  context,
  open,
  texts,
  deploy,
  oracles,
}) => {
  oracles.expect(/status of 404|LatePartMissing/);
  // Two builds are compressed while they are served.
  test.setTimeout(90_000);
  await open('/user/home');
  await transfer(page, texts, 'Joker', texts.account.WALLET, '100');
  const before = await balances(page, texts);
  const { amount, confirm } = await openWithdraw(page, texts);
  await amount.fill('500');

  await forgetFiles(page);
  deploy();
  const newer = await context.newPage();
  await open('/user/home', newer);
  await expect(newFiles(newer)).not.toHaveCount(0);
  await expect(newFiles(page)).toHaveCount(0);
  expect(await balances(newer, texts)).toEqual(before);
  await transfer(newer, texts, 'Joker', texts.account.WALLET, '50');

  await expect(amount).toHaveValue('500');
  await confirm.click();
  const done = page.getByRole('dialog', { name: texts.withdraw.done });
  await expect(done).toBeVisible();
  await done.getByRole('button', { name: texts.common.ok, exact: true }).click();
  const after = { total: before.total - 50_000, wallet: before.wallet + 5_000 - 50_000 };
  for (const tab of [page, newer]) await expect.poll(() => balances(tab, texts)).toMatchObject(after);

  await page.getByRole('button', { name: new RegExp(texts.home.actions.spin) }).click();
  await expect(newFiles(page)).not.toHaveCount(0, { timeout: 15_000 });
  await expect(page.getByRole('heading', { name: texts.common.titles.spin })).toBeVisible();
});
