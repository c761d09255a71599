import { refundBanner } from '../../art/paths.ts';
import type { Handlers } from '../../kernel/handler.ts';
import { loadLate } from '../../kernel/late-part.ts';
import { toBaht } from '../../kernel/money.ts';
import type { Player } from '../../kernel/player.ts';
import { siteLanguage } from '../../kernel/site.ts';
import type { World } from '../../kernel/world.ts';
import { activeBonus } from '../bonus/index.ts';
import { creditReward } from '../wallet/index.ts';
import { type RefundRecord, refundLog, refunds } from './records.ts';
import {
  type RefundState,
  refundAvailable,
  refundBlocked,
  refundShares,
  requireAddable,
  requireReceivable,
} from './rules.ts';

const loadTexts = () => loadLate(() => import('./texts.ts'));

function stateOf(world: World, player: Player): RefundState & { record: RefundRecord | null } {
  return {
    record: world.table(refunds).findFirst((q) => q.where({ player: player._id })) ?? null,
    bonusRuns: activeBonus(world, player) !== null,
    state: world.switches.refund,
  };
}

const changeRefund = (world: World, player: Player, changes: Partial<RefundRecord>) =>
  world.change(refunds, { player: player._id }, changes);

export const refundHandlers = {
  listRefunds: (world, { player, body }) => {
    const { total, rows } = world.log(refundLog, player._id).page(body.page, body.limit);
    return { total, refunds: rows.map(({ refundAmount, createdAt }) => ({ refundAmount, createdAt })) };
  },

  checkRefund: async (world, { player }) => {
    const { refundInfoTexts } = await loadTexts();
    const refund = stateOf(world, player);
    return {
      result: refundAvailable(refund),
      bonus: refundBlocked(refund),
      info: refundInfoTexts[siteLanguage(world.switches)],
      refundAmount: toBaht(refund.record?.received ?? 0),
      ...refundShares,
      available: toBaht(refund.record?.available ?? 0),
    };
  },

  receiveRefund: async (world, { player }) => {
    const refund = stateOf(world, player);
    const amount = requireReceivable(refund);
    const received = (refund.record?.received ?? 0) + amount;
    world
      .log(refundLog, player._id)
      .append({ _id: world.id('rf'), refundAmount: toBaht(amount), createdAt: world.isoNow });
    await changeRefund(world, player, { found: false, available: 0, received });
    return { message: 'REFUND_SUCCESS' };
  },

  addRefundToWallet: async (world, { player }) => {
    const amount = requireAddable(stateOf(world, player));
    creditReward(world, player, { amount, from: 'outside:refund', source: 'refund' });
    await changeRefund(world, player, { received: 0 });
    return { message: 'REFUND_SUCCESS' };
  },

  getRefundBanners: async ({ switches }) => {
    if (!switches.banners) return { banners: [] };
    const texts = (await loadTexts()).refundBannerTexts[siteLanguage(switches)];
    return { banners: texts.map((html, index) => ({ image: refundBanner(index), html })) };
  },
} satisfies Partial<Handlers>;
