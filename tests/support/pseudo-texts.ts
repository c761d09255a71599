/** A pseudo-locale: every app text in brackets and 40 % longer. */

import type { Page } from '@playwright/test';
import en from '../../src/shared/i18n/en.json' with { type: 'json' };
import th from '../../src/shared/i18n/th.json' with { type: 'json' };
import type { Texts } from './texts.ts';

interface Tree {
  readonly [key: string]: string | Tree;
}

const filler =
  'lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore et dolore';

/** Marks that no text of the app or server contains. */
export const brackets = { open: '⟦', close: '⟧' };

/** 40 % longer than the longer of the two texts; keeps placeholders in double braces. */
function stretched(thai: string, english: string): string {
  const bare = (text: string) => text.replace(/\{\{[^}]*\}\}/g, '').length;
  const missing = Math.ceil(Math.max(bare(thai), bare(english)) * 1.4) - bare(english);
  return `${brackets.open}${english} ${filler.slice(0, Math.max(missing - 1, 1)).trim()}${brackets.close}`;
}

/** Thai has one plural form, English two: compares with the plural. */
const counterpart = (tree: Tree | undefined, key: string) =>
  tree?.[key] ?? tree?.[`${key}_other`] ?? tree?.[key.replace(/_other$/, '')];

function stretchedTree(thai: Tree, english: Tree | undefined): Tree {
  return Object.fromEntries(
    Object.entries(thai).map(([key, text]) => {
      const other = counterpart(english, key);
      if (typeof text !== 'string') return [key, stretchedTree(text, typeof other === 'object' ? other : undefined)];
      return [key, stretched(text, typeof other === 'string' ? other : text)];
    }),
  );
}

/** Replaces the Thai dictionary, with the same keys. */
export const pseudoTexts = stretchedTree(th, en) as unknown as Texts;

const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];

/**
 * Words that are equal in every language: product, language names, currency codes, a file type, the beginning of an
 * invite code, a payment scheme, input placeholders.
 */
const names = words(
  'Krapao ไทย ລາວ English LAK BAHT CSV PR Thai QR Payment พร้อมเพย์ PromptPay SOMCHAI JAIDEE https://gift.truemoney.com/campaign/?v=',
);

/** Removes bracketed text, also nested. */
function unbracketed(text: string): string {
  const rest = text.replace(/⟦[^⟦⟧]*⟧/g, ' ');
  return rest === text ? text : unbracketed(rest);
}

/** All visible text and screen-reader text of the page. */
function visibleTexts(): string[] {
  const shown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest('[aria-hidden="true"], script, style, textarea') === null;
  const found = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    if (node.parentElement && shown(node.parentElement)) found.add(node.textContent ?? '');
  for (const element of document.querySelectorAll('[aria-label], [placeholder], [alt], [title], [aria-valuetext]')) {
    if (!shown(element)) continue;
    for (const name of ['aria-label', 'placeholder', 'alt', 'title', 'aria-valuetext'])
      found.add(element.getAttribute(name) ?? '');
  }
  return [...found];
}

/** Words of all responses so far: names, figures and server texts do not belong to the app's texts. */
async function served(page: Page): Promise<string[]> {
  const bodies = await page.evaluate(() => [
    ...(window.sandbox?.calls() ?? []).flatMap(({ requestBody, responseBody }) => [requestBody, responseBody]),
    ...(window.sandbox?.chat.events() ?? []).map(({ data }) => JSON.stringify(data)),
  ]);
  // JSON escapes a line break as a letter.
  return bodies.flatMap((body) => (typeof body === 'string' ? words(body.replaceAll('\\n', ' ')) : []));
}

/** @returns texts with words that are neither bracketed, nor served, nor names */
export async function untranslatedTexts(page: Page): Promise<string[]> {
  const known = new Set([...names, ...(await served(page))]);
  return (await page.evaluate(visibleTexts)).filter((text) =>
    words(unbracketed(text)).some((word) => !known.has(word)),
  );
}
