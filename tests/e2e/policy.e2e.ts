/** The sandbox build's content security policy, enforced. */
import { expect, test } from '../support/fixtures.ts';
import { expectPolicy } from '../support/steps/sinks.ts';

test.use({ person: 'player' });

// SAFE-80
test('allows markup, scripts and workers from the named policies only; worker and cleaned HTML work', async ({
  page,
  open,
  oracles,
}) => {
  await open('/user/contact');
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toMatch(/\/sandbox-worker\.js$/);
  await expectPolicy(page, oracles);
});

test.describe('with banners', () => {
  test.use({ switches: 'banners:on' });

  // SAFE-3
  test('HTML keeps its elements while the screen around it renders again', async ({ page, open, texts }) => {
    await open('/user/home');
    await page.getByRole('button', { name: texts.home.actions.invite, exact: true }).click();
    const shown = page.getByRole('dialog').locator('[class*="_html_"] > *').first();
    await expect(shown).toBeVisible();
    const element = await shown.elementHandle();
    await page.getByRole('button', { name: texts.ui.banners.next, exact: true }).click();
    await expect(page.getByRole('button', { name: texts.ui.banners.previous, exact: true })).toBeEnabled();
    expect(await element?.evaluate((one) => one.isConnected)).toBe(true);
  });
});
