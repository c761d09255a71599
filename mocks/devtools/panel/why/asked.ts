/** Finds the element a tester asked about after a redraw: an open panel narrows the page. */
import type { Asked } from '../kit/panel-tools.ts';
import { pathTo } from './trial/fibers.ts';

/** `-2,000.00`. */
const figure = /^[+−-]?[\d,]+\.\d+$/;

/** The parent of an icon or of a figure's digits, or the button of its words: a disabled button gets no clicks itself. */
export function wholeOf(target: Element): Element {
  const seen = target.closest('svg')?.parentElement ?? target;
  const drawn = figure.test(seen.parentElement?.textContent.trim() ?? '') ? (seen.parentElement as Element) : seen;
  const button = drawn.closest('button');
  return button?.textContent === drawn.textContent ? button : drawn;
}

export const textOf = (element: Element): string =>
  (element.textContent || element.getAttribute('alt') || element.getAttribute('aria-label') || '').trim();

const keyOf = (element: Element): string | null => pathTo(element)?.findLast(({ key }) => key !== null)?.key ?? null;

/** Notes how to find the element again: React forgets its place once it has left the page. */
export function askAbout(chosen: Element): Asked {
  const element = wholeOf(chosen);
  return { element, shown: textOf(element), key: keyOf(element) };
}

/**
 * The element asked about while it is on the page, else the only one with its text in the same list item.
 * @returns null for none or several
 */
export function elementNow({ element, shown, key }: Asked): Element | null {
  if (element.isConnected) return element;
  if (key === null || shown === '') return null;
  const alike = [...document.body.querySelectorAll('*')].filter((one) => textOf(one) === shown && keyOf(one) === key);
  const innermost = alike.filter((one) => !alike.some((other) => other !== one && one.contains(other)));
  return innermost.length === 1 ? wholeOf(innermost[0] as Element) : null;
}
