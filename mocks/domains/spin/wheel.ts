import type { Random } from '../../kernel/random.ts';
import type { Switches } from '../../kernel/switches.ts';
import type { WheelCode } from '../../reference/codes.ts';

type Prize =
  /** `amount` in satang; players in kip get the equivalent. */
  | { readonly kind: 'money'; readonly amount: number }
  | { readonly kind: 'coins'; readonly coins: number }
  | { readonly kind: 'coupon' }
  | { readonly kind: 'nothing' };

export interface WheelSlice {
  readonly code: WheelCode;
  readonly bgColor: string;
  readonly textColor: string;
  /** Percent of spins (SPN-51). */
  readonly weight: number;
  readonly prize: Prize;
}

const cream = '#fff4d8';
const ink = '#14111f';
/** Light text on dark backgrounds, dark text on light ones. */
const colours = {
  violet: { bgColor: '#5b36b8', textColor: cream },
  gold: { bgColor: '#f4c04f', textColor: ink },
  emerald: { bgColor: '#0f6b51', textColor: cream },
  night: { bgColor: '#2a2440', textColor: cream },
  coral: { bgColor: '#b53a2b', textColor: cream },
} as const;

type Colour = keyof typeof colours;

const slice = (code: WheelCode, weight: number, colour: Colour, prize: Prize): WheelSlice => ({
  code,
  weight,
  prize,
  ...colours[colour],
});
const baht = (amount: number): Prize => ({ kind: 'money', amount: amount * 100 });

/** Clockwise from the pointer. */
export const wheel: readonly WheelSlice[] = [
  slice('B20', 24, 'violet', baht(20)),
  slice('COIN1', 15, 'gold', { kind: 'coins', coins: 1 }),
  slice('B50', 14, 'emerald', baht(50)),
  slice('NONE', 20, 'night', { kind: 'nothing' }),
  slice('B100', 6, 'coral', baht(100)),
  slice('COUPON', 15, 'gold', { kind: 'coupon' }),
  slice('COIN3', 5, 'violet', { kind: 'coins', coins: 3 }),
  slice('B500', 1, 'emerald', baht(500)),
];

/** By the switch `nextPrize`, else by weight (SPN-51, SPN-54). */
export function drawSlice(random: Random, nextPrize: Switches['nextPrize']): WheelSlice {
  const chosen = wheel.find(({ code }) => code === nextPrize);
  if (chosen) return chosen;
  let ticket = random.int(
    1,
    wheel.reduce((total, { weight }) => total + weight, 0),
  );
  for (const slice of wheel) {
    ticket -= slice.weight;
    if (ticket <= 0) return slice;
  }
  throw new Error('no slice to win');
}
