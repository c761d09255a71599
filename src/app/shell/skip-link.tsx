import css from './shell.module.css';

/** First link in the tab order: moves the focus to the content. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a
      className={css.skip}
      href="#main"
      onClick={(event) => {
        // A hash would add a history entry.
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}
    >
      {label}
    </a>
  );
}
