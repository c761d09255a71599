/** Thai and Lao have no spaces between words: browsers break lines by a dictionary, which splits many words. */
import type { Page } from '@playwright/test';
import pagesLa from '../../mocks/devtools/page-kit/texts.la.json' with { type: 'json' };
import pagesTh from '../../mocks/devtools/page-kit/texts.th.json' with { type: 'json' };
import { expect, test } from '../support/fixtures.ts';
import { shownTexts, textsOf } from '../support/texts.ts';

const textsIn = (texts: unknown): string[] =>
  typeof texts === 'string' ? [texts] : Object.values(texts as object).flatMap(textsIn);

/** The smallest parts into which a browser breaks each text: its lines in a zero-width box. */
const partsOf = (page: Page, lang: string, texts: readonly string[]): Promise<string[][]> =>
  page.evaluate(
    ([tag, all]) => {
      const box = document.createElement('div');
      box.lang = tag;
      box.style.cssText = 'position:absolute;width:0;overflow-wrap:normal';
      document.body.append(box);
      const place = document.createRange();
      const parts = all.map((text) => {
        const node = document.createTextNode(text);
        box.replaceChildren(node);
        const lines = new Map<number, string>();
        let top = 0;
        for (let at = 0; at < text.length; at += 1) {
          place.setStart(node, at);
          place.setEnd(node, at + 1);
          top = /\p{M}|\u2060/u.test(text.charAt(at)) ? top : (place.getClientRects()[0]?.top ?? top);
          lines.set(top, (lines.get(top) ?? '') + text.charAt(at));
        }
        return [...lines.values()];
      });
      box.remove();
      return parts;
    },
    [lang, texts] as const,
  );

const joiner = /\u2060/g;
/** A single consonant on a line: the browser broke a word. */
const consonant = /^\p{Lo}$/u;
const lonely = (parts: string[][]) =>
  parts.flatMap((lines) =>
    lines.some((line) => consonant.test(line.replace(joiner, '').trim())) ? [lines.join('|')] : [],
  );

for (const { language, lang, pages } of [
  { language: 'th', lang: 'th', pages: pagesTh },
  { language: 'la', lang: 'lo', pages: pagesLa },
] as const) {
  test.describe(`texts of app and sandbox in ${lang}`, () => {
    test.use({ language });

    // DES-95
    test('never break inside a known word, nor leave a single consonant on a line', async ({ page, open }) => {
      await open('/login');
      const texts = [...textsIn(textsOf(language)), ...textsIn(shownTexts(pages))];
      const bare = await partsOf(
        page,
        lang,
        texts.map((text) => text.replace(joiner, '')),
      );
      expect(lonely(bare).length, 'without the marks').toBeGreaterThan(0);
      const parts = await partsOf(page, lang, texts);
      expect(parts.flat().length).toBeLessThan(bare.flat().length - 200);
      expect(parts.flat().filter((line) => line.startsWith('\u2060') || line.trim().endsWith('\u2060'))).toEqual([]);
      expect(lonely(parts)).toEqual([]);
    });
  });
}
