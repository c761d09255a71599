/** What a player's device bears: thousands of games and bonuses, at a quarter of the machine's speed. */
import type { Page } from '@playwright/test';
import { expect, settled, test } from '../support/fixtures.ts';
import { answerAt, longestTask, slowDown } from '../support/slow-machine.ts';
import { fill } from '../support/texts.ts';

test.use({ person: 'player' });

/** No task may keep the page from answering a tap for longer, ms. */
const limit = 200;

const games = Array.from({ length: 5_000 }, (_, at) => ({
  ...{ code: `G${at}`, name: `Game ${at}`, isActive: at % 3 > 0, amount: at / 4, ftWalletSlot: 0.5 },
  ...{ logo: '/favicon.svg', background: '/favicon.svg', web: null, android: null, ios: null, category: 'slot' },
}));
const wallet = {
  profile: { _id: '42', name: 'Somchai', username: '0812345678', createdAt: '2026-01-01T00:00:00Z', coin: 3 },
  bankAccount: { bankAccountName: 'A', bankAccountNo: '1234567890', bank: { nameTH: 'ก', nameEN: 'K' } },
  wallet: { amount: 1_000 },
  invite: { amount: 1, success: 80, fail: 20 },
  slots: games,
};
const bonuses = Array.from({ length: 1_000 }, (_, at) => ({
  ...{ code: `B${at}`, name: `Bonus ${at}`, type: 'day', maxReceived: 3, percentFail: 5, banners: ['/favicon.svg'] },
  description: '<p>Words</p>',
  userBonus: { _id: `u${at}`, isActive: false, received: [{ updatedAt: '2026-03-14T10:00:00Z' }] },
}));

/** Counts cheaply: a locator would read the names of all cards, again and again, in the page's own time. */
const drawn = (page: Page, selector: string, least: number) =>
  page.waitForFunction(
    ([cards, count]) => document.querySelectorAll(cards).length >= count,
    [selector, least] as const,
    {
      timeout: 60_000,
      polling: 500,
    },
  );

/** Within the app, without looking for a link: that would take the page's own time too. */
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
    test(`5,000 games keep no tap waiting (${screen})`, async ({ page, open }) => {
      test.setTimeout(120_000);
      await open('/user/contact');
      await answerAt(page, '/api/wallet', wallet);
      await slowDown(page);
      const task = await longestTask(page, async () => {
        await goTo(page, '/user/home');
        await drawn(page, 'button[data-active]', 500);
      });
      expect(task, 'ms').toBeLessThan(limit);
    });

    // DES-57
    test(`1,000 bonuses keep no tap waiting (${screen})`, async ({ page, open }) => {
      test.setTimeout(120_000);
      await open('/user/contact');
      await answerAt(page, '/api/bonus', { bonuses });
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
  test('neither another page of it nor a filter keeps a tap waiting', async ({ page, open, texts }) => {
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
test('of a long list every entry can be reached in the end, and pictures come when they are near', async ({
  page,
  open,
}) => {
  const pictures: string[] = [];
  page.on('request', (request) => request.resourceType() === 'image' && pictures.push(request.url()));
  await open('/user/contact');
  const own = bonuses.slice(0, 100).map((bonus, at) => ({ ...bonus, banners: [`/favicon.svg?bonus=${at}`] }));
  await answerAt(page, '/api/bonus', { bonuses: own });
  await goTo(page, '/user/bonus');
  const last = page.getByRole('button', { name: /Bonus 99/ });
  await expect(last).toBeAttached();
  expect(pictures.some((url) => url.endsWith('bonus=0'))).toBe(true);
  expect(pictures.some((url) => url.endsWith('bonus=99'))).toBe(false);
  await last.focus();
  await expect(last).toBeInViewport();
});
