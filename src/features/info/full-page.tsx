import type { ReactNode } from 'react';
import css from './full-page.module.css';

export interface FullPageProps {
  drawing: ReactNode;
  title: string;
  message: string;
  action?: ReactNode;
}

/** One message, no menu. */
export function FullPage({ drawing, title, message, action }: FullPageProps) {
  return (
    <main className={css.root}>
      {drawing}
      <h1 className={css.title} tabIndex={-1}>
        {title}
      </h1>
      <p className={css.message}>{message}</p>
      {action}
    </main>
  );
}
