import css from './shell.module.css';

/** First stop of the keyboard: past the bars, to the content. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a
      className={css.skip}
      href="#main"
      onClick={(event) => {
        // The address stays as it is: a hash would be one more history entry.
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}
    >
      {label}
    </a>
  );
}
