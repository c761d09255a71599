import css from './bank-mark.module.css';

const hues = ['gold', 'slot', 'sport', 'lotto'] as const;

/** The bank's code on a colour that is always the same for this bank; no bank's own logo is used. */
export function BankMark({ code }: { code: string }) {
  const hash = Array.from(code).reduce((total, letter) => total * 31 + letter.charCodeAt(0), 7);
  return (
    <span
      className={css.mark}
      data-hue={hues[Math.abs(hash) % hues.length]}
      data-long={code.length > 3 || undefined}
      aria-hidden
    >
      {code.slice(0, 5)}
    </span>
  );
}
