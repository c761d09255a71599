/** The sandbox's service worker: simulated external pages, and opening offline. */

import type { Page } from '@playwright/test';
import textsEn from '../../mocks/devtools/page-kit/texts.en.json' with { type: 'json' };
import { expect, settled, test } from '../support/fixtures.ts';

test.use({ person: 'player', language: 'en' });

test.describe('outside the app', () => {
  for (const net of ['worker', 'page'] as const) {
    test.describe(`answered by the ${net}`, () => {
      test.use({ net });

      test(`a form posted to a provider opens the simulated page with its password masked, and leads back (${net})`, async ({
        page,
        open,
      }) => {
        await open('/user/home');
        await page.evaluate(() => {
          const form = Object.assign(document.createElement('form'), { method: 'post' });
          form.action = 'https://www.joker123.example/sign-in';
          for (const [name, value] of Object.entries({ username: 'player1', password: '<b>secret</b>' })) {
            form.append(Object.assign(document.createElement('input'), { name, value }));
          }
          document.body.append(form);
          form.submit();
        });
        const shown = page.getByRole('main');
        await expect(shown.getByRole('heading', { name: textsEn.provider.title })).toBeVisible();
        await expect(shown).toContainText('(JOKER)');
        await expect(shown).toContainText(textsEn.provider.kinds.form);
        await expect(shown).toContainText('player1');
        expect(await page.content()).not.toContain('secret');
        await shown.getByText(textsEn.provider.back).click();
        await expect(page).toHaveURL(/\/user\/home/);
        await settled(page);
      });
    });
  }
});

/** How many of the app's files the worker has cached, and how many exist, without how-to videos of other languages. */
const filesKept = (page: Page) =>
  page.evaluate(async () => {
    const worker = await (await fetch('/sandbox-worker.js')).text();
    const files = JSON.parse(/const files = (\[.*?\])/.exec(worker)?.[1] ?? '[]') as string[];
    const { lang } = document.documentElement;
    const isOtherFilm = (file: string) => file.startsWith('videos/') && !file.includes(`.${lang}.`);
    const isKept = async (file: string) => (await caches.match(`/${file}`)) !== undefined;
    const own = await Promise.all(files.filter((file) => !isOtherFilm(file)).map(isKept));
    const others = await Promise.all(files.filter(isOtherFilm).map(isKept));
    return {
      kept: own.filter(Boolean).length,
      all: own.length,
      otherFilms: others.length,
      otherFilmsKept: others.filter(Boolean).length,
    };
  });

test.describe('without a network', () => {
  test.use({ sparesData: false });

  // APP-88
  test('opens from the cache after the first visit, with every file and the videos of one language', async ({
    page,
    open,
    context,
    oracles,
  }) => {
    oracles.expect(/net::ERR_INTERNET_DISCONNECTED/);
    await page.clock.install();
    await open('/user/home');
    await page.clock.fastForward('00:04');
    const { all, otherFilms } = await filesKept(page);
    expect(otherFilms).toBe(30);
    await expect.poll(async () => (await filesKept(page)).kept, { timeout: 20_000 }).toBe(all);
    expect((await filesKept(page)).otherFilmsKept).toBe(0);
    await context.setOffline(true);
    const again = await context.newPage();
    await again.goto('./user/statement');
    await settled(again);
    await expect(again.getByRole('listitem').first()).toBeVisible();
    await context.setOffline(false);
  });
});

test.describe('a visitor', () => {
  test.use({ person: 'visitor' });

  test('caches only the visited parts with data saving on', async ({ page, open }) => {
    const requested: string[] = [];
    const loaded = new Set<string>();
    page.on('requestfinished', (request) => {
      if (request.url().includes('/assets/')) loaded.add(request.url());
    });
    await page.clock.install();
    await open('/login');
    await page.context().route('**', (route) => {
      requested.push(route.request().url());
      return route.continue();
    });
    await page.clock.fastForward('00:30');
    // Not `performance`: the test's fake clock replaces it.
    const lost = () =>
      page.evaluate(
        async (addresses) => {
          const kept = await Promise.all(addresses.map((address) => caches.match(address)));
          return addresses.filter((_, at) => !kept[at]);
        },
        [...loaded],
      );
    expect(loaded.size).toBeGreaterThan(10);
    await expect.poll(lost).toEqual([]);
    // Files loaded later are cached too.
    const before = loaded.size;
    await page.getByText('ລາວ', { exact: true }).click();
    await expect.poll(() => loaded.size).toBeGreaterThan(before);
    await expect.poll(lost).toEqual([]);
    const { kept, all } = await filesKept(page);
    expect(kept).toBeLessThan(all);
    // No page requests it, and it is the first on the worker's list
    expect(requested.filter((url) => url.endsWith('/apple-touch-icon.png'))).toEqual([]);
  });
});
