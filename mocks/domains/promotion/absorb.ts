import type { Absorbs } from '../../kernel/absorb.ts';
import { promotionReceipts, promotions } from './offers.ts';

/** Promotions before the current one count as received. */
export const promotionAbsorbs = {
  getCurrentPromotion: (draft, { promotion }) => {
    draft.set({ promotion: promotion ? 'found' : 'none' });
    const current = promotions.findIndex(({ code }) => code === promotion?.code);
    for (const { code } of promotions.slice(0, Math.max(0, current))) {
      const receivedAt = new Date(draft.at).toISOString();
      draft.put(promotionReceipts, { player: draft.player, code, receivedAt }, 'code');
    }
  },
} satisfies Absorbs;
