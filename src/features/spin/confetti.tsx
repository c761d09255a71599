import css from './confetti.module.css';

const pieces = 36;

/** CSS hides it for players who prefer less motion (SPN-30, DES-32). */
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
