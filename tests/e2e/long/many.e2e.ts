/** Thousands of games and bonuses, at a quarter of the machine's speed. */
import type { Page } from '@playwright/test';
import { expect, settled, test } from '../../support/fixtures.ts';
import { answerAt, answerManyGames, longestTask, manyBonuses, slowDown } from '../../support/slow-machine.ts';
import { fill } from '../../support/texts.ts';

test.use({ person: 'player' });

/** The longest task that may delay a tap, ms. */
const limit = 200;

/** Counts cheaply: a locator would read the names of all cards repeatedly on the page's thread. */
const drawn = (page: Page, selector: string, least: number) =>
  page.waitForFunction(
    ([cards, count]) => document.querySelectorAll(cards).length >= count,
    [selector, least] as const,
    {
      timeout: 60_000,
      polling: 500,
    },
  );

/** Navigates within the app without a link, whose search would use the page's thread. */
const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);

for (const [screen, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a wide window', { width: 1280, height: 800 }],
] as const) {
  test.describe(`on ${screen}`, () => {
    test.use({ viewport });

    // DES-57
    test(`5,000 games delay no tap (${screen})`, async ({ page, open }) => {
      test.setTimeout(120_000);
      await open('/user/contact');
      await answerManyGames(page);
      await slowDown(page);
      const task = await longestTask(page, async () => {
        await goTo(page, '/user/home');
        await drawn(page, 'button[data-active]', 500);
      });
      expect(task, 'ms').toBeLessThan(limit);
    });

    // DES-57
    test(`1,000 bonuses delay no tap (${screen})`, async ({ page, open }) => {
      test.setTimeout(120_000);
      await open('/user/contact');
      await answerAt(page, '/api/bonus', { bonuses: manyBonuses });
      await slowDown(page);
      const task = await longestTask(page, async () => {
        await goTo(page, '/user/bonus');
        await drawn(page, 'button[data-state]', 200);
      });
      expect(task, 'ms').toBeLessThan(limit);
    });
  });
}

test.describe('with 100,000 entries in the statement', () => {
  test.use({ switches: 'statementRows:100000' });

  // DES-57, WAL-45
  test('another page delays no tap', async ({ page, open, texts }) => {
    test.setTimeout(120_000);
    await open('/user/statement');
    await slowDown(page);
    const pages = page.getByRole('navigation', { name: texts.ui.pages.nav });
    const numbers = await pages.getByRole('button').allInnerTexts();
    expect(Math.max(...numbers.map(Number).filter(Number.isFinite))).toBe(10_000);
    const task = await longestTask(page, async () => {
      for (const shown of [2, 3]) {
        await pages.getByRole('button', { name: texts.ui.pages.next }).click();
        await expect(
          pages.getByRole('button', { name: fill(texts.ui.pages.page, { page: shown }), exact: true }),
        ).toHaveAttribute('aria-current', 'page');
        await settled(page);
      }
    });
    expect(task, 'ms').toBeLessThan(limit);
  });
});

// DES-57
test('every entry of a long list can be reached, and pictures load when they are near', async ({ page, open }) => {
  const pictures: string[] = [];
  page.on('request', (request) => request.resourceType() === 'image' && pictures.push(request.url()));
  await open('/user/contact');
  const own = manyBonuses.slice(0, 100).map((bonus, at) => ({ ...bonus, banners: [`/favicon.svg?bonus=${at}`] }));
  await answerAt(page, '/api/bonus', { bonuses: own });
  await goTo(page, '/user/bonus');
  const last = page.getByRole('button', { name: /Bonus 99/ });
  await expect(last).toBeAttached();
  expect(pictures.some((url) => url.endsWith('bonus=0'))).toBe(true);
  expect(pictures.some((url) => url.endsWith('bonus=99'))).toBe(false);
  await last.focus();
  await expect(last).toBeInViewport();
});
