import type { ReactNode } from 'react';
import css from './full-page.module.css';

export interface FullPageProps {
  drawing: ReactNode;
  title: string;
  message: string;
  /** The way on, where there is one. */
  action?: ReactNode;
}

/** A page that says one thing, and stands outside both frames: visitors and players see the same. */
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
