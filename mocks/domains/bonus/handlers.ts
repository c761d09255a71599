import type { Bonus } from '../../../contract/generated/models/bonus.ts';
import type { UserBonus } from '../../../contract/generated/models/userBonus.ts';
import type { Handlers } from '../../kernel/handler.ts';
import { loadLate } from '../../kernel/late-part.ts';
import { toBaht } from '../../kernel/money.ts';
import type { Player } from '../../kernel/player.ts';
import { siteLanguage, withAmount, writtenAmount } from '../../kernel/site.ts';
import type { World } from '../../kernel/world.ts';
import { addBonusEndRow, creditReward } from '../wallet/index.ts';
import { type BonusOffer, bonusOffers, offerFor } from './offers.ts';
import { type BonusRecord, bonuses } from './records.ts';
import { activeBonus, checkActivation, requireEndable, requireOffer } from './rules.ts';
import type { bonusTexts } from './texts.ts';

const userBonusOf = ({ _id, isActive, received }: UserBonus): UserBonus => ({ _id, isActive, received });

function recordOf(world: World, player: Player, code: string): BonusRecord | undefined {
  return world.table(bonuses).findFirst((q) => q.where({ player: player._id, code }));
}

function bonusOf(world: World, player: Player, offer: BonusOffer, texts: typeof bonusTexts): Bonus {
  const { code, banner, amount, ...rest } = offerFor(offer, player.currency);
  const language = siteLanguage(world.switches);
  const { name, description } = texts[code][language];
  const shown = withAmount(description, writtenAmount(amount, player.currency, language));
  const record = recordOf(world, player, code);
  const userBonus = record ? userBonusOf(record) : null;
  return { code, name, description: shown, ...rest, banners: [banner], userBonus };
}

/** Turnover counts from now, also when the player had the bonus before (BON-39). */
async function startBonus(world: World, player: Player, code: string): Promise<BonusRecord> {
  const receipt = { updatedAt: world.isoNow };
  const turnoverFrom = world.ledger.postings.length;
  const former = recordOf(world, player, code);
  if (!former) {
    const fresh = { _id: world.id('ub'), player: player._id, code, turnoverFrom, conditionMet: false };
    return world.table(bonuses).create({ ...fresh, isActive: true, received: [receipt] });
  }
  const changes = {
    isActive: true,
    received: [...former.received, receipt],
    turnoverFrom,
    conditionMet: false,
  };
  await world.change(bonuses, { _id: former._id, player: player._id }, changes);
  return { ...former, ...changes };
}

export const bonusHandlers = {
  listBonuses: async (world, { player }) => {
    const { bonusTexts } = await loadLate(() => import('./texts.ts'));
    return { bonuses: bonusOffers.map((offer) => bonusOf(world, player, offer, bonusTexts)) };
  },

  activateBonus: async (world, { player, path }) => {
    const offer = offerFor(requireOffer(path.code), player.currency);
    const running = activeBonus(world, player);
    const received = recordOf(world, player, offer.code)?.received ?? [];
    checkActivation({ offer, running, received, full: world.switches.bonusExhausted === 'full', now: world.now });

    creditReward(world, player, { amount: offer.amount, from: 'outside:bonus', source: 'bonus' });
    return userBonusOf(await startBonus(world, player, offer.code));
  },

  getActiveBonus: (world, { player }) => {
    const running = activeBonus(world, player);
    return { status: running !== null, type: running?.offer.type ?? '' };
  },

  getMinimumBonus: (world, { player }) => {
    const running = activeBonus(world, player);
    return { minimum: toBaht(running?.required ?? 0), turnover: toBaht(running?.turnover ?? 0) };
  },

  clearBonus: async (world, { player }) => {
    const { record, offer } = requireEndable(activeBonus(world, player));
    addBonusEndRow(world, player, offer.amount);
    await world.change(bonuses, { _id: record._id, player: player._id }, { isActive: false });
    return { message: 'BONUS_CLEAR' };
  },
} satisfies Partial<Handlers>;
