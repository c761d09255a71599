/** A promotion that a player receives by typing its code. `texts.ts` says what the operator wrote about it. */
export interface PromotionOffer {
  readonly code: string;
  /** Percent. */
  readonly percentFail: number;
  /** Satang; players in kip get what is worth as much. */
  readonly amount: number;
}

/** The promotions of the site (PRO-20); the first that a player has not received is the current one. */
export const promotions: readonly PromotionOffer[] = [
  { code: 'KRAPAO50', percentFail: 20, amount: 50_00 },
  { code: 'MARKET100', percentFail: 12.5, amount: 100_00 },
];

/** The promotion that is found under a magic code and refused when it is received (PRO-23). */
export const magicPromotion = (code: string): PromotionOffer => ({ code, percentFail: 10, amount: 50_00 });
