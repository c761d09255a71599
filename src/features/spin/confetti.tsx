import css from './confetti.module.css';

const pieces = 36;

/** Paper over the page for a moment after a win; where less motion is wanted the styles leave it out. */
export function Confetti() {
  return (
    <div className={css.root} aria-hidden>
      {Array.from({ length: pieces }, (_, at) => (
        <span
          key={at}
          className={css.piece}
          data-hue={at % 4}
          style={{
            left: `${(at * 61) % 100}%`,
            animationDelay: `${(at % 9) * 70}ms`,
            animationDuration: `${1500 + ((at * 37) % 7) * 160}ms`,
          }}
        />
      ))}
    </div>
  );
}
