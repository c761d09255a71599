import { Button } from '@mantine/core';
import { type ComponentType, useEffect, useState } from 'react';
import css from './panel.module.css';
import { focusTabOf, usePanel } from './panel-tools.ts';

/** An error about a part of the panel that failed to load, with a retry button. */
export function LoadFailed({ text, onRetry }: { text: string; onRetry: () => void }) {
  const { t } = usePanel();
  return (
    <>
      <p role="alert" className={css.alert}>
        {text}
      </p>
      <Button
        variant="default"
        onClick={(event) => {
          focusTabOf(event.currentTarget);
          onRetry();
        }}
      >
        {t.panel.retry}
      </Button>
    </>
  );
}

interface Loaded<T> {
  /** Null while loading and after a failure. */
  readonly value: T | null;
  readonly isLost: boolean;
  retry(): void;
}

/** Loads something for a part of the panel, and again when `load` changes. Show `LoadFailed` when it is lost. */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [value, setValue] = useState<T | null>(null);
  const [lost, setLost] = useState<(() => Promise<T>) | null>(null);
  const isLost = lost === load;
  useEffect(() => {
    if (isLost) return;
    let unmounted = false;
    load().then(
      (result) => !unmounted && setValue(() => result),
      (error: unknown) => {
        console.warn('a part of the panel could not be loaded', error);
        if (!unmounted) setLost(() => load);
      },
    );
    return () => {
      unmounted = true;
    };
  }, [load, isLost]);
  return { value, isLost, retry: () => setLost(null) };
}

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
