import type { Page } from '@playwright/test';
import { countOf } from '../../support/calls.ts';
import { expect, settled, test } from '../../support/fixtures.ts';
import type { Texts } from '../../support/texts.ts';

test.use({ person: 'player' });

const operations = (page: Page) =>
  page.evaluate(() => window.sandbox?.calls().map(({ operation }) => String(operation)) ?? []);
const card = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(name) });
const ok = (page: Page, texts: Texts) => page.getByRole('button', { name: texts.common.ok, exact: true }).click();

for (const language of ['th', 'la', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    // APP-32, BON-1, BON-2, BON-3, BON-8, BON-21, BON-22, BON-23, BON-24, BON-28, BON-31, BON-47, PRO-1
    test(`a bonus is taken, marked as running, and cannot be cancelled before its condition is met (${language})`, {
      tag: language === 'th' ? '@smoke' : [],
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
      await expect.poll(() => countOf(page, 'listBonuses')).toBe(3);
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
      await expect(page.getByRole('dialog', { name: texts.common.error })).toContainText(
        texts.errorMsg.BONUS_CONDITION,
      );
      await ok(page, texts);
      await expect(page.getByText(texts.bonus.type.limit)).toBeVisible();

      // Another one says so on its card, before it is tapped.
      await expect(card(page, 'โบนัสรายวัน')).toContainText(texts.errorMsg.BONUS_ALREADY_ACTIVE);
      await card(page, 'โบนัสรายวัน').click();
      await expect(page.getByRole('dialog').getByRole('button', { name: texts.bonus.take })).toBeDisabled();
    });
  });
}

// BON-25, BON-26
test('every refusal of a bonus has its own text, and the sheet stays usable', async ({ page, open, texts }) => {
  await open('/user/bonus');
  await card(page, 'โบนัสต้อนรับ').click();
  for (const code of ['BONUS_ALREADY_ACTIVE', 'BONUS_MAX_CLAIMED', 'BONUS_CONDITION', 'BONUS_FULL'] as const) {
    await page.evaluate((fault) => window.sandbox?.fault('activateBonus', { code: fault }), code);
    await page.getByRole('dialog').getByRole('button', { name: texts.bonus.take }).click();
    await expect(page.getByRole('dialog', { name: texts.common.error })).toContainText(texts.errorMsg[code]);
    await ok(page, texts);
  }
  await page.getByRole('dialog').getByRole('button', { name: texts.bonus.take }).click();
  await expect(page.getByRole('dialog', { name: texts.bonus.taken })).toBeVisible();
});

test.describe('a running bonus', () => {
  test.use({ scenario: 'bonus-active', switches: 'bonusCondition:met' });

  // BON-2, BON-4, BON-29, BON-30
  test('ends once its condition is met, and the form returns', async ({ page, open, texts }) => {
    await open('/user/bonus');
    await expect(page.getByText(texts.bonus.state.current)).toHaveCount(1);
    await page.getByRole('button', { name: texts.bonus.cancel, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: texts.bonus.cancelConfirm }).click();
    await expect(page.getByText(texts.errorMsg.BONUS_CLEAR)).toBeVisible();
    await expect(page.getByLabel(texts.promotion.code)).toBeVisible();
    await expect(page.getByText(texts.bonus.state.current)).toHaveCount(0);
    expect(await countOf(page, 'clearBonus')).toBe(1);
  });
});

test.describe('two running bonuses', () => {
  test.use({ switches: 'bonusActive:two,bonusCondition:met' });

  // BON-3, BON-11, BON-12, BON-33, BON-34, PRO-18
  test('show one marker, and are ended one after the other', async ({ page, open, texts }) => {
    await open('/user/bonus');
    const running = page.getByRole('region', { name: texts.bonus.running });
    for (const type of ['day', 'week'] as const) {
      await expect(running).toContainText(texts.bonus.type[type].replaceAll('\u2060', ''));
      await expect(page.getByText(texts.bonus.state.current)).toHaveCount(1);
      await running.getByRole('button', { name: texts.bonus.cancel }).click();
      await page.getByRole('dialog').getByRole('button', { name: texts.bonus.cancelConfirm }).click();
    }
    await expect(page.getByLabel(texts.promotion.code)).toBeVisible();
    // Only these two taps sent calls that change something; two operations are called by no screen (MNY-32, BON-33,
    // BON-34).
    const made = (await operations(page)).filter((one) => /Bonus|Promotion/.test(one));
    expect(made.filter((one) => !['listBonuses', 'getActiveBonus'].includes(one))).toEqual([
      'clearBonus',
      'clearBonus',
    ]);
  });
});

