import { bonusBanner } from '../../art/paths.ts';
import { type Currency, inCurrency } from '../../kernel/site.ts';

export type BonusType = 'limit' | 'day' | 'week';
export type BonusCode = 'WELCOME' | 'FRIENDLY' | 'DAILY' | 'NIGHT' | 'WEEKLY' | 'SPORTWEEK';

export interface BonusOffer {
  readonly code: BonusCode;
  readonly type: BonusType;
  /** Limit in total, per day or per week, by the type. */
  readonly maxReceived: number;
  /** Satang; in the player's currency only after `offerFor`. */
  readonly amount: number;
  /** Percent. */
  readonly percentFail: number;
  readonly banner: string;
}

/** In the order of the cards (BON-36). */
export const bonusOffers: readonly BonusOffer[] = [
  { code: 'WELCOME', type: 'limit', maxReceived: 1, amount: 100_00, percentFail: 20, banner: bonusBanner(0) },
  { code: 'FRIENDLY', type: 'limit', maxReceived: 3, amount: 150_00, percentFail: 12.5, banner: bonusBanner(1) },
  { code: 'DAILY', type: 'day', maxReceived: 1, amount: 50_00, percentFail: 10, banner: bonusBanner(2) },
  { code: 'NIGHT', type: 'day', maxReceived: 2, amount: 30_00, percentFail: 15, banner: bonusBanner(4) },
  { code: 'WEEKLY', type: 'week', maxReceived: 1, amount: 200_00, percentFail: 20, banner: bonusBanner(3) },
  { code: 'SPORTWEEK', type: 'week', maxReceived: 2, amount: 80_00, percentFail: 15, banner: bonusBanner(5) },
];

export const offerFor = (offer: BonusOffer, currency: Currency): BonusOffer => ({
  ...offer,
  amount: inCurrency(offer.amount, currency),
});
