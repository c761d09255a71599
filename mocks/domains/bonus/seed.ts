import { startOfBangkokDay, startOfBangkokWeek } from '../../kernel/calendar.ts';
import type { Player } from '../../kernel/player.ts';
import type { World } from '../../kernel/world.ts';
import { type BonusOffer, bonusOffers } from './offers.ts';
import { bonuses } from './records.ts';

const day = 86_400_000;

/** A moment of the present day or week: a share of what has passed of it. */
const since = (start: number, now: number, share: number): string =>
  new Date(start + (now - start) * share).toISOString();

/** Which bonuses run when the world begins. */
const runningAtStart: Readonly<Record<string, readonly string[]>> = {
  none: [],
  limit: ['WELCOME'],
  day: ['DAILY'],
  week: ['WEEKLY'],
  two: ['DAILY', 'WEEKLY'],
};

/** How often a bonus counts as received already; all but one of `all` are used up, and that one nearly. */
function timesReceived(world: World, offer: BonusOffer): number {
  const { bonusExhausted } = world.switches;
  const isUsedUp = bonusExhausted === offer.type || (bonusExhausted === 'all' && offer.code !== 'FRIENDLY');
  if (isUsedUp) return offer.maxReceived;
  if (offer.code === 'FRIENDLY') return bonusExhausted === 'all' ? offer.maxReceived - 1 : 1;
  return runningAtStart[world.switches.bonusActive]?.includes(offer.code) ? 1 : 0;
}

/** Receipts that count now, after one of the period before that no longer does. */
function receiptsOf(world: World, { type }: BonusOffer, times: number): { updatedAt: string }[] {
  const { now } = world;
  const counted = (start: number) =>
    Array.from({ length: times }, (_, index) => ({ updatedAt: since(start, now, (index + 1) / (times + 1)) }));
  if (type === 'limit') return counted(now - 30 * day);
  const start = type === 'day' ? startOfBangkokDay(now) : startOfBangkokWeek(now);
  return [{ updatedAt: new Date(start - 3_600_000).toISOString() }, ...counted(start)];
}

/** The bonuses that a player has received or runs when the world begins. */
export async function seedBonus(world: World, player: Player): Promise<void> {
  for (const offer of bonusOffers) {
    const times = timesReceived(world, offer);
    if (times === 0) continue;
    await world.table(bonuses).create({
      _id: `ub-${offer.code.toLowerCase()}`,
      isActive: runningAtStart[world.switches.bonusActive]?.includes(offer.code) ?? false,
      received: receiptsOf(world, offer, times),
      player: player._id,
      code: offer.code,
      turnoverFrom: world.ledger.postings.length,
      conditionMet: false,
    });
  }
}
