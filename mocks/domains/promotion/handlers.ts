import type { Promotion } from '../../../contract/generated/models/promotion.ts';
import type { Handlers } from '../../kernel/handler.ts';
import type { Player } from '../../kernel/player.ts';
import { inCurrency, siteLanguage, withAmount, writtenAmount } from '../../kernel/site.ts';
import type { World } from '../../kernel/world.ts';
import { activeBonus } from '../bonus/index.ts';
import { creditReward } from '../wallet/index.ts';
import { type PromotionOffer, promotionReceipts, promotionTexts } from './offers.ts';
import { checkPromotion, currentPromotion, type PromotionSearch, requirePromotion } from './rules.ts';

function promotionOf(world: World, player: Player, offer: PromotionOffer): Promotion {
  const { code, percentFail, amount } = offer;
  const language = siteLanguage(world.switches);
  const { [language]: text } = promotionTexts[code] ?? promotionTexts.other;
  const worth = writtenAmount(inCurrency(amount, player.currency), player.currency, language);
  return { code, percentFail, description: withAmount(text, worth) };
}

function receivedCodes(world: World, player: Player): string[] {
  return world
    .table(promotionReceipts)
    .findMany((q) => q.where({ player: player._id }))
    .map(({ code }) => code);
}

/** @throws NO_PROMOTION, PROMOTION_RECEIVED */
function findOffer(
  world: World,
  player: Player,
  code: string,
  operation: PromotionSearch['operation'],
): PromotionOffer {
  const received = receivedCodes(world, player).includes(code);
  return requirePromotion({ code, operation, received, state: world.switches.promotion });
}

export const promotionHandlers = {
  getCurrentPromotion: (world, { player }) => {
    const offer = currentPromotion(receivedCodes(world, player), world.switches.promotion);
    return { promotion: offer && promotionOf(world, player, offer) };
  },

  findPromotion: (world, { player, path }) =>
    promotionOf(world, player, findOffer(world, player, path.code, 'findPromotion')),

  activatePromotion: async (world, { player, path }) => {
    const { code, amount } = findOffer(world, player, path.code, 'activatePromotion');
    checkPromotion(activeBonus(world, player), world.switches.bonusExhausted === 'full');

    const paid = inCurrency(amount, player.currency);
    creditReward(world, player, { amount: paid, from: 'outside:bonus', source: 'promotion' });
    await world.table(promotionReceipts).create({ player: player._id, code, receivedAt: world.isoNow });
    return { message: 'SUCCESS' };
  },
} satisfies Partial<Handlers>;
