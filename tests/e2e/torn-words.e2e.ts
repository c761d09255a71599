/** No line of long app and sandbox texts breaks inside a known word. */
import type { Page } from '@playwright/test';
import { wholeWords } from '../../tools/vite/whole-words.ts';
import { expect, settled, test } from '../support/fixtures.ts';
import { reachShot } from '../support/shot.ts';
import { screens } from '../visual/matrix.ts';

/** Known words broken over two lines, each with its text. Ignores word joiners. */
const tornOn = (page: Page, words: readonly string[]): Promise<string[]> =>
  page.evaluate((known) => {
    const found = new RegExp(known.map((word) => [...word].join('\u2060?')).join('|'), 'g');
    const place = document.createRange();
    const middleOf = (node: Node, at: number) => {
      place.setStart(node, at);
      place.setEnd(node, at + 1);
      const box = place.getBoundingClientRect();
      return box.height === 0 ? null : box.top + box.height / 2;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const torn: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent ?? '';
      const box = node.parentElement;
      // Text for screen readers only has no layout.
      if (!box?.checkVisibility() || getComputedStyle(box).clipPath !== 'none') continue;
      for (const { 0: word, index } of text.matchAll(found)) {
        const [first, last] = [middleOf(node, index), middleOf(node, index + word.length - 1)];
        if (first !== null && last !== null && Math.abs(last - first) > 8) torn.push(`${word} in ${text}`);
      }
    }
    return torn;
  }, words);

const longTexts = ['sandbox-problem', 'sandbox-stories', 'deposit-by-bank', 'statement-failed', 'register-profile'];

for (const language of ['th', 'la'] as const) {
  for (const screen of screens.filter(
    ({ name, languages }) => longTexts.includes(name) && (languages ?? [language]).includes(language),
  )) {
    // DES-95
    test(`no known word is torn on the screen ${screen.name} (${language})`, async ({ page }) => {
      await reachShot(page, { screen, language, width: 'phone', name: screen.name });
      for (const width of [390, 360]) {
        await page.setViewportSize({ width, height: 844 });
        await settled(page);
        expect(await tornOn(page, [...wholeWords('th'), ...wholeWords('la')]), `${width} px`).toEqual([]);
      }
    });
  }
}

// DES-95
test('finds broken words when the word joiners are removed', async ({ page }) => {
  const screen = screens.find(({ name }) => name === 'sandbox-problem');
  if (!screen) throw new Error('There is no state sandbox-problem.');
  await reachShot(page, { screen, language: 'th', width: 'phone', name: screen.name });
  await page.evaluate(() => {
    for (const box of document.querySelectorAll('span'))
      box.textContent = (box.textContent ?? '').replaceAll('\u2060', '');
  });
  expect(await tornOn(page, wholeWords('th'))).not.toEqual([]);
});
