import type { Random } from '../../kernel/random.ts';
import type { Switches } from '../../kernel/switches.ts';
import { day } from '../../kernel/time/duration.ts';
import type { CouponCode, CouponKind } from './coupon-prizes.ts';
import { type WheelSlice, wheel } from './wheel.ts';

/** Milliseconds (SPN-55). */
export const couponLifetime = 14 * day;
/** The coupon slice gives one of these at random. */
export const wonCoupons: readonly CouponCode[] = ['CREDIT30', 'CREDIT88', 'COINS2'];

/** The wheel refuses with status 200 and `success: false` (SPN-50), so refusals are returned, not thrown. */
type SpinRefusal = 'INVALID_PRIZE_CODE' | 'INVALID_CODE' | 'BONUS_REMAINING';

export interface SpinRequest {
  readonly active: boolean;
  readonly coins: number;
  readonly bonusRuns: boolean;
}

/** Null for an allowed spin (SPN-53). */
export function spinRefusal({ active, coins, bonusRuns }: SpinRequest): SpinRefusal | null {
  if (!active) return 'INVALID_PRIZE_CODE';
  if (coins <= 0) return 'INVALID_CODE';
  return bonusRuns ? 'BONUS_REMAINING' : null;
}

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

type ClaimRefusal =
  | 'NO_CLAIMABLE_COUPON'
  | 'INVALID_PRIZE_CODE'
  | 'INVALID_CODE'
  | 'INVALID_COUPON_TYPE'
  | 'COUPON_EXPIRED'
  | 'BONUS_REMAINING';

export interface ClaimRequest {
  readonly id: string;
  /** Null for a coupon that the player does not have. */
  readonly coupon: { readonly expiresAt: string } | null;
  /** Null for an unknown prize. */
  readonly kind: CouponKind | null;
  readonly bonusRuns: boolean;
  /** Epoch ms. */
  readonly now: number;
}

/** Null for an allowed claim (SPN-57). */
export function claimRefusal({ id, coupon, kind, bonusRuns, now }: ClaimRequest): ClaimRefusal | null {
  if (!/^[\w-]+$/.test(id)) return 'INVALID_CODE';
  if (!coupon) return 'NO_CLAIMABLE_COUPON';
  if (kind === 'cancelled') return 'INVALID_CODE';
  if (kind === null || kind === 'withdrawn') return 'INVALID_PRIZE_CODE';
  if (Date.parse(coupon.expiresAt) <= now) return 'COUPON_EXPIRED';
  if (kind === 'goods') return 'INVALID_COUPON_TYPE';
  return bonusRuns ? 'BONUS_REMAINING' : null;
}
