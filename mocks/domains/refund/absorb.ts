import { type Absorbs, pageOf, recordedId } from '../../kernel/absorb.ts';
import { switchSatang } from '../../kernel/money.ts';
import { refundLog, refunds } from './records.ts';

export const refundAbsorbs = {
  listRefunds: (draft, { total, refunds: list }, { body }) => {
    const { skip } = pageOf(body);
    const rows = list.map((refund, index) => ({ _id: recordedId('pr', skip + index), ...refund }));
    draft.rows(refundLog, draft.player, { skip, total, rows });
  },

  checkRefund: (draft, { result, bonus, refundAmount, available = 0 }) => {
    const waits = { found: result, available: switchSatang(available), received: switchSatang(refundAmount) };
    draft.set({ refund: bonus ? 'blocked' : 'available' });
    draft.put(refunds, { player: draft.player, ...waits }, 'player');
  },

  // a running bonus blocks the refund by itself
  getActiveBonus: (draft, { status }) => {
    if (status && draft.switches.refund === 'blocked') draft.set({ refund: 'available' });
  },

  getRefundBanners: (draft, { banners }) => draft.set({ banners: banners.length > 0 }),
} satisfies Absorbs;
