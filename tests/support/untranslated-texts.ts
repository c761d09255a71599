/** Finds what a page says in words of its own: neither from the dictionary nor from the server. */
import type { Page } from '@playwright/test';

const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];

/** The same in every language: the product, the languages' own names, currency codes, examples of what to fill in. */
const names = words('Krapao ไทย ລາວ English LAK BAHT SOMCHAI JAIDEE https://gift.truemoney.com/campaign/?v=');

/** Without what stands in brackets: texts stand in texts. */
function unbracketed(text: string): string {
  const rest = text.replace(/⟦[^⟦⟧]*⟧/g, ' ');
  return rest === text ? text : unbracketed(rest);
}

/** Every text that the page shows or gives to a screen reader. */
function said(): string[] {
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

/** The words of what came over the wire so far: names, figures and texts of the server are no text of the app. */
async function served(page: Page): Promise<string[]> {
  const bodies = await page.evaluate(() => [
    ...(window.sandbox?.calls() ?? []).flatMap(({ requestBody, responseBody }) => [requestBody, responseBody]),
    ...(window.sandbox?.chat.events() ?? []).map(({ data }) => JSON.stringify(data)),
  ]);
  // JSON writes a line's end as a letter.
  return bodies.flatMap((body) => (typeof body === 'string' ? words(body.replaceAll('\\n', ' ')) : []));
}

/** @returns the texts with words that are neither in brackets nor the server's, nor a name */
export async function unmarked(page: Page): Promise<string[]> {
  const known = new Set([...names, ...(await served(page))]);
  return (await page.evaluate(said)).filter((text) => words(unbracketed(text)).some((word) => !known.has(word)));
}
