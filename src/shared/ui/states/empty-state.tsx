import type { ReactNode } from 'react';
import { ServerText } from '../display/server-text.tsx';
import { EmptyDrawing } from './drawings.tsx';
import css from './state.module.css';

export interface EmptyStateProps {
  title: string;
  message?: string;
  /** A button or link. */
  action?: ReactNode;
  /** Default: an empty pouch. */
  drawing?: ReactNode;
}

export function EmptyState({ title, message, action, drawing }: EmptyStateProps) {
  return (
    <div className={css.root}>
      {drawing ?? <EmptyDrawing />}
      <p className={css.title}>{title}</p>
      {message ? (
        <p className={css.message}>
          <ServerText>{message}</ServerText>
        </p>
      ) : null}
      {action}
    </div>
  );
}
