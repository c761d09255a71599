/** Finds visible texts that come neither from the dictionary nor from the server. */
import type { Page } from '@playwright/test';

const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];

/**
 * Words that are the same in every language: product, language names, currency codes, a kind of file, the beginning of an
 * invite code, placeholders of inputs.
 */
const names = words('Krapao ไทย ລາວ English LAK BAHT CSV PR SOMCHAI JAIDEE https://gift.truemoney.com/campaign/?v=');

/** Removes bracketed text, also nested. */
function unbracketed(text: string): string {
  const rest = text.replace(/⟦[^⟦⟧]*⟧/g, ' ');
  return rest === text ? text : unbracketed(rest);
}

/** Every text that the page shows or gives to a screen reader. */
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

/** The words of all answers so far: names, figures and texts of the server are not the app's texts. */
async function served(page: Page): Promise<string[]> {
  const bodies = await page.evaluate(() => [
    ...(window.sandbox?.calls() ?? []).flatMap(({ requestBody, responseBody }) => [requestBody, responseBody]),
    ...(window.sandbox?.chat.events() ?? []).map(({ data }) => JSON.stringify(data)),
  ]);
  // JSON escapes a line break as a letter.
  return bodies.flatMap((body) => (typeof body === 'string' ? words(body.replaceAll('\\n', ' ')) : []));
}

/** @returns the texts with words that are neither in brackets nor the server's, nor a name */
export async function untranslatedTexts(page: Page): Promise<string[]> {
  const known = new Set([...names, ...(await served(page))]);
  return (await page.evaluate(visibleTexts)).filter((text) =>
    words(unbracketed(text)).some((word) => !known.has(word)),
  );
}
