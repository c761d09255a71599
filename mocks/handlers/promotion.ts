import type { Promotion } from '../../contract/generated/models/promotion.ts';
import { activeBonusOf } from '../rules/bonus.ts';
import { checkPromotion, currentPromotion, type PromotionSearch, requirePromotion } from '../rules/promotion.ts';
import type { Player } from '../world/entities.ts';
import type { PromotionOffer } from '../world/promotions.ts';
import type { World } from '../world/world.ts';
import type { Handlers } from './handler.ts';
import { payReward } from './pay-reward.ts';

const promotionOf = ({ code, percentFail, description }: PromotionOffer): Promotion => ({
  code,
  percentFail,
  description,
});

function receivedCodes(world: World, player: Player): string[] {
  return world.db.promotionReceipts.findMany((q) => q.where({ player: player._id })).map(({ code }) => code);
}

function find(world: World, player: Player, code: string, operation: PromotionSearch['operation']): PromotionOffer {
  const received = receivedCodes(world, player).includes(code);
  return requirePromotion({ code, operation, received, state: world.switches.promotion });
}

export const promotionHandlers = {
  getCurrentPromotion: (world, { player }) => {
    const offer = currentPromotion(receivedCodes(world, player), world.switches.promotion);
    return { promotion: offer && promotionOf(offer) };
  },

  findPromotion: (world, { player, path }) => promotionOf(find(world, player, path.code, 'findPromotion')),

  activatePromotion: async (world, { player, path }) => {
    const { code, amount } = find(world, player, path.code, 'activatePromotion');
    checkPromotion(activeBonusOf(world, player), world.switches.bonusExhausted === 'full');

    payReward(world, player, { amount, from: 'outside:bonus', source: 'promotion' });
    await world.db.promotionReceipts.create({ player: player._id, code, receivedAt: world.isoNow });
    return { message: 'SUCCESS' };
  },
} satisfies Partial<Handlers>;
