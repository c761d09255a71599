import { startOfBangkokDay, startOfBangkokWeek } from '../../kernel/calendar.ts';
import type { Player } from '../../kernel/player.ts';
import type { World } from '../../kernel/world.ts';
import { pastInvite, pastRefund } from '../invite/past-invites.ts';
import type { CouponCode } from '../spin/coupon-prizes.ts';
import { type BonusOffer, bonusOffers } from './offers.ts';

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

async function seedBonuses(world: World, player: Player): Promise<void> {
  for (const offer of bonusOffers) {
    const times = timesReceived(world, offer);
    if (times === 0) continue;
    await world.db.bonuses.create({
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

async function seedRefund(world: World, player: Player): Promise<void> {
  const { refund } = world.switches;
  if (refund === 'none') return;
  const amounts = refund === 'minimum' ? { available: 0, received: 0 } : { available: 185_50, received: 60_25 };
  await world.db.refunds.create({ player: player._id, found: true, ...amounts });
}

/** Good ones and, now and then, one for each way in which a claim can be refused, told apart by its name. */
const couponsAtStart: readonly { readonly prize: CouponCode; readonly expired?: boolean }[] = [
  { prize: 'CREDIT30' },
  { prize: 'COINS2' },
  { prize: 'CREDIT88' },
  { prize: 'CREDIT200', expired: true },
  { prize: 'SHIRT' },
  { prize: 'CREDIT30' },
  { prize: 'OLDWHEEL' },
  { prize: 'COINS2' },
  { prize: 'CANCELLED' },
  { prize: 'CREDIT88' },
];

async function seedCoupons(world: World, player: Player): Promise<void> {
  // the oldest first: the list shows the newest on top
  for (let index = world.switches.coupons - 1; index >= 0; index--) {
    const coupon = couponsAtStart[index % couponsAtStart.length];
    if (!coupon) continue;
    await world.db.coupons.create({
      _id: `cp${index + 1}`,
      player: player._id,
      prize: coupon.prize,
      expiresAt: new Date(world.now + (coupon.expired ? -1 : 14) * day).toISOString(),
    });
  }
}

/** What the demo player has of bonuses, invites, refunds and coupons when the world begins. */
export async function seedRewards(world: World, player: Player): Promise<void> {
  const { inviteRows, refundRows } = world.switches;
  const past = { seed: world.seed, player: player._id, end: world.now };
  world.openLog('invite', player._id, inviteRows, (age) => pastInvite({ ...past, rows: inviteRows }, age));
  world.openLog('refund', player._id, refundRows, (age) => pastRefund({ ...past, rows: refundRows }, age));
  await seedBonuses(world, player);
  await seedRefund(world, player);
  await seedCoupons(world, player);
}
