/** A promotion that is had by typing its code. */
export interface PromotionOffer {
  readonly code: string;
  /** HTML; the word percentFail stands for the figure. */
  readonly description: string;
  /** Percent. */
  readonly percentFail: number;
  /** Satang. */
  readonly amount: number;
}

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

/** What is found under a magic code that only goes wrong later. */
export const promotionUnder = (code: string): PromotionOffer => ({
  code,
  description: '<p>โปรโมชันพิเศษ รับเครดิต <strong>50 บาท</strong></p><p>ไม่ครบเงื่อนไขหัก percentFail%</p>',
  percentFail: 10,
  amount: 50_00,
});
