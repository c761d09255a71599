import { bankLook, type MarkShape } from './bank-looks.ts';
import css from './bank-mark.module.css';

/** Shapes in a square of 40, below the letters: none reaches above 27. */
const paths: Readonly<Record<MarkShape, string>> = {
  wave: 'M0 33c7-5 13-5 20-1s13 3 20-2v10H0Z',
  hill: 'M0 40a20 10.5 0 0 1 40 0Z',
  peak: 'M0 40 13 30l7 5 7-7 13 12Z',
  roof: 'M4 40v-4l16-7 16 7v4Z',
  bar: 'M0 31h40v4H0Zm0 6.5h40V40H0Z',
  steps: 'M5 40v-4h8v4Zm11 0v-7h8v7Zm11 0V29.5h8V40Z',
  leaf: 'M40 40H0C8 30 22 28 40 30Z',
  dots: 'M10 33.5a3 3 0 1 1 .01 0Zm10 0a3 3 0 1 1 .01 0Zm10 0a3 3 0 1 1 .01 0Z',
};

/** Font size in that square, by the number of letters. */
const sizes = [0, 21, 17, 14.5, 12, 9.5];

/** The bank's letters on its own colour, with a shape of ours in its second colour; the name stands beside it. */
export function BankMark({ code, size = 'm' }: { code: string; size?: 's' | 'm' | 'l' }) {
  const { letters, ground, ink, accent, shape } = bankLook(code);
  return (
    <svg className={css.mark} data-size={size} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <rect width="40" height="40" fill={ground} />
      <path d={paths[shape]} fill={accent} />
      <text
        x="20"
        y={letters.length < 3 ? 24 : 22.5}
        textAnchor="middle"
        fill={ink}
        fontSize={sizes[Math.min(letters.length, 5)]}
        className={css.letters}
      >
        {letters}
      </text>
    </svg>
  );
}
