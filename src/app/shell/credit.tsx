import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetInfo } from '../../shared/api/generated/lookup/lookup.ts';
import { guarded } from '../../shared/parts/guard.tsx';
import css from './player-shell.module.css';

/** Depths of placeholders below the page's content. Deeper busy elements, such as buttons, do not change the height. */
const nearest = 2;
const furthest = 4;

const isBusy = (element: Element, depth = 1): boolean =>
  Array.from(element.children).some(
    (child) =>
      (depth >= nearest && child.getAttribute('aria-busy') === 'true') ||
      (depth < furthest && isBusy(child, depth + 1)),
  );

/**
 * Marks an element with `data-page-busy` while a part of the page is a placeholder. A `:has()` with a depth would search
 * thousands of cards on every change.
 * @param pageId element id of the page's content
 */
export function usePageBusyMark(place: RefObject<HTMLElement | null>, pageId: string): void {
  useLayoutEffect(() => {
    const page = document.getElementById(pageId);
    if (!page) return;
    const look = () => place.current?.toggleAttribute('data-page-busy', isBusy(page));
    look();
    const changes = new MutationObserver(look);
    changes.observe(page, { childList: true, subtree: true, attributeFilter: ['aria-busy'] });
    return () => changes.disconnect();
  }, [place, pageId]);
}

/** The operator's website below player pages; keeps its height while loading. */
function CreditContent() {
  const { t } = useTranslation();
  const { data } = useGetInfo();
  const line = useRef<HTMLElement>(null);
  usePageBusyMark(line, 'main');
  return (
    <footer ref={line} className={css.credit}>
      {data?.website ? t('shell.credit', { website: data.website }) : '\u00a0'}
    </footer>
  );
}

export const Credit = guarded('line', CreditContent);
