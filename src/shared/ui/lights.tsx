import css from './lights.module.css';

const BULBS = [
  { x: 22, y: 29, hue: 'gold' },
  { x: 76, y: 45, hue: 'lotto' },
  { x: 134, y: 54, hue: 'gold' },
  { x: 195, y: 57, hue: 'slot' },
  { x: 256, y: 54, hue: 'gold' },
  { x: 314, y: 45, hue: 'sport' },
  { x: 368, y: 29, hue: 'gold' },
] as const;

/** The string of market lights above the public pages. Decorative. */
export function Lights() {
  return (
    <svg className={css.root} viewBox="0 0 390 84" fill="none" aria-hidden="true">
      <path className={css.wire} d="M-4 14C90 68 300 68 394 14" strokeWidth="1.5" />
      {BULBS.map(({ x, y, hue }) => (
        <g key={x} className={css.bulb} data-hue={hue}>
          <circle className={css.halo} cx={x} cy={y + 8} r="17" />
          <path className={css.wire} d={`M${x} ${y - 6}v5`} strokeWidth="3" strokeLinecap="round" />
          <circle className={css.glass} cx={x} cy={y + 6} r="5.5" />
        </g>
      ))}
    </svg>
  );
}
