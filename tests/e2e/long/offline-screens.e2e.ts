/** Every screen without a network: taps all buttons, then brings the network back. */
import type { Locator, Page } from '@playwright/test';
import { expect, loadedWhole, settled, test } from '../../support/fixtures.ts';
import { requestsOf, setOffline, withoutNetwork } from '../../support/steps/outage.ts';
import type { Texts } from '../../support/texts.ts';

// The page itself responds to calls, and no worker caches files: files can be missing too.
test.use({ net: 'page' });

test.beforeEach(({ oracles }) => oracles.expect(withoutNetwork));

/** Closes everything over the screen. */
async function closeAll(page: Page): Promise<void> {
  // A menu in a dialog takes the first Escape.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
}

/** Taps each button of a place once, and closes what it opens. @param reach reopens the place */
async function tapEverything(page: Page, reach: () => Promise<Locator>): Promise<number> {
  const buttons = (await reach()).getByRole('button', { disabled: false });
  const count = await buttons.count();
  for (let at = 0; at < count; at += 1) {
    const now = (await reach()).getByRole('button', { disabled: false });
    // Finds and taps at once: the previous tap may be opening another page.
    const isThere = await now.evaluateAll((all, nth) => {
      all[nth]?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }));
      return all.length > nth;
    }, at);
    // Fewer than before: a tap has closed or replaced something.
    if (!isThere) break;
    await closeAll(page);
  }
  return count;
}

/** The network is back: the screen is complete, and no earlier tap is sent late. */
async function comesBack(page: Page, texts: Texts, sent: number | undefined): Promise<void> {
  // A command leaves a fifth of a second after its tap: one that still waits would meet the network.
  await page.evaluate(() => new Promise((over) => setTimeout(over, 250)));
  await setOffline(page, false);
  await settled(page);
  await expect(page.getByText(texts.common.offline)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: texts.boundary.title })).toHaveCount(0);
  expect(await requestsOf(page)).toBe(sent);
}

const visitorPages = ['/login', '/register', '/howto', '/contact'];
const playerPages = ['home', 'profile', 'statement', 'bonus', 'spin', 'contact'].map((name) => `/user/${name}`);

for (const [person, pages] of [
  ['visitor', visitorPages],
  ['player', playerPages],
] as const) {
  test.describe(`a ${person}`, () => {
    test.use({ person });

    for (const address of pages) {
      // APP-57, MNY-30
      test(`can tap everything on ${address} offline, and continues when online`, async ({ page, open, texts }) => {
        await open(address);
        // A page that is still loading a part of itself when the network goes is loaded anew when it is back.
        await loadedWhole(page);
        await setOffline(page, true);
        await expect(page.getByText(texts.common.offline)).toBeVisible();
        const sent = await requestsOf(page);
        const tapped = await tapEverything(page, async () => page.getByRole('main'));
        expect(tapped).toBeGreaterThan(0);
        await expect(page.getByRole('navigation', { name: texts.shell.menu.label })).toBeVisible();
        await comesBack(page, texts, sent);
      });
    }
  });
}

test.describe('a player in a sheet', () => {
  test.use({ person: 'player', switches: 'banners:off' });

  const sheets = [
    ['/user/home', (t: Texts) => t.home.actions.deposit],
    ['/user/home', (t: Texts) => t.home.actions.transfer],
    ['/user/home', (t: Texts) => t.home.actions.withdraw],
    ['/user/home', (t: Texts) => t.home.actions.invite],
    ['/user/home', (t: Texts) => t.home.actions.refund],
    ['/user/home', (t: Texts) => t.chat.open],
    ['/user/profile', (t: Texts) => t.password.title],
  ] as const;
  for (const [index, [address, button]] of sheets.entries()) {
    // APP-57, MNY-30
    test(`can tap everything in sheet ${index + 1} offline, and continues when online`, async ({
      page,
      open,
      texts,
    }) => {
      const opener = page.getByRole('button', { name: button(texts) }).first();
      const dialog = page.getByRole('dialog');
      const reach = async () => {
        if ((await dialog.count()) === 0) await opener.click();
        await expect(dialog.first()).toBeVisible();
        return dialog.first();
      };
      await open(address);
      await reach();
      await settled(page);
      await loadedWhole(page);
      await setOffline(page, true);
      const sent = await requestsOf(page);
      expect(await tapEverything(page, reach)).toBeGreaterThan(0);
      await closeAll(page);
      await comesBack(page, texts, sent);
      // The sheet opens whole once more.
      await reach();
      await settled(page);
      await expect(page.getByText(texts.boundary.widget)).toHaveCount(0);
    });
  }
});
