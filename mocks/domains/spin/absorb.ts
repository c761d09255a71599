import type { Coupon } from '../../../contract/generated/models/coupon.ts';
import type { Absorbs } from '../../kernel/absorb.ts';
import { switchSatang } from '../../kernel/money.ts';
import { couponCodes, couponPrizes } from './coupon-prizes.ts';
import { coupons } from './records.ts';
import { couponLifetime } from './rules.ts';
import { couponTexts } from './texts.ts';
import { worthOf } from './views.ts';

/** By name and worth; an unknown prize keeps the coupon's name (`couponOf`). */
function prizeOf({ prize, amount }: Coupon, owner: Parameters<typeof worthOf>[1]): string {
  const named = couponCodes.filter((code) => Object.values(couponTexts[code]).some(({ name }) => name === prize.name));
  return named.find((code) => worthOf(couponPrizes[code], owner) === switchSatang(amount)) ?? prize.label;
}

export const spinAbsorbs = {
  getSpinActive: (draft, { isActive }) => draft.set({ spinActive: isActive }),

  getSpinSetup: (draft, { result: { activeSpinwheel, userCoin } }) => {
    draft.set({ spinActive: activeSpinwheel.slice.length > 0 });
    draft.change({ coin: userCoin });
  },

  // the list shows the newest first
  listCoupons: (draft, answer) => {
    const expiresAt = new Date(draft.at + couponLifetime).toISOString();
    for (const coupon of answer.coupons.toReversed()) {
      const prize = prizeOf(coupon, { currency: draft.currency });
      draft.put(coupons, { _id: coupon._id, player: draft.player, prize, expiresAt }, '_id');
    }
  },
} satisfies Absorbs;
