import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigationType } from 'react-router-dom';
import { config } from '../../shared/config/config.ts';
import type texts from '../../shared/i18n/th.json';
import { ErrorBoundary } from './error-boundary.tsx';
import { ReadyMark } from './ready-mark.tsx';

export type ScreenTitle = keyof (typeof texts)['common']['titles'];

interface Props {
  title: ScreenTitle;
  children: ReactNode;
}

/** What every page has around it: title, boundary, a place to wait in, and a fresh start at the top after navigation. */
export function Screen({ title, children }: Props) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary level="route" resetKey={pathname}>
      <Suspense fallback={<Waiting />}>
        {children}
        <Arrival key={pathname} />
        <ReadyMark />
      </Suspense>
      <Title title={title} />
    </ErrorBoundary>
  );
}

/** Chunks come within a moment, and the page then brings its own skeleton: one more would only flicker. */
function Waiting() {
  return <div aria-busy="true" style={{ minHeight: '60dvh' }} />;
}

function Title({ title }: { title: ScreenTitle }) {
  const { t } = useTranslation();
  const text = t(`common.titles.${title}`);
  useEffect(() => {
    const sandbox = document.documentElement.dataset.sandbox === undefined ? '' : ' · sandbox';
    document.title = `${text} · ${config.appName}${sandbox}`;
  }, [text]);
  return null;
}

/** Whether a page has been arrived at since the document was loaded: there the browser's own start is right. */
let arrived = false;

/**
 * After navigation: to the top, with the focus on the page's heading, so that screen readers say where they are. Back
 * and Forward keep the place that the browser returns to.
 */
function Arrival() {
  const back = useNavigationType() === 'POP';
  const [first] = useState(!arrived);
  useEffect(() => {
    arrived = true;
    if (first) return;
    if (!back) window.scrollTo(0, 0);
    const main = document.querySelector('main');
    // A page that has put the focus into its own form knows better.
    if (main?.contains(document.activeElement) && document.activeElement !== main) return;
    const target = main?.querySelector('h1') ?? main;
    if (!target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [first, back]);
  return null;
}
