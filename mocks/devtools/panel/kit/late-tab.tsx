import type { ComponentType } from 'react';
import { LoadFailed } from './load-failed.tsx';
import css from './panel.module.css';
import { usePanel } from './panel-tools.ts';
import { useLoaded } from './use-loaded.ts';

/** A lazy-loaded tab or part of one. */
export function lateTab<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return function LateTab(props: Props) {
    const { t } = usePanel();
    const { value: Tab, isLost, retry } = useLoaded(load);
    if (Tab) return <Tab {...props} />;
    if (isLost) return <LoadFailed text={t.panel.tabLost} onRetry={retry} />;
    return <p className={css.lead}>{t.panel.loading}</p>;
  };
}
