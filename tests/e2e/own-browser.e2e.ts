/** The sandbox with workers that are replaced or lose their memory, and storage that is deleted or of another build. */
import type { BrowserContext, Page } from '@playwright/test';
import { expect, settled, test } from '../support/fixtures.ts';
import { balances, transfer } from '../support/steps/wallet.ts';

test.use({ person: 'player', language: 'en' });

/** The response to a call of the page, as its caller sees it. */
const answerOf = (page: Page, path: string) =>
  page.evaluate(async (address) => {
    const { status, headers } = await fetch(address, {
      headers: { 'x-client': 'wallet-user' },
      signal: AbortSignal.timeout(10_000),
    });
    return { status, type: headers.get('content-type') };
  }, path);
const answered = { status: 200, type: 'application/json; charset=utf-8' };

/** Installs a newer worker, as a new build does. The browser decides when it takes over. @returns its state */
const bringWorker = (page: Page) =>
  page.evaluate(async () => {
    const { installing } = await navigator.serviceWorker.register('/sandbox-worker.js?newer', { scope: '/' });
    await new Promise((resolve) => installing?.addEventListener('statechange', resolve, { once: true }));
    return installing?.state;
  });

const controller = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? '');

async function stopWorkers(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
}

test.describe('without the content security policy, which allows only the build’s own worker', () => {
  test.use({ bypassCSP: true });

  for (const [what, from] of [
    ['this tab', 'own'],
    ['another tab', 'other'],
  ] as const) {
    test(`a newer worker from ${what} leaves no call without a response`, async ({ page, open, context, texts }) => {
      await open('/user/home');
      const before = await balances(page, texts);
      const bringer = from === 'own' ? page : await context.newPage();
      if (bringer !== page) await open('/user/home', bringer);
      expect(['installed', 'activating', 'activated']).toContain(await bringWorker(bringer));

      // During the takeover and after it.
      for (let calls = 0, last = false; calls < 20 && !last; calls += 1) {
        last = (await controller(page)).includes('?newer');
        for (const tab of new Set([page, bringer])) {
          expect(await answerOf(tab, '/api/lookup/active')).toEqual(answered);
        }
      }
      await transfer(page, texts, texts.account.WALLET, 'Joker', '100.50');
      await expect.poll(() => balances(page, texts)).toMatchObject({ wallet: before.wallet - 10_050 });
    });
  }
});

test('a restarted worker without memory sends no call to the network', async ({
  page,
  open,
  context,
  texts,
  oracles,
}) => {
  oracles.expect(/status of 503/);
  await open('/user/home');
  const before = await balances(page, texts);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await stopWorkers(context, page);
  expect(await answerOf(page, '/api/lookup/active')).toEqual(answered);
  await transfer(page, texts, texts.account.WALLET, 'Joker', '100.50');
  await expect.poll(() => balances(page, texts)).toMatchObject({ wallet: before.wallet - 10_050 });
});

test('a worker without pages forwards no simulated call to the host', async ({ page, open, oracles }) => {
  oracles.expect(/status of 503/);
  await open('/login');
  const answers = await page.evaluate(async () => {
    const worker = navigator.serviceWorker.controller;
    worker?.postMessage('CLIENT_CLOSE');
    await new Promise<void>((resolve) =>
      navigator.serviceWorker.addEventListener('message', ({ data }) => data.type === 'CLIENT_CLOSED' && resolve()),
    );
    const image = new Image();
    image.src = '/uploads/some.png';
    await image.decode().catch(() => undefined);
    return performance.getEntriesByName(image.src).map((entry) => (entry as PerformanceResourceTiming).responseStatus);
  });
  expect(answers).toEqual([503]);
});

test('a worker whose cache never opens still loads the page', async ({ page, open, context }) => {
  await open('/user/home');
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(() => {
    for (const method of ['open', 'match', 'keys', 'delete'] as const) {
      CacheStorage.prototype[method] = () => new Promise<never>(() => undefined);
    }
  });
  await page.reload();
  await settled(page);
  expect(await answerOf(page, '/api/lookup/active')).toEqual(answered);
});
