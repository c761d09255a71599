import type { Random } from '../../kernel/random.ts';
import type { Switches } from '../../kernel/switches.ts';
import type { CouponKind } from './coupon-prizes.ts';
import { type WheelSlice, wheel } from './wheel.ts';

/** Refusals of the wheel are answered with 200 and `success: false`, so they are values here, never thrown. */
export type SpinRefusal = 'INVALID_PRIZE_CODE' | 'INVALID_CODE' | 'BONUS_REMAINING';

export interface SpinRequest {
  readonly active: boolean;
  readonly coins: number;
  readonly bonusRuns: boolean;
}

/** Why the wheel does not turn: it is not offered, there is no coin, a bonus runs; null when it does. */
export function spinRefusal({ active, coins, bonusRuns }: SpinRequest): SpinRefusal | null {
  if (!active) return 'INVALID_PRIZE_CODE';
  if (coins <= 0) return 'INVALID_CODE';
  return bonusRuns ? 'BONUS_REMAINING' : null;
}

/** Where the wheel stops: on the prize that was chosen, else by weight. */
export function drawSlice(chance: Random, nextPrize: Switches['nextPrize']): WheelSlice {
  const chosen = wheel.find(({ code }) => code === nextPrize);
  if (chosen) return chosen;
  let ticket = chance.int(
    1,
    wheel.reduce((total, { weight }) => total + weight, 0),
  );
  for (const slice of wheel) {
    ticket -= slice.weight;
    if (ticket <= 0) return slice;
  }
  throw new Error('the weights of the wheel do not add up');
}

export type ClaimRefusal =
  | 'NO_CLAIMABLE_COUPON'
  | 'INVALID_PRIZE_CODE'
  | 'INVALID_CODE'
  | 'INVALID_COUPON_TYPE'
  | 'COUPON_EXPIRED'
  | 'BONUS_REMAINING';

export interface ClaimRequest {
  /** As the client sent it. */
  readonly id: string;
  /** The player's coupon of that id; null when there is none, or none any more. */
  readonly coupon: { readonly expiresAt: string } | null;
  /** What its prize is good for; null for a prize that the site does not know. */
  readonly kind: CouponKind | null;
  readonly bonusRuns: boolean;
  /** Epoch ms. */
  readonly now: number;
}

/** Why a coupon cannot be claimed; null when it can. */
export function claimRefusal({ id, coupon, kind, bonusRuns, now }: ClaimRequest): ClaimRefusal | null {
  if (!/^[\w-]+$/.test(id)) return 'INVALID_CODE';
  if (!coupon) return 'NO_CLAIMABLE_COUPON';
  if (kind === 'cancelled') return 'INVALID_CODE';
  if (kind === null || kind === 'withdrawn') return 'INVALID_PRIZE_CODE';
  if (Date.parse(coupon.expiresAt) <= now) return 'COUPON_EXPIRED';
  if (kind === 'goods') return 'INVALID_COUPON_TYPE';
  return bonusRuns ? 'BONUS_REMAINING' : null;
}
