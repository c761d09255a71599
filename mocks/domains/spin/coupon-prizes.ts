export type CouponKind = 'money' | 'coins' | 'goods' | 'withdrawn' | 'cancelled';

export interface CouponPrize {
  readonly kind: CouponKind;
  /** Satang; 0 unless it is money. Players in kip get the equivalent. */
  readonly amount: number;
  readonly coins: number;
}

const prize = (kind: CouponKind, amount: number, coins = 0): CouponPrize => ({ kind, amount, coins });

/** A player can have the last three, but not claim them (SPN-57). */
export const couponPrizes = {
  CREDIT30: prize('money', 30_00),
  CREDIT88: prize('money', 88_50),
  CREDIT200: prize('money', 200_00),
  COINS2: prize('coins', 0, 2),
  SHIRT: prize('goods', 0),
  OLDWHEEL: prize('withdrawn', 50_00),
  CANCELLED: prize('cancelled', 20_00),
} as const satisfies Record<string, CouponPrize>;

export type CouponCode = keyof typeof couponPrizes;
export const couponCodes = Object.keys(couponPrizes) as CouponCode[];

const isCouponCode = (code: string): code is CouponCode => Object.hasOwn(couponPrizes, code);

/** Null for an unknown code. */
export const couponPrize = (code: string): (CouponPrize & { readonly code: CouponCode }) | null =>
  isCouponCode(code) ? { code, ...couponPrizes[code] } : null;
