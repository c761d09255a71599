import { Button } from '@mantine/core';
import { focusTabOf } from './focus-when.ts';
import css from './panel.module.css';
import { usePanel } from './panel-tools.ts';

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
