import css from './message-content.module.css';

/** The words of a bubble, as they came: text and nothing else, each paragraph in its own direction (CHT-64, SAFE-16, SAFE-17). */
export function Words({ children }: { children: string | undefined }) {
  return children ? (
    <p className={css.words} dir="auto">
      {children}
    </p>
  ) : null;
}
