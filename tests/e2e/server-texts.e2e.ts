/** Server texts in a page of another language. */
import type { Locator } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { enterPhone, enterProfile } from '../support/steps/registration.ts';
import { openAction } from '../support/steps/wallet.ts';

/** Language and text of each element with `lang` inside a place, except empty ones. */
const spoken = (place: Locator) =>
  place
    .locator('[lang]')
    .evaluateAll((all) => all.map((one) => ({ lang: (one as HTMLElement).lang, text: one.textContent ?? '' })));

/** Thai or Lao texts and names of elements that a screen reader would speak as another language. */
const unmarked = (place: Locator) =>
  place.evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      const names = node instanceof Element && [node.getAttribute('aria-label'), node.getAttribute('alt')];
      const text = names ? names.join(' ') : (node.textContent ?? '');
      // A name with mostly the app's own words is spoken in the app's language.
      const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
      const lang = element?.closest<HTMLElement>('[lang]')?.lang;
      if ((text.match(/\p{Script=Thai}/gu)?.length ?? 0) > latin && lang !== 'th') found.push(`${lang}: ${text}`);
      if ((text.match(/\p{Script=Lao}/gu)?.length ?? 0) > latin && lang !== 'lo') found.push(`${lang}: ${text}`);
    }
    return found;
  });

for (const { country, scenario, tag, letters } of [
  { country: 'Thailand', scenario: 'everyday', tag: 'th', letters: /\p{Script=Thai}/u },
  { country: 'Laos', scenario: 'laos', tag: 'lo', letters: /\p{Script=Lao}/u },
]) {
  test.describe(`a site in ${country}, read in English`, () => {
    test.use({ scenario, person: 'player', language: 'en' });

    test.describe('with a notice', () => {
      test.use({ switches: 'banners:on,notice:on' });

      // SAFE-82, INF-20
      test('marks names, HTML and a promotion with their own language', async ({ page, open, texts }) => {
        await open('/user/home');
        const main = page.getByRole('main');
        await expect(page.locator('#root [class*="_html_"]').first()).toBeVisible();
        expect(await spoken(main)).toContainEqual({ lang: 'en', text: 'Joker' });
        for (const { lang, text } of await spoken(main)) expect(lang === tag, text).toBe(letters.test(text));
        expect(await unmarked(page.locator('#root'))).toEqual([]);

        for (const route of ['/user/contact', '/user/spin', '/user/bonus', '/user/profile']) {
          await open(route);
          expect(await unmarked(main), route).toEqual([]);
        }
        const expectMarked = async (sheet: Locator) => {
          await expect(sheet.locator('[class*="_html_"]').first()).toHaveAttribute('lang', tag);
          expect(await unmarked(sheet)).toEqual([]);
        };
        await page.getByRole('navigation').getByRole('button', { name: texts.shell.menu.conditions }).click();
        await expectMarked(page.getByRole('dialog', { name: texts.info.conditions.title }));
        await open('/user/bonus');
        await page.getByLabel(texts.promotion.code).fill('KRAPAO50');
        await page.getByRole('button', { name: texts.promotion.search, exact: true }).click();
        await expectMarked(page.getByRole('dialog'));
      });
    });

    test.describe('without banners', () => {
      test.use({ switches: 'banners:off' });

      // SAFE-82
      test('marks texts of the operator in the sheets of home, and chat messages, with their own language', async ({
        page,
        open,
        texts,
      }) => {
        await open('/user/home');
        for (const name of ['deposit', 'withdraw', 'transfer', 'refund', 'invite'] as const) {
          const sheet = await openAction(page, texts, name);
          expect(await unmarked(sheet), name).toEqual([]);
          await page.keyboard.press('Escape');
          await expect(sheet).toBeHidden();
        }
        await page.getByRole('button', { name: texts.chat.open }).click();
        const chat = page.getByRole('dialog', { name: texts.chat.title });
        await expect(chat.locator('p[lang]').first()).toBeVisible();
        expect(await unmarked(chat)).toEqual([]);
      });
    });

    test.describe('to a visitor', () => {
      test.use({ person: 'visitor', switches: 'registered:off,registerOtp:off' });

      // SAFE-82, REG-29, REG-34
      test('marks sources and banks with their own language', async ({ page, open, texts }) => {
        await open('/register');
        await enterPhone(page, texts);
        const source = page.getByRole('combobox', { name: texts.register.source });
        await expect(source.getByRole('option')).toHaveCount(8);
        expect(await unmarked(source)).toEqual([]);

        await enterProfile(page, texts);
        await page.getByRole('combobox', { name: texts.register.bank, exact: true }).click();
        const banks = page.getByRole('dialog', { name: texts.register.bankChoose });
        await expect(banks.getByRole('option').first()).toBeVisible();
        expect(await unmarked(banks)).toEqual([]);
      });
    });
  });
}
