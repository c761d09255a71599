/** A promotion that a player receives by typing its code. */
export interface PromotionOffer {
  readonly code: string;
  /** HTML; the app replaces the word percentFail by the figure (PRO-9). */
  readonly description: string;
  /** Percent. */
  readonly percentFail: number;
  /** Satang. */
  readonly amount: number;
}

/** The promotions of the site (PRO-20); the first that a player has not received is the current one. */
export const promotions: readonly PromotionOffer[] = [
  {
    code: 'KRAPAO50',
    description: '<p>รับเครดิต <strong>50 บาท</strong> ฟรี หนึ่งครั้งต่อบัญชี</p><p>ไม่ครบเงื่อนไขหัก percentFail%</p>',
    percentFail: 20,
    amount: 50_00,
  },
  {
    code: 'MARKET100',
    description: '<p>ฉลองเปิดตลาด รับเครดิต <strong>100 บาท</strong></p><p>ไม่ครบเงื่อนไขหัก percentFail%</p>',
    percentFail: 12.5,
    amount: 100_00,
  },
];

/** The promotion that is found under a magic code and refused when it is received (PRO-23). */
export const magicPromotion = (code: string): PromotionOffer => ({
  code,
  description: '<p>โปรโมชันพิเศษ รับเครดิต <strong>50 บาท</strong></p><p>ไม่ครบเงื่อนไขหัก percentFail%</p>',
  percentFail: 10,
  amount: 50_00,
});
