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

/** Elements with Thai letters that a screen reader would speak as another language. */
const unmarked = (place: Locator) =>
  place.evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const lang = node.parentElement?.closest<HTMLElement>('[lang]')?.lang;
      if (/\p{Script=Thai}/u.test(node.textContent ?? '') && lang !== 'th') found.push(`${lang}: ${node.textContent}`);
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
