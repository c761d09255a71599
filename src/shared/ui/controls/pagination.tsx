import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import css from './pagination.module.css';

/** Number of pages before and after the current one (WAL-47). */
const shownBefore = 3;
const shownAfter = 1;

/** A page number from 1, or a gap. */
export type PageItem = number | 'gap';

/** Page buttons: first and last, three before the current one, one after it, and gaps. */
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

export interface PageLabels {
  /** Name of the list of pages. */
  nav: string;
  previous: string;
  next: string;
  /** Name of a page button, such as `Page 3`. */
  page: (page: number) => string;
}

export interface PagesProps {
  /** Current page, from 1. */
  page: number;
  /** Number of pages; fewer than two render nothing. */
  count: number;
  onChange: (page: number) => void;
  labels: PageLabels;
  disabled?: boolean;
}

/** React key: the page's number, so that its button keeps the focus, or the gap's index. */
const keyOf = (item: PageItem, index: number) => (item === 'gap' ? `gap-${index}` : item);

/**
 * Focuses the current page's button when the focused one becomes disabled, such as "next" on the last page.
 * @returns ref for the container of the buttons
 */
function useFocusOnPage(page: number, disabled: boolean) {
  const root = useRef<HTMLElement>(null);
  const before = useRef(page);
  useEffect(() => {
    if (disabled || before.current === page) return;
    before.current = page;
    const { activeElement: focused } = document;
    if (focused?.matches('body, :disabled')) root.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
  }, [page, disabled]);
  return root;
}

export function Pages({ page, count, onChange, labels, disabled = false }: PagesProps) {
  const root = useFocusOnPage(page, disabled);
  if (count < 2) return null;
  const step = (to: number, label: string, Icon: typeof IconChevronLeft) => (
    <button
      type="button"
      className={css.step}
      aria-label={label}
      disabled={disabled || to < 1 || to > count}
      onClick={() => onChange(to)}
    >
      <Icon size={20} aria-hidden />
    </button>
  );
  return (
    <nav ref={root} className={css.root} aria-label={labels.nav}>
      {step(page - 1, labels.previous, IconChevronLeft)}
      <ul className={css.list}>
        {pageWindow(page, count).map((item, index) => (
          <li key={keyOf(item, index)}>
            {item === 'gap' ? (
              <span className={css.gap}>…</span>
            ) : (
              <button
                type="button"
                className={css.page}
                aria-label={labels.page(item)}
                aria-current={item === page ? 'page' : undefined}
                disabled={disabled}
                onClick={() => {
                  if (item !== page) onChange(item);
                }}
              >
                {item}
              </button>
            )}
          </li>
        ))}
      </ul>
      {step(page + 1, labels.next, IconChevronRight)}
    </nav>
  );
}
