import css from './lights.module.css';

const hues = ['gold', 'lotto', 'slot', 'sport'] as const;

/** Bulbs along the wire; px in a box of 390 × 96. */
const bulbs = [
  { x: 20, y: 22, hue: 'gold' },
  { x: 70, y: 40, hue: 'lotto' },
  { x: 128, y: 52, hue: 'gold' },
  { x: 195, y: 56, hue: 'slot' },
  { x: 262, y: 52, hue: 'gold' },
  { x: 320, y: 40, hue: 'sport' },
  { x: 370, y: 22, hue: 'gold' },
] as const;

/** Coloured lights above visitor pages. Decorative. */
export function Lights() {
  return (
    <svg className={css.root} viewBox="0 0 390 96" fill="none" aria-hidden="true">
      <defs>
        {hues.map((hue) => (
          <radialGradient key={hue} id={`kp-light-${hue}`} className={css.glow} data-hue={hue}>
            <stop offset="0" stopOpacity="0.55" />
            <stop offset="0.35" stopOpacity="0.2" />
            <stop offset="1" stopOpacity="0" />
          </radialGradient>
        ))}
      </defs>
      <path className={css.wire} d="M-6 6C70 70 320 70 396 6" strokeWidth="1.5" />
      {bulbs.map(({ x, y, hue }) => (
        <g key={x}>
          <circle cx={x} cy={y + 11} r="30" fill={`url(#kp-light-${hue})`} />
          <path className={css.cap} d={`M${x - 2.5} ${y}h5v5h-5z`} />
          <path
            className={css.bulb}
            data-hue={hue}
            d={`M${x - 2.6} ${y + 4.5}h5.2c.3 2 3 3.2 3 6.5a5.6 5.6 0 0 1-11.2 0c0-3.3 2.7-4.5 3-6.5Z`}
          />
        </g>
      ))}
    </svg>
  );
}