test.describe('limits', () => {
  test.use({ scenario: 'bonus-limits' });

  // BON-13, BON-14, BON-15, BON-19, BON-20
  test('apply per day and week in Bangkok time, and end with the next one', async ({ page, open, texts }) => {
    await open('/user/bonus');
    await expect(card(page, 'โบนัสขาประจำ')).toBeEnabled();
    for (const name of ['โบนัสต้อนรับ', 'โบนัสรายวัน', 'โบนัสรายสัปดาห์']) {
      await expect(card(page, name)).toBeDisabled();
      await expect(card(page, name)).toContainText(texts.bonus.state.received);
    }
    // From Saturday 20:15 to Sunday: a new day, the same week.
    await page.evaluate(() => window.sandbox?.clock.jump('4h'));
    await expect(card(page, 'โบนัสรายวัน')).toBeEnabled({ timeout: 20_000 });
    await expect(card(page, 'โบนัสรายสัปดาห์')).toBeDisabled();
    await page.evaluate(() => window.sandbox?.clock.jump('24h'));
    await expect(card(page, 'โบนัสรายสัปดาห์')).toBeEnabled({ timeout: 20_000 });
    await expect(card(page, 'โบนัสต้อนรับ')).toBeDisabled();
  });
});

test.describe('promotion codes', () => {
  const search = async (page: Page, texts: Texts, code: string) => {
    await page.getByLabel(texts.promotion.code).fill(code);
    await page.getByRole('button', { name: texts.promotion.search, exact: true }).click();
  };

  // PRO-2, PRO-3, PRO-7, PRO-8, PRO-9, PRO-13, PRO-14, PRO-28
  test('are required, turned into capitals, found and received', { tag: '@smoke' }, async ({ page, open, texts }) => {
    await open('/user/bonus');
    await search(page, texts, '   ');
    await expect(page.getByText(texts.promotion.required)).toBeVisible();
    for (const [typed, shown] of [
      ['straße', 'STRAßE'],
      ['ﬁx', 'ﬁX'],
      ['ıx', 'ıX'],
    ] as const) {
      await search(page, texts, typed);
      await expect(page.getByText(texts.errorMsg.NO_PROMOTION)).toBeVisible();
      await expect(page.getByLabel(texts.promotion.code)).toHaveValue(shown);
    }
    expect(await countOf(page, 'findPromotion')).toBe(0);
    expect(await countOf(page, 'findPromotion')).toBe(0);
    await page.evaluate(() => window.sandbox?.fault('findPromotion', { delay: 500 }));
    await search(page, texts, 'krapao50');
    await expect(page.getByText(texts.promotion.searching)).toBeVisible();
    await expect(page.getByLabel(texts.promotion.code)).toHaveValue('KRAPAO50');
    const sheet = page.getByRole('dialog', { name: texts.promotion.title });
    await expect(sheet).toContainText('20%');
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

  // PRO-10, PRO-15, PRO-16
  test('that are unknown, used or withdrawn are refused with the reason', async ({ page, open, texts }) => {
    await open('/user/bonus');
    for (const [code, text] of [
      ['NOPROMO', texts.errorMsg.NO_PROMOTION],
      ['USED', texts.errorMsg.PROMOTION_RECEIVED],
    ] as const) {
      await search(page, texts, code);
      const sheet = page.getByRole('dialog', { name: texts.promotion.title });
      await expect(sheet).toContainText(text);
      await expect(sheet.getByRole('button', { name: texts.promotion.receive })).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
    }
    await search(page, texts, 'LATE');
    await page.getByRole('dialog').getByRole('button', { name: texts.promotion.receive }).click();
    await expect(page.getByRole('dialog', { name: texts.common.error })).toContainText(
      texts.errorMsg.PROMOTION_RECEIVED,
    );
  });
});
