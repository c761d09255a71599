/** The sandbox in the oldest supported browsers, which lack newer APIs, and the message for older browsers. */
import type { Page } from '@playwright/test';
import { browserNames } from '../../tools/vite/oldest-browsers.ts';
import { expect, settled, test } from '../support/fixtures.ts';
import { missingApis, takeAway } from '../support/older-browser.ts';
import { balances, transfer } from '../support/steps/wallet.ts';

test.use({ person: 'player', language: 'en' });

test.describe('with the panel', () => {
  test.use({ panel: true });

  // APP-220
  test('the sandbox moves money and shows its panel without any of these APIs', async ({ page, open, texts }) => {
    await takeAway(page, missingApis);
    await open('/user/home');
    const before = await balances(page, texts);
    await transfer(page, texts, texts.account.WALLET, 'Joker', '100.50');
    await expect.poll(() => balances(page, texts)).toMatchObject({ wallet: before.wallet - 10_050 });
    await page.getByRole('button', { name: 'sandbox' }).click();
    const panel = page.getByRole('tablist').first();
    await expect(panel).toBeVisible();
    for (const tab of await panel.getByRole('tab').all()) {
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tabpanel').first()).not.toBeEmpty();
    }
  });
});

const words = (page: Page, why: string) => page.locator(`.boot [data-why="${why}"]`);

// APP-395
test('refuses an older browser in three languages, and lists the supported ones', async ({ page, oracles }) => {
  oracles.expect(/#root|null/);
  await takeAway(page, ['Array.prototype.toSorted']);
  await page.goto('./login');
  const old = words(page, 'old');
  await expect(old).toBeVisible();
  for (const text of ['เบราว์เซอร์นี้เก่าเกินไป', 'ບຣາວເຊີນີ້ເກົ່າເກີນໄປ', 'This browser is too old']) {
    const sentence = old.getByText(text);
    await expect(sentence).toBeVisible();
    await expect(sentence).toContainText(browserNames);
  }
  await expect(words(page, 'network')).toBeHidden();
});

// APP-396
test('reports an error that stops the start, and not as a network failure', async ({ page, oracles }) => {
  oracles.expect(/marks are broken/);
  await page.addInitScript(() => {
    performance.mark = () => {
      throw new TypeError('marks are broken');
    };
  });
  await page.goto('./user/home');
  await expect(words(page, 'error')).not.toHaveAttribute('hidden');
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(words(page, 'error')).toContainText('marks are broken');
  await expect(words(page, 'network')).toBeHidden();
});

// APP-396
test('ignores an unrelated error during the start', async ({ page, open, oracles }) => {
  oracles.expect(/of an extension/);
  await page.addInitScript(() => {
    setTimeout(() => {
      throw new Error('of an extension');
    });
  });
  await open('/login');
  await settled(page);
  await expect(page.locator('.boot')).toBeHidden();
});
