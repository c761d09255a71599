import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigationType } from 'react-router-dom';
import { config } from '../../shared/config/config.ts';
import { plainText } from '../../shared/i18n/i18n.ts';
import type texts from '../../shared/i18n/th.json';
import { Boundary } from '../../shared/parts/guard.tsx';
import { focusPage, isFocusLost } from '../../shared/ui/controls/focus.ts';
import { crashOf } from './crash.tsx';
import { repeatEarlyInput } from './drawn-page.ts';
import { ReadyMark } from './ready-mark.tsx';

export type ScreenTitle = keyof (typeof texts)['common']['titles'];

interface Props {
  title: ScreenTitle;
  children: ReactNode;
}

/** Wraps every page: document title, error boundary, suspense, and scroll and focus after a navigation. */
export function Screen({ title, children }: Props) {
  const { pathname } = useLocation();
  return (
    <Boundary resetKey={pathname} fallback={crashOf('route')}>
      <Suspense fallback={<Waiting />}>
        {children}
        <Arrival key={pathname} />
        <ReadyMark />
      </Suspense>
      <Title title={title} />
    </Boundary>
  );
}

/** No skeleton: it would flicker, and the page has its own. */
function Waiting() {
  return <div aria-busy="true" style={{ minHeight: '60dvh' }} />;
}

function Title({ title }: { title: ScreenTitle }) {
  const { t } = useTranslation();
  const text = t(`common.titles.${title}`);
  useEffect(() => {
    const sandbox = document.documentElement.dataset.sandbox === undefined ? '' : ' · sandbox';
    // Without word-joining marks (DES-95), so that a search for tabs or bookmarks finds it.
    document.title = plainText(`${text} · ${config.appName}${sandbox}`);
  }, [text]);
  return null;
}

/** False until the document's first page is shown, whose scroll and focus the browser sets. */
let arrived = false;

/**
 * After a navigation, scrolls to the top and focuses the page's heading for screen readers. On Back and Forward the
 * browser restores the scroll position.
 */
function Arrival() {
  const type = useNavigationType();
  // Read once: a closing sheet navigates back on the same page.
  const [back] = useState(type === 'POP');
  const [first] = useState(!arrived);
  useEffect(() => {
    arrived = true;
    repeatEarlyInput();
    if (first) return;
    if (!back) window.scrollTo(0, 0);
    const before = document.activeElement;
    // In a task of its own: a focus needs the layout of the new page.
    const timer = setTimeout(() => {
      const { activeElement } = document;
      const main = document.querySelector('main');
      // Keeps a focus that the page or a sheet has set itself, for example into a form.
      if (main?.contains(activeElement) ? activeElement === main : activeElement === before || isFocusLost())
        focusPage();
    });
    return () => clearTimeout(timer);
  }, [first, back]);
  return null;
}
