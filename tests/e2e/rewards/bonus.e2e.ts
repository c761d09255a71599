import type { Page } from '@playwright/test';
import { countOf } from '../../support/calls.ts';
import { expect, settled, test } from '../../support/fixtures.ts';
import type { Texts } from '../../support/texts.ts';

test.use({ person: 'player' });

const card = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(name) });
const ok = (page: Page, texts: Texts) => page.getByRole('button', { name: texts.common.ok, exact: true }).click();

// APP-32, BON-1, BON-2, BON-3, BON-8, BON-21, BON-22, BON-23, BON-24, BON-28, BON-31, PRO-1
test('takes a bonus, marks it as running, and refuses to cancel it before its condition is met', {
  tag: '@smoke',
}, async ({ page, open, texts }) => {
  await open('/user/home');
  await page.getByRole('button', { name: texts.home.actions.conditions, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: texts.common.titles.bonus })).toBeVisible();
  await settled(page);
  await expect(page.getByLabel(texts.promotion.code)).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').locator('img[src*="/banners/bonus-"]')).toHaveCount(6);
  await card(page, 'โบนัสขาประจำ').click();
  const sheet = page.getByRole('dialog', { name: 'โบนัสขาประจำ' });
  await expect(sheet.getByText('12.5%').first()).toBeVisible();
  await expect(sheet).not.toContainText('percentFail');
  await sheet.getByRole('button', { name: texts.bonus.take }).click();
  await expect(page.getByRole('dialog', { name: texts.bonus.taken })).toBeVisible();
  await expect(sheet).toBeHidden();
  await expect.poll(() => countOf(page, 'listBonuses')).toBe(2);
  await ok(page, texts);
  await expect(card(page, 'โบนัสขาประจำ')).toContainText(texts.bonus.state.current);
  await expect(page.getByText(texts.bonus.type.limit)).toBeVisible();
  await expect(page.getByLabel(texts.promotion.code)).toHaveCount(0);
  expect(await countOf(page, 'activateBonus')).toBe(1);

  await page.getByRole('button', { name: texts.bonus.cancel, exact: true }).click();
  await page.getByRole('button', { name: texts.bonus.keep }).click();
  expect(await countOf(page, 'clearBonus')).toBe(0);
  await page.getByRole('button', { name: texts.bonus.cancel, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: texts.bonus.cancelConfirm }).click();
  await expect(page.getByRole('dialog', { name: texts.common.error })).toContainText(texts.errorMsg.BONUS_CONDITION);
  await ok(page, texts);
  await expect(page.getByText(texts.bonus.type.limit)).toBeVisible();
});

// PRO-2, PRO-3, PRO-7, PRO-8, PRO-13, PRO-14, PRO-28
test('requires a promotion code, capitalises it, finds it and receives it', { tag: '@smoke' }, async ({
  page,
  open,
  texts,
}) => {
  const search = async (code: string) => {
    await page.getByLabel(texts.promotion.code).fill(code);
    await page.getByRole('button', { name: texts.promotion.search, exact: true }).click();
  };
  await open('/user/bonus');
  await search('   ');
  await expect(page.getByText(texts.promotion.required)).toBeVisible();
  await page.getByLabel(texts.promotion.code).fill('straße');
  await expect(page.getByLabel(texts.promotion.code)).toHaveValue('STRAßE');
  expect(await countOf(page, 'findPromotion')).toBe(0);
  await page.evaluate(() => window.sandbox?.fault('findPromotion', { delay: 500 }));
  await search('krapao50');
  await expect(page.getByText(texts.promotion.searching)).toBeVisible();
  await expect(page.getByLabel(texts.promotion.code)).toHaveValue('KRAPAO50');
  const sheet = page.getByRole('dialog', { name: texts.promotion.title });
  await expect(sheet).toContainText('50 บาท');
  const lists = await countOf(page, 'listBonuses');
  await sheet.getByRole('button', { name: texts.promotion.receive }).click();
  await expect(page.getByRole('dialog', { name: texts.promotion.received })).toBeVisible();
  await expect.poll(() => countOf(page, 'listBonuses')).toBe(lists + 1);
  const paths = await page.evaluate(() => window.sandbox?.calls().map(({ path }) => path) ?? []);
  expect(paths.filter((path) => path.includes('promotion'))).toEqual([
    '/api/promotion/find/KRAPAO50',
    '/api/promotion/activate/KRAPAO50',
  ]);
});

test.describe('on a sleeping laptop in another time zone', () => {
  test.use({ language: 'en', scenario: 'bonus-limits', timezoneId: 'Pacific/Chatham' });

  // BON-14, BON-20
  test('offers daily bonuses again on a laptop that slept over midnight in Bangkok', async ({ page, open, texts }) => {
    await page.clock.install();
    await open('/user/bonus');
    const closed = page.getByText(texts.bonus.again.day);
    await expect(closed).toHaveCount(2);
    const asked = await countOf(page, 'listBonuses');
    await page.clock.fastForward('08:00:00');
    await expect(closed).toHaveCount(0);
    await expect.poll(() => countOf(page, 'listBonuses')).toBeGreaterThan(asked);
  });
});
