/** What a player's device bears: thousands of games and bonuses, on a machine at a quarter of this one's speed. */
import type { Page } from '@playwright/test';
import { expect, settled, test } from '../../support/fixtures.ts';
import { answerAt, longestTask, slowDown } from '../../support/slow-machine.ts';

test.use({ person: 'player' });

/** No task may keep the page from answering a tap for longer, ms. */
const longest = 200;

const manyGames = Array.from({ length: 5_000 }, (_, at) => ({
  ...{ code: `G${at}`, name: `Game ${at}`, isActive: at % 3 > 0, amount: at / 4, ftWalletSlot: 0.5 },
  ...{ logo: '/favicon.svg', background: '/favicon.svg', web: null, android: null, ios: null },
  category: ['slot', 'slot', 'slot', 'sport', 'lotto'][at % 5],
}));

const walletOf = (slots: unknown, amount = 1_000) => ({
  profile: { _id: '42', name: 'Somchai', username: '0812345678', createdAt: '2026-01-01T00:00:00Z', coin: 3 },
  bankAccount: { bankAccountName: 'A', bankAccountNo: '1234567890', bank: { nameTH: 'ก', nameEN: 'K' } },
  wallet: { amount },
  invite: { amount: 1, success: 80, fail: 20 },
  slots,
});

const menu = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true });

for (const [screen, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a wide window', { width: 1280, height: 800 }],
] as const) {
  test.describe(`on ${screen}`, () => {
    test.use({ viewport });

    test(`5,000 games keep no tap waiting (${screen})`, async ({ page, open, texts }) => {
      test.setTimeout(120_000);
      await open('/user/contact');
      await answerAt(page, '/api/wallet', walletOf(manyGames));
      await slowDown(page);
      const opening = await longestTask(page, async () => {
        await menu(page, texts.shell.menu.home).click();
        await expect(page.getByText('Game 4999', { exact: true })).toBeAttached({ timeout: 60_000 });
        await settled(page);
      });
      await answerAt(page, '/api/wallet', walletOf(manyGames, 2_000));
      const refresh = await longestTask(page, async () => {
        await page.getByRole('button', { name: texts.home.refresh, exact: true }).click();
        await expect(page.getByRole('region', { name: texts.home.total })).toContainText('2,000', { timeout: 30_000 });
        await settled(page);
      });
      console.info({ screen, opening, refresh });
      expect(Math.max(opening, refresh), 'ms').toBeLessThan(longest);
    });
  });
}
