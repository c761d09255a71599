/** Windows from 1024 px on: the menu at the side, and details beside their lists (DES-11, DES-25). */
import type { Page } from '@playwright/test';
import { expect, settled, test } from '../support/fixtures.ts';
import { openPanel } from '../support/steps/panel.ts';
import type { Texts } from '../support/texts.ts';

test.use({ person: 'player' });

const wide = { width: 1280, height: 800 };

/** Transfer rows of the history. */
const transfersOf = (page: Page, texts: Texts) =>
  page.getByRole('main').locator('[aria-haspopup="dialog"]').filter({ hasText: texts.statement.type.transfer });

// DES-11
test('the menu is at the side, begins with Home, and marks the page', async ({ page, open, texts }) => {
  await page.setViewportSize(wide);
  await open('/user/statement');
  const menu = page.getByRole('navigation', { name: texts.shell.menu.label });
  const { profile, conditions, home, history, contact } = texts.shell.menu;
  await expect(menu.getByRole('listitem')).toHaveText([home, profile, conditions, history, contact]);
  await expect(menu.getByRole('link', { name: history })).toHaveAttribute('aria-current', 'page');
  const box = await menu.boundingBox();
  const content = await page.getByRole('main').boundingBox();
  expect(box?.x).toBe(0);
  expect(box && content && box.x + box.width <= content.x).toBe(true);
});

// DES-25, DES-27, WAL-281
test('an entry opens beside the history, stays open when the width changes, and closes by Back and Escape', async ({
  page,
  open,
  texts,
}) => {
  await page.setViewportSize(wide);
  await open('/user/statement');
  const rows = transfersOf(page, texts);
  await rows.first().click();
  const details = page.getByRole('dialog', { name: texts.statement.type.transfer });
  await expect(details.locator(':focus')).toBeVisible();
  await expect(details).not.toHaveAttribute('aria-modal', 'true');
  const words = await details.getByRole('definition').allTextContents();
  expect(words.length).toBeGreaterThan(3);
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(details).toHaveAttribute('aria-modal', 'true');
  await expect(details.getByRole('definition')).toHaveText(words);
  await page.setViewportSize(wide);
  await expect(details).not.toHaveAttribute('aria-modal', 'true');
  await page.reload();
  await settled(page);
  await expect(details).toBeVisible();
  await page.goBack();
  await expect(details).toHaveCount(0);
  await expect(page).toHaveURL(/\/user\/statement/);
  await rows.first().click();
  await page.keyboard.press('Escape');
  await expect(details).toHaveCount(0);
  await expect(rows.first()).toBeFocused();
});

test.describe('beside the panel', () => {
  test.use({ panel: true, language: 'en' });

  /** Texts that overflow their container. */
  const cutOff = (page: Page) =>
    page.getByRole('main').evaluate((main) =>
      [...main.querySelectorAll('*')]
        .filter((one) => one.childElementCount === 0 && one.textContent?.trim() && one.checkVisibility())
        .filter((one) => one.getClientRects()[0]?.width !== 1 && one.scrollWidth > one.clientWidth + 1)
        .filter(
          (one) => getComputedStyle(one).display !== 'inline' && getComputedStyle(one).textOverflow !== 'ellipsis',
        )
        .map((one) => one.textContent),
    );

  // DES-11
  for (const path of ['home', 'statement', 'bonus', 'spin', 'profile']) {
    test(`${path} uses the remaining width and cuts nothing off`, async ({ page, open, texts }) => {
      await page.setViewportSize(wide);
      await open(`/user/${path}`);
      await openPanel(page, 'calls');
      await settled(page);
      expect(await cutOff(page)).toEqual([]);
      const main = await page.getByRole('main').boundingBox();
      expect(main && main.x + main.width <= wide.width - 420).toBe(true);
      if (path === 'home') {
        const sum = page.getByRole('region', { name: texts.home.total }).getByRole('paragraph').first();
        await expect.poll(async () => (await sum.boundingBox())?.width).toBeGreaterThan(200);
      }
      if (path === 'statement') await expect(page.getByRole('table')).toHaveCount(0);
    });
  }
});

// DES-11
test('the money buttons are no walls beside a card with a failure', async ({ page, open, texts }) => {
  await page.setViewportSize(wide);
  await open(`/user/home?fault=${Array<string>(9).fill('getWallet:INTERNAL_SERVER_ERROR').join(',')}`);
  await expect(page.getByText(texts.home.walletFailed)).toBeVisible({ timeout: 15_000 });
  for (const name of [texts.home.actions.deposit, texts.home.actions.withdraw]) {
    const box = await page.getByRole('main').getByRole('button', { name, exact: true }).boundingBox();
    expect(box?.height).toBeLessThanOrEqual(96);
  }
});
