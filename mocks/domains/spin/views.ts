import type { Coupon } from '../../../contract/generated/models/coupon.ts';
import type { Slice } from '../../../contract/generated/models/slice.ts';
import { loadLate } from '../../kernel/late-part.ts';
import { toBaht } from '../../kernel/money.ts';
import type { Player } from '../../kernel/player.ts';
import { inCurrency, siteLanguage, withAmount, writtenAmount } from '../../kernel/site.ts';
import type { World } from '../../kernel/world.ts';
import { type CouponPrize, couponPrize } from './coupon-prizes.ts';
import type { CouponRecord } from './records.ts';
import type { WheelSlice } from './wheel.ts';

type Owner = Pick<Player, 'currency'>;
type Site = { readonly switches: Pick<World['switches'], 'laos'> };

/** Satang; 0 unless the prize is money. */
export const worthOf = (prize: WheelSlice['prize'] | CouponPrize, { currency }: Owner): number =>
  'amount' in prize ? inCurrency(prize.amount, currency) : 0;

/** Uses the language of the site and the player's currency. */
export async function wordsFor({ switches }: Site, player: Owner) {
  const { couponTexts, sliceTexts, wheelNames } = await loadLate(() => import('./texts.ts'));
  const language = siteLanguage(switches);
  const written = (text: string, prize: WheelSlice['prize'] | CouponPrize) =>
    withAmount(text, writtenAmount(worthOf(prize, player), player.currency, language));
  return {
    wheelName: wheelNames[language],

    sliceOf({ code, bgColor, textColor, prize }: WheelSlice): Slice {
      const { label, text } = sliceTexts[code][language];
      return { code, label: written(label, prize), bgColor, textColor, htmlDescription: written(text, prize) };
    },

    /** A coupon with an unknown prize shows its code. */
    couponOf({ _id, prize: code }: CouponRecord): Coupon {
      const prize = couponPrize(code);
      if (!prize) return { _id, prize: { label: code, name: code, slice: { htmlDescription: '' } }, amount: 0 };
      const { label, name, text } = couponTexts[prize.code][language];
      const shown = { label: written(label, prize), name, slice: { htmlDescription: written(text, prize) } };
      return { _id, prize: shown, amount: toBaht(worthOf(prize, player)) };
    },
  };
}
