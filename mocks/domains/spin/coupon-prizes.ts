/** What a coupon gives, or why it can no longer be claimed. */
export type CouponKind = 'money' | 'coins' | 'goods' | 'withdrawn' | 'cancelled';

export interface CouponPrize {
  readonly label: string;
  readonly name: string;
  /** HTML. */
  readonly description: string;
  readonly kind: CouponKind;
  /** Satang; 0 unless it is money. */
  readonly amount: number;
  readonly coins: number;
}

const prize = (label: string, name: string, description: string, rest: Partial<CouponPrize> = {}): CouponPrize => ({
  label,
  name,
  description: `<p>${description}</p>`,
  kind: 'money',
  amount: 0,
  coins: 0,
  ...rest,
});

/** The prizes of coupons by code. A player can have the last three, but not claim them (SPN-57). */
export const couponPrizes = {
  CREDIT30: prize('30 บาท', 'คูปองเครดิตฟรี', 'เครดิต <strong>30 บาท</strong> เข้ากระเป๋าทันที', { amount: 30_00 }),
  CREDIT88: prize('88 บาท', 'คูปองเลขมงคล', 'เครดิต <strong>88.50 บาท</strong> เข้ากระเป๋าทันที', { amount: 88_50 }),
  CREDIT200: prize('200 บาท', 'คูปองคืนวันศุกร์', 'เครดิต <strong>200 บาท</strong> เข้ากระเป๋าทันที', { amount: 200_00 }),
  COINS2: prize('2 เหรียญ', 'คูปองเหรียญ', 'เหรียญหมุนวงล้อ <strong>2 เหรียญ</strong>', { kind: 'coins', coins: 2 }),
  SHIRT: prize('เสื้อยืด', 'คูปองของรางวัล', 'เสื้อยืด 1 ตัว ติดต่อทีมงานเพื่อรับของ', { kind: 'goods' }),
  OLDWHEEL: prize('50 บาท', 'คูปองวงล้อเก่า', 'รางวัลของวงล้อรอบที่แล้ว', { kind: 'withdrawn', amount: 50_00 }),
  CANCELLED: prize('20 บาท', 'คูปองที่ถูกยกเลิก', 'รหัสของคูปองนี้ถูกยกเลิก', { kind: 'cancelled', amount: 20_00 }),
} as const satisfies Record<string, CouponPrize>;

export type CouponCode = keyof typeof couponPrizes;
export const couponCodes = Object.keys(couponPrizes) as CouponCode[];

/** The prize of a code; null for an unknown one. */
export const couponPrize = (code: string): CouponPrize | null =>
  Object.hasOwn(couponPrizes, code) ? couponPrizes[code as CouponCode] : null;
