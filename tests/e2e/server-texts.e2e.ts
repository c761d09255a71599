/** Texts of the server in a page of another language. */
import type { Locator } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

test.use({ person: 'player', language: 'en', switches: 'banners:on,notice:on' });

/** Language and text of each element that names one inside a place, without those that say nothing. */
const spoken = (place: Locator) =>
  place
    .locator('[lang]')
    .evaluateAll((all) => all.map((one) => ({ lang: (one as HTMLElement).lang, text: one.textContent ?? '' })));

const thai = /\p{Script=Thai}/u;

/** Texts and names of elements in Thai letters that a screen reader would speak as another language. */
const unmarked = (place: Locator) =>
  place.evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      const names = node instanceof Element && [node.getAttribute('aria-label'), node.getAttribute('alt')];
      const text = names ? names.join(' ') : (node.textContent ?? '');
      // A name that is mostly of the app's own words is spoken as those.
      const most = (text.match(/\p{Script=Thai}/gu)?.length ?? 0) > (text.match(/\p{Script=Latin}/gu)?.length ?? 0);
      const lang = element?.closest<HTMLElement>('[lang]')?.lang;
      if (most && lang !== 'th') found.push(`${lang}: ${text}`);
    }
    return found;
  });

// SAFE-82
test('names and HTML carry the language that they are written in', async ({ page, open, texts }) => {
  await open('/user/home');
  const main = page.getByRole('main');
  await expect(page.locator('#root [class*="_html_"]').first()).toBeVisible();
  expect(await spoken(main)).toContainEqual({ lang: 'en', text: 'Joker' });
  for (const { lang, text } of await spoken(main)) expect(lang === 'th', text).toBe(thai.test(text));
  expect(await unmarked(page.locator('#root'))).toEqual([]);

  for (const route of ['/user/contact', '/user/spin', '/user/bonus', '/user/profile']) {
    await open(route);
    expect(await unmarked(main), route).toEqual([]);
  }
  await page.getByRole('navigation').getByRole('button', { name: texts.shell.menu.conditions }).click();
  const sheet = page.getByRole('dialog', { name: texts.info.conditions.title });
  await expect(sheet.locator('[class*="_html_"]').first()).toHaveAttribute('lang', 'th');
  expect(await unmarked(sheet)).toEqual([]);
});

// SAFE-82
test('messages of the chat carry the language that they are written in', async ({ page, open, texts }) => {
  await open('/user/home');
  await page.getByRole('button', { name: texts.chat.open }).click();
  const chat = page.getByRole('dialog', { name: texts.chat.title });
  await expect(chat.locator('p[lang]').first()).toBeVisible();
  expect(await unmarked(chat)).toEqual([]);
});
