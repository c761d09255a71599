import type { Random } from '../../kernel/random.ts';
import type { Switches } from '../../kernel/switches.ts';
import { day } from '../../kernel/time/duration.ts';
import type { CouponCode, CouponKind } from './coupon-prizes.ts';
import { type WheelSlice, wheel } from './wheel.ts';

/** Milliseconds; a coupon can be claimed for so long (SPN-55). */
export const couponLifetime = 14 * day;
/** The coupons that the coupon slice of the wheel gives, one of them at random. */
export const wonCoupons: readonly CouponCode[] = ['CREDIT30', 'CREDIT88', 'COINS2'];

/** The wheel answers a refusal with status 200 and `success: false` (SPN-50), so it is returned, not thrown. */
type SpinRefusal = 'INVALID_PRIZE_CODE' | 'INVALID_CODE' | 'BONUS_REMAINING';

export interface SpinRequest {
  readonly active: boolean;
  readonly coins: number;
  readonly bonusRuns: boolean;
}

/** Why a spin is refused (SPN-53): the wheel is off, there is no coin, a bonus runs; null when it is not. */
export function spinRefusal({ active, coins, bonusRuns }: SpinRequest): SpinRefusal | null {
  if (!active) return 'INVALID_PRIZE_CODE';
  if (coins <= 0) return 'INVALID_CODE';
  return bonusRuns ? 'BONUS_REMAINING' : null;
}

/** The slice that wins: the one of the switch `nextPrize`, else one by weight (SPN-51, SPN-54). */
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
  /** Id of the coupon as the client sent it. */
  readonly id: string;
  /** The player's coupon of that id; null when the player does not have it. */
  readonly coupon: { readonly expiresAt: string } | null;
  /** The kind of its prize; null for a prize that the site does not know. */
  readonly kind: CouponKind | null;
  readonly bonusRuns: boolean;
  /** Epoch ms. */
  readonly now: number;
}

/** Why a claim is refused (SPN-57); null when it is not. */
export function claimRefusal({ id, coupon, kind, bonusRuns, now }: ClaimRequest): ClaimRefusal | null {
  if (!/^[\w-]+$/.test(id)) return 'INVALID_CODE';
  if (!coupon) return 'NO_CLAIMABLE_COUPON';
  if (kind === 'cancelled') return 'INVALID_CODE';
  if (kind === null || kind === 'withdrawn') return 'INVALID_PRIZE_CODE';
  if (Date.parse(coupon.expiresAt) <= now) return 'COUPON_EXPIRED';
  if (kind === 'goods') return 'INVALID_COUPON_TYPE';
  return bonusRuns ? 'BONUS_REMAINING' : null;
}
