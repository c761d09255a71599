/** Balances that change in another tab of the browser, or while the player looks at another app. */
import type { Page } from '@playwright/test';
import { countOf } from '../../support/calls.ts';
import { expect, settled, test } from '../../support/fixtures.ts';
import { balances, openWithdraw } from '../../support/steps/wallet.ts';

test.use({ person: 'player' });

/** The player moves money to a game on another device: the app is not told. */
const moveElsewhere = async (page: Page, baht: number) => {
  const status = await page.evaluate(async (amount) => {
    const headers = {
      'content-type': 'application/json',
      'x-client': 'wallet-user',
      authorization: `Bearer ${localStorage.getItem('token')}`,
    };
    const body = JSON.stringify({ from: 'WALLET', to: 'JOKER', amount });
    return (await fetch('/api/wallet/transfer', { method: 'POST', headers, body })).status;
  }, baht);
  expect(status).toBe(200);
};

for (const [screen, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a wide window', { width: 1280, height: 800 }],
] as const) {
  test.describe(`on ${screen}`, () => {
    test.use({ viewport });

    // MNY-53
    test(`a withdrawal in one tab is seen in the other by itself, and asks no tab again (${screen})`, async ({
      page,
      context,
      open,
      texts,
    }) => {
      await open('/user/home');
      const other = await context.newPage();
      await open('/user/home', other);
      const before = await balances(other, texts);
      const { amount, confirm } = await openWithdraw(page, texts);
      await amount.fill('500');
      await confirm.click();
      await expect(page.getByRole('dialog', { name: texts.withdraw.done })).toBeVisible();
      await expect.poll(() => balances(other, texts)).toMatchObject({ total: before.total - 50_000 });
      await settled(other);
      await settled(page);
      const asked = [await countOf(page, 'getWallet'), await countOf(other, 'getWallet')];
      // What a tab fetched because of another is news to none: a loop would ask on.
      await balances(page, texts);
      await settled(other);
      expect([await countOf(page, 'getWallet'), await countOf(other, 'getWallet')]).toEqual(asked);
    });
  });
}

// MNY-53
test('money that one tab learns of by a refresh is seen in the other', async ({ page, context, open, texts }) => {
  await open('/user/home');
  const other = await context.newPage();
  await open('/user/home', other);
  const before = await balances(other, texts);
  await moveElsewhere(page, 250);
  expect([await balances(page, texts), await balances(other, texts)]).toEqual([before, before]);
  await page.getByRole('button', { name: texts.home.refresh, exact: true }).click();
  await expect.poll(() => balances(other, texts)).toMatchObject({ wallet: before.wallet - 25_000 });
});

// MNY-53
test('coins and a bonus that one tab takes are gone in the other', async ({ page, context, open, texts }) => {
  await open('/user/bonus');
  const other = await context.newPage();
  await open('/user/bonus', other);
  const card = (tab: Page) => tab.getByRole('button', { name: /โบนัสขาประจำ/ });
  await card(page).click();
  await page.getByRole('dialog').getByRole('button', { name: texts.bonus.take }).click();
  await expect(page.getByRole('dialog', { name: texts.bonus.taken })).toBeVisible();
  await expect(card(other)).toContainText(texts.bonus.state.current);
  await expect(card(other)).toBeDisabled();
});

const returns = {
  'another app': (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
  'the back/forward cache': (page: Page) =>
    page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))),
};

for (const [from, comeBack] of Object.entries(returns)) {
  // MNY-54
  test(`a player who comes back from ${from} sees the balance of this moment`, async ({ page, open, texts }) => {
    await open('/user/home');
    const before = await balances(page, texts);
    await moveElsewhere(page, 99);
    expect(await balances(page, texts)).toEqual(before);
    await comeBack(page);
    await expect.poll(() => balances(page, texts)).toMatchObject({ wallet: before.wallet - 9_900 });
  });
}
