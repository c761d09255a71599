import { day } from '../../kernel/time/duration.ts';
import type { CouponCode, CouponKind } from './coupon-prizes.ts';

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
