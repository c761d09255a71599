/** The live app in the oldest supported browsers, which lack younger APIs, and in one that is older. */
import { missingApis, takeAway } from '../support/older-browser.ts';
import { expect, test } from './fixtures.ts';

test.describe('with its service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  // APP-220
  test('the app opens pages of its menu without any of these APIs', async ({ page, open, texts }) => {
    await takeAway(page, missingApis);
    await open('/user/home');
    for (const name of [texts.shell.menu.history, texts.shell.menu.home]) {
      await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
});

// APP-395
test('an older browser is refused', async ({ page, oracles }) => {
  oracles.expect(/#root|null/);
  await takeAway(page, ['Array.prototype.toSorted']);
  await page.goto('/login');
  await expect(page.getByText('This browser is too old.')).toBeVisible();
});
