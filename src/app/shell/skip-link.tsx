import css from './shell.module.css';

/** The first link in the tab order: moves the focus past the bars, to the content. */
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
