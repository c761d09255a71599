import type { Player } from '../../kernel/player.ts';
import { startOfBangkokDay, startOfBangkokWeek } from '../../kernel/time/calendar.ts';
import { day, hour } from '../../kernel/time/duration.ts';
import type { World } from '../../kernel/world.ts';
import { type BonusOffer, bonusOffers } from './offers.ts';
import { bonuses } from './records.ts';

/** A moment between `start` and `now` (epoch ms), as ISO 8601. @param share 0 to 1 */
const momentBetween = (start: number, now: number, share: number): string =>
  new Date(start + (now - start) * share).toISOString();

const runningAtStart: Readonly<Record<string, readonly string[]>> = {
  none: [],
  limit: ['WELCOME'],
  day: ['DAILY'],
  week: ['WEEKLY'],
  two: ['DAILY', 'WEEKLY'],
};

const runsAtStart = ({ switches }: World, { code }: BonusOffer): boolean =>
  runningAtStart[switches.bonusActive]?.includes(code) ?? false;

/** Past receipts by the switch `bonusExhausted`; `all` leaves one receipt of FRIENDLY. */
function timesReceived(world: World, offer: BonusOffer): number {
  const { bonusExhausted } = world.switches;
  const isExhausted = bonusExhausted === offer.type || (bonusExhausted === 'all' && offer.code !== 'FRIENDLY');
  if (isExhausted) return offer.maxReceived;
  if (offer.code === 'FRIENDLY') return bonusExhausted === 'all' ? offer.maxReceived - 1 : 1;
  return runsAtStart(world, offer) ? 1 : 0;
}

/** Receipts that count now, and for day and week types one of the previous period, which does not. */
function receiptsOf(world: World, { type }: BonusOffer, times: number): { updatedAt: string }[] {
  const { now } = world;
  const counted = (start: number) =>
    Array.from({ length: times }, (_, index) => ({ updatedAt: momentBetween(start, now, (index + 1) / (times + 1)) }));
  if (type === 'limit') return counted(now - 30 * day);
  const start = type === 'day' ? startOfBangkokDay(now) : startOfBangkokWeek(now);
  return [{ updatedAt: new Date(start - hour).toISOString() }, ...counted(start)];
}

export async function seedBonus(world: World, player: Player): Promise<void> {
  for (const offer of bonusOffers) {
    const times = timesReceived(world, offer);
    if (times === 0) continue;
    await world.table(bonuses).create({
      _id: `ub-${offer.code.toLowerCase()}`,
      isActive: runsAtStart(world, offer),
      received: receiptsOf(world, offer, times),
      player: player._id,
      code: offer.code,
      turnoverFrom: world.ledger.postings.length,
      conditionMet: false,
    });
  }
}
