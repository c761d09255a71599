import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { textLanguage } from '../../base/text.ts';
import { focusPage, isFocusLost } from '../controls/focus.ts';
import { ErrorDrawing } from './drawings.tsx';
import css from './state.module.css';

export interface ErrorStateProps {
  /** What happened and what to do next, translated. */
  message: string;
  retryLabel: string;
  onRetry: () => void;
  /** Whether the retry is pending. */
  retrying?: boolean;
  /** One line, for a part of a screen. */
  compact?: boolean;
}

/** Focuses the page when the focused button disappears with the failure; in dialogs focus-return.ts does it. */
function usePageFocusAfter(button: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = button;
    return () => {
      if (document.activeElement !== current || current?.closest('[role="dialog"]')) return;
      setTimeout(() => isFocusLost() && focusPage());
    };
  }, [button]);
}

export function ErrorState({ message, retryLabel, onRetry, retrying = false, compact = false }: ErrorStateProps) {
  const button = useRef<HTMLButtonElement>(null);
  usePageFocusAfter(button);
  return (
    <div className={css.root} data-compact={compact || undefined} role="alert">
      {compact ? null : <ErrorDrawing />}
      <p className={css.message} lang={textLanguage(message)}>
        {message}
      </p>
      <Button
        ref={button}
        variant="default"
        size="sm"
        // `disabled` would lose the focus.
        aria-busy={retrying}
        aria-disabled={retrying}
        onClick={() => {
          if (!retrying) onRetry();
        }}
        leftSection={<IconRefresh size={18} aria-hidden className={retrying ? css.turning : undefined} />}
      >
        {retryLabel}
      </Button>
    </div>
  );
}
