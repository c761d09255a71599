import type { HowtoEntry } from './howto-entries.ts';

const line = { strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

const Wallet = () => (
  <g {...line}>
    <circle cx="44" cy="22" r="9" fill="var(--kp-gold)" />
    <circle cx="62" cy="13" r="6" fill="var(--kp-gold-deep)" />
    <circle cx="44" cy="22" r="5" fill="none" stroke="var(--kp-gold-deep)" />
    <path d="M24 42h48l7 28c1 5-2 8-7 8H24c-5 0-8-3-7-8l7-28Z" fill="var(--kp-surface-3)" stroke="var(--kp-gold)" />
    <path d="M24 42c6 8 42 8 48 0" fill="none" stroke="var(--kp-gold)" />
    <path d="M40 62h16" stroke="var(--kp-gold)" strokeDasharray="1 6" />
  </g>
);

const Play = () => (
  <g {...line}>
    <rect x="14" y="22" width="68" height="48" rx="10" fill="var(--kp-surface-3)" stroke="var(--kp-slot)" />
    <rect x="22" y="31" width="16" height="30" rx="4" fill="var(--kp-ink)" />
    <rect x="40" y="31" width="16" height="30" rx="4" fill="var(--kp-ink)" />
    <rect x="58" y="31" width="16" height="30" rx="4" fill="var(--kp-ink)" />
    <path
      d="m30 39 2.400 5 5.200.6-4 3.600 1.200 5.400-4.800-2.700-4.800 2.700 1.200-5.400-4-3.600 5.200-.6Z"
      fill="var(--kp-gold)"
      transform="translate(4.500 9.500) scale(.85)"
    />
    <circle cx="48" cy="46" r="6" fill="var(--kp-lotto)" />
    <path d="M66 36v20M62 40v12M70 40v12" stroke="var(--kp-slot)" />
    <path d="M82 40h6V26" fill="none" stroke="var(--kp-slot)" />
    <circle cx="88" cy="21" r="5" fill="var(--kp-slot)" />
  </g>
);

const Balance = () => (
  <g {...line}>
    <rect x="20" y="14" width="48" height="64" rx="8" fill="var(--kp-surface-3)" stroke="var(--kp-sport)" />
    <path d="M30 28h16M30 40h28M30 52h10" stroke="var(--kp-line-strong)" />
    <path d="M50 28h8" stroke="var(--kp-gold)" />
    <circle cx="60" cy="56" r="15" fill="var(--kp-ink)" stroke="var(--kp-sport)" strokeWidth="3" />
    <path d="m71 67 11 11" stroke="var(--kp-sport)" strokeWidth="5" />
    <path d="m53 56 5 5 9-9" fill="none" stroke="var(--kp-gold)" strokeWidth="3" />
  </g>
);

const Bonus = () => (
  <g {...line}>
    <path d="M48 18v-8M66 22l5-6M30 22l-5-6" stroke="var(--kp-gold)" />
    <rect x="20" y="44" width="56" height="34" rx="6" fill="var(--kp-surface-3)" stroke="var(--kp-lotto)" />
    <path d="m15 36 64-6 1 12-64 4Z" fill="var(--kp-surface-3)" stroke="var(--kp-lotto)" />
    <path d="M48 42v36" stroke="var(--kp-gold)" strokeWidth="5" />
    <path d="M48 32c-12-2-16-10-10-13s10 5 10 13c0-8 4-16 10-13s2 11-10 13Z" fill="var(--kp-gold)" />
  </g>
);

const EndBonus = () => (
  <g {...line}>
    <circle cx="48" cy="46" r="32" fill="none" stroke="var(--kp-surface-3)" strokeWidth="7" />
    <path d="M48 14a32 32 0 1 1-27.700 16" fill="none" stroke="var(--kp-gold)" strokeWidth="7" />
    <path d="m35 47 9 9 18-19" fill="none" stroke="var(--kp-success)" strokeWidth="6" />
  </g>
);

const drawings = { wallet: Wallet, play: Play, balance: Balance, bonus: Bonus, endBonus: EndBonus } as const;

/** Decorative: the card's text names the guide. */
export function HowtoPoster({ entry }: { entry: HowtoEntry }) {
  const Drawing = drawings[entry];
  return (
    <svg viewBox="0 0 96 92" aria-hidden="true" data-entry={entry}>
      <Drawing />
    </svg>
  );
}
