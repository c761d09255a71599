/** The service worker of the live app: start without a network, new versions, withdrawal. */
import { copyFileSync, cpSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { serveFolder } from '../../tools/hosting/static-server.ts';
import { settled } from '../support/fixtures.ts';
import { balances } from '../support/steps/wallet.ts';
import { textsOf } from '../support/texts.ts';
import { newFiles, otherBuild, serveTwoBuilds } from '../support/two-builds.ts';
import { expect, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

/** Stops the servers of the running test. */
const closing: (() => void)[] = [];
test.afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Serves a copy of the live build until the test ends. @returns its origin */
async function serveCopy(folder: string, world: string): Promise<string> {
  cpSync(path.resolve('dist/live'), folder, { recursive: true });
  copyFileSync(path.resolve('dist/live.headers.json'), `${folder}.headers.json`);
  const { server, url } = await serveFolder({ folder, port: 0 });
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://${world}.localhost:${new URL(url).port}`;
}

/** The addresses of all cached responses. */
const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const caching = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const kept = await Promise.all(caching.map((cache) => cache.keys()));
    return kept.flat().map(({ url }) => url);
  });

/** Waits until the worker has cached the page and every file that the page has loaded. */
async function keptWhole(page: Page): Promise<void> {
  await expect
    .poll(
      async () => {
        const kept = await keptAddresses(page);
        const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
        const missing = loaded.filter((name) => /\/assets\/.*-[\w-]{8,}\.\w+$/.test(name) && !kept.includes(name));
        return kept.includes(new URL('/', page.url()).href) ? missing : ['the page'];
      },
      { timeout: 30_000 },
    )
    .toEqual([]);
}

// APP-350, APP-351
test('the app opens without a network in the last language, with the last balances marked as old', async ({
  page,
  context,
  open,
  texts,
  oracles,
}) => {
  oracles.expect(/ERR_INTERNET_DISCONNECTED|WebSocket connection/);
  await open('/user/home');
  const before = await balances(page, texts);
  await page.getByRole('button', { name: texts.shell.language }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  const english = textsOf('en');
  await expect(page.getByRole('button', { name: english.home.refresh, exact: true })).toBeVisible();
  await keptWhole(page);
  expect((await keptAddresses(page)).filter((address) => address.includes('/api/'))).toEqual([]);

  await context.setOffline(true);
  await page.reload();
  const old = page.getByRole('region', { name: english.home.last });
  await expect(old).toContainText('14/03/2026 20:1');
  await expect(old).toContainText((before.total / 100).toLocaleString('en', { minimumFractionDigits: 2 }));
  await expect(page.getByText(english.common.offline)).toBeVisible();
  await expect(page.getByRole('navigation', { name: english.shell.menu.label })).toBeVisible();
  // All retries have ended, so none of them can succeed later.
  await expect(old.getByRole('button', { name: english.common.retry })).toBeVisible();

  await context.setOffline(false);
  await expect(old).toHaveCount(0);
  expect(await balances(page, english)).toEqual(before);
});

test.describe('on a host that deploys', () => {
  test.use({ person: 'visitor' });

  // APP-352
  test('the next navigation opens the new version, which then opens without a network too', async ({
    page,
    context,
    world,
    oracles,
    texts,
  }, testInfo) => {
    oracles.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    test.setTimeout(150_000);
    const host = await serveTwoBuilds('dist/live', (name) => testInfo.outputPath(name));
    closing.push(host.close);
    const home = `http://${world}.localhost:${new URL(host.url).port}`;
    oracles.allow(home);
    await page.goto(`${home}/login`);
    await settled(page);
    await keptWhole(page);
    await expect(newFiles(page)).toHaveCount(0);

    host.deploy();
    await page.goto(`${home}/login`);
    await settled(page);
    await expect(newFiles(page)).not.toHaveCount(0);
    // The old worker goes once it controls no page. Each look opens such a page, so the polling is slow.
    await page.close();
    const versions = async () => {
      const looking = await context.newPage();
      await looking.goto(`${home}/login`);
      const names = await looking.evaluate(() => caches.keys());
      await looking.close();
      return names;
    };
    await expect
      .poll(versions, { intervals: [4_000], timeout: 60_000 })
      .toEqual([expect.stringContaining('krapao-app-new')]);
    const later = await context.newPage();
    await later.goto(`${home}/login`);
    await settled(later);
    await keptWhole(later);
    await context.setOffline(true);
    await later.reload();
    await expect(later.getByRole('button', { name: texts.auth.submit, exact: true })).toBeVisible();
    await expect(newFiles(later)).not.toHaveCount(0);
  });

  // APP-354
  test('a worker is not installed while its host still serves the page of another build', async ({
    page,
    context,
    world,
    oracles,
  }, testInfo) => {
    test.setTimeout(120_000);
    const [site, other] = [testInfo.outputPath('deploying'), testInfo.outputPath('other')];
    const home = await serveCopy(site, world);
    otherBuild(path.resolve('dist/live'), other);
    oracles.allow(home);
    const newPage = () =>
      page.evaluate(async (address) => {
        const names = (await caches.keys()).filter((name) => name.includes('-new'));
        const pages = await Promise.all(names.map(async (name) => (await caches.open(name)).match(address)));
        return Promise.all(pages.map((kept) => kept?.text()));
      }, `${home}/`);
    await page.goto(`${home}/login`);
    await settled(page);
    await keptWhole(page);

    cpSync(path.join(other, 'assets'), path.join(site, 'assets'), { recursive: true });
    copyFileSync(path.join(other, 'app-worker.js'), path.join(site, 'app-worker.js'));
    const refused = page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const found = new Promise<ServiceWorker>((resolve) =>
        registration.addEventListener('updatefound', () => registration.installing && resolve(registration.installing)),
      );
      await registration.update().catch(() => null);
      const worker = await found;
      while (worker.state === 'installing') await new Promise((resolve) => setTimeout(resolve, 50));
      return worker.state;
    });
    expect(await refused).toBe('redundant');

    copyFileSync(path.join(other, 'index.html'), path.join(site, 'index.html'));
    await page.goto(`${home}/login`);
    await settled(page);
    await expect.poll(newPage, { timeout: 30_000 }).toEqual([expect.stringContaining('-new')]);
    await context.close();
  });

  // APP-353
  test('a withdrawn worker removes its caches and itself, and the app works without one', async ({
    page,
    world,
    oracles,
    texts,
  }, testInfo) => {
    const folder = testInfo.outputPath('site');
    const home = await serveCopy(folder, world);
    oracles.allow(home);
    await page.goto(`${home}/login`);
    await settled(page);
    await keptWhole(page);

    copyFileSync(path.resolve('dist/live.hosting/withdrawn/app-worker.js'), path.join(folder, 'app-worker.js'));
    await page.reload();
    await settled(page);
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
    await expect(page.getByRole('button', { name: texts.auth.submit, exact: true })).toBeVisible();
    await page.reload();
    await settled(page);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
  });
});
