import css from './bank-picker.module.css';

const hues = ['gold', 'slot', 'sport', 'lotto'] as const;

/** Initials in one of the house's colours, always the same for a bank: nobody's own mark is used. */
export function BankMark({ code }: { code: string }) {
  const sum = Array.from(code).reduce((total, sign) => total * 31 + sign.charCodeAt(0), 7);
  return (
    <span
      className={css.mark}
      data-hue={hues[Math.abs(sum) % hues.length]}
      data-long={code.length > 3 || undefined}
      aria-hidden
    >
      {code.slice(0, 5)}
    </span>
  );
}
