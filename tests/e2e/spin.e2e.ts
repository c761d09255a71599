import type { Page } from '@playwright/test';
import { expect, settled, test } from '../support/fixtures.ts';
import { fill, type Texts } from '../support/texts.ts';

test.use({ person: 'player', scenario: 'lucky' });

const count = (page: Page, operation: string) =>
  page.evaluate((wanted) => window.sandbox?.calls().filter((call) => call.operation === wanted).length ?? 0, operation);
const spinButton = (page: Page, texts: Texts) => page.getByRole('button', { name: new RegExp(`^${texts.spin.spin}`) });
const ok = (page: Page, texts: Texts) => page.getByRole('button', { name: texts.common.ok, exact: true }).click();
const rotation = (page: Page) =>
  page.getByRole('img', { name: /100/ }).evaluate((disc) => {
    const { a, b } = new DOMMatrix(getComputedStyle(disc).transform);
    return (Math.atan2(b, a) * 180) / Math.PI;
  });

for (const language of ['th', 'la', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test(`the wheel shows what was won, without turning for those who want stillness (${language})`, async ({
      page,
      open,
      texts,
    }) => {
      await open('/user/home');
      await page.getByRole('button', { name: new RegExp(texts.home.actions.spin) }).click();
      await expect(page).toHaveURL(/\/user\/spin$/);
      await settled(page);
      await expect(spinButton(page, texts)).toContainText('12');
      await spinButton(page, texts).click();
      await expect(page.getByText(fill(texts.spin.result, { label: '100 บาท' }))).toBeAttached();
      const prize = page.getByRole('dialog', { name: '100 บาท' });
      await expect(prize).toContainText('เข้ากระเป๋าแล้ว');
      const setups = await count(page, 'getSpinSetup');
      await ok(page, texts);
      await expect.poll(() => count(page, 'getSpinSetup')).toBe(setups + 1);
      await expect(spinButton(page, texts)).toContainText('11');
    });
  });
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the disc turns and stops with the winner under the pointer (O-06, O-08)', async ({ page, open, texts }) => {
    await open('/user/spin');
    await spinButton(page, texts).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: '100 บาท' })).toBeVisible();
    // The fifth of eight slices: what lies under the pointer is what lies that much before the rotation.
    const under = (((-(await rotation(page)) % 360) + 360) % 360) / 45;
    expect(Math.floor(under)).toBe(4);
    expect(await count(page, 'spin')).toBe(1);
  });
});

test('a refused spin says why, in words even for a code nobody knows (O-15, O-16, O-17)', async ({
  page,
  open,
  texts,
}) => {
  await open('/user/spin');
  const tried = async (fault: object, text: string) => {
    await page.evaluate((effect) => window.sandbox?.fault('spin', effect), fault);
    await spinButton(page, texts).click();
    await expect(page.getByRole('dialog', { name: texts.common.error })).toContainText(text);
    await ok(page, texts);
  };
  await tried({ code: 'BONUS_REMAINING' }, texts.spin.error.BONUS_REMAINING);
  await tried({ body: '{"success":false,"error":"XYZ"}' }, texts.spin.error.other);
  await tried({ status: 500 }, texts.errorMsg.INTERNAL_SERVER_ERROR);
  await expect(spinButton(page, texts)).toHaveAttribute('aria-disabled', 'false');
});

test.describe('without coins', () => {
  test.use({ scenario: 'no-coins' });

  test('a tap asks nothing and says nothing (O-05)', async ({ page, open, texts }) => {
    await open('/user/spin');
    await spinButton(page, texts).click({ force: true });
    await expect(page.getByText(texts.spin.noCoins)).toBeVisible();
    expect(await count(page, 'spin')).toBe(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('while the wheel is off', () => {
  test.use({ scenario: 'spin-off' });

  test('home offers refresh-all in its place, and the page a way home (D-12, O-28)', async ({ page, open, texts }) => {
    await open('/user/home');
    await expect(page.getByRole('button', { name: texts.home.actions.refreshAll, exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: texts.home.actions.spin })).toHaveCount(0);
    await open('/user/spin');
    await expect(page.getByText(texts.spin.off)).toBeVisible();
    await page.getByRole('link', { name: texts.spin.home }).click();
    await expect(page).toHaveURL(/\/user\/home$/);
  });
});

test.describe('coupons', () => {
  const claim = (page: Page, texts: Texts, label: string) =>
    page.getByRole('button', { name: fill(texts.spin.claimOf, { label }) }).click();
  const confirm = (page: Page, texts: Texts) =>
    page.getByRole('dialog').getByRole('button', { name: texts.spin.claimConfirm, exact: true });

  test('are three to a page, and claimed once after a question (O-18 to O-24)', async ({ page, open, texts }) => {
    await open('/user/spin');
    const list = page.getByRole('region', { name: texts.spin.coupons }).getByRole('list').first();
    await expect(list.getByRole('listitem')).toHaveCount(3);
    await claim(page, texts, '30 บาท');
    await expect(page.getByRole('dialog')).toContainText('คูปองเครดิตฟรี');
    await page.getByRole('button', { name: texts.common.cancel, exact: true }).click();
    expect(await count(page, 'claimCoupon')).toBe(0);
    await claim(page, texts, '30 บาท');
    await confirm(page, texts).dblclick({ delay: 0 });
    await expect(page.getByRole('dialog', { name: texts.spin.claimed })).toContainText('30 บาท');
    const setups = await count(page, 'getSpinSetup');
    await ok(page, texts);
    await expect.poll(() => count(page, 'getSpinSetup')).toBe(setups + 1);
    expect(await count(page, 'claimCoupon')).toBe(1);
    await page.getByRole('button', { name: fill(texts.ui.pages.page, { page: 3 }), exact: true }).click();
    await expect(list.getByRole('listitem')).toHaveCount(3);
    expect(await count(page, 'listCoupons')).toBeLessThanOrEqual(3);
  });

  test('that can not be claimed say why (O-25, O-26)', async ({ page, open, texts }) => {
    await open('/user/spin');
    for (const code of [
      'NO_CLAIMABLE_COUPON',
      'INVALID_PRIZE_CODE',
      'INVALID_CODE',
      'INVALID_COUPON_TYPE',
      'COUPON_EXPIRED',
      'BONUS_REMAINING',
    ] as const) {
      await page.evaluate((fault) => window.sandbox?.fault('claimCoupon', { code: fault }), code);
      await claim(page, texts, '2 เหรียญ');
      // A confirmation within half a second of the last one would be taken for its second tap.
      await expect(async () => {
        if (await confirm(page, texts).isVisible()) await confirm(page, texts).click();
        await expect(page.getByRole('dialog', { name: texts.common.error })).toBeVisible({ timeout: 600 });
      }).toPass();
      await expect(page.getByRole('dialog', { name: texts.common.error })).toContainText(texts.spin.error[code]);
      await ok(page, texts);
    }
  });
});
