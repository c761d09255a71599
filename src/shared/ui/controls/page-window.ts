/** How many pages stand before and after the current one (WAL-47). */
const shownBefore = 3;
const shownAfter = 1;

/** A page number (from 1), or a gap between two runs of pages. */
export type PageItem = number | 'gap';

/** The page buttons to show: first and last, three before the current one, one after it, gaps for what is left out. */
export function pageWindow(page: number, count: number): PageItem[] {
  if (count < 1) return [];
  const current = Math.min(Math.max(1, page), count);
  const from = Math.max(1, current - shownBefore);
  const to = Math.min(count, current + shownAfter);
  const items: PageItem[] = [];
  if (from > 1) items.push(1);
  if (from > 2) items.push('gap');
  for (let number = from; number <= to; number += 1) items.push(number);
  if (to < count - 1) items.push('gap');
  if (to < count) items.push(count);
  return items;
}
