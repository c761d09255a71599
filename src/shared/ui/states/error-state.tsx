import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useRef } from 'react';
import { textLanguage } from '../../base/text-language.ts';
import { useFocusBack } from '../controls/use-focus-back.ts';
import { ErrorDrawing } from './drawings.tsx';
import css from './state.module.css';

export interface ErrorStateProps {
  /** What happened and what to do next, already translated. */
  message: string;
  retryLabel: string;
  onRetry: () => void;
  /** The retry is under way. */
  retrying?: boolean;
  /** One line with a small button, for a part of a screen. */
  compact?: boolean;
}

export function ErrorState({ message, retryLabel, onRetry, retrying = false, compact = false }: ErrorStateProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusBack(retrying, button);
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
        loading={retrying}
        onClick={onRetry}
        leftSection={<IconRefresh size={18} aria-hidden />}
      >
        {retryLabel}
      </Button>
    </div>
  );
}
