import { type Posting, walletOf } from '../../kernel/ledger.ts';
import type { Player } from '../../kernel/player.ts';
import { fail } from '../../kernel/refusal.ts';
import type { Switches } from '../../kernel/switches.ts';
import { bangkokDay, bangkokWeek } from '../../kernel/time/calendar.ts';
import type { World } from '../../kernel/world.ts';
import { type BonusOffer, bonusOffers, offerFor } from './offers.ts';
import { type BonusRecord, bonuses } from './records.ts';

/** Required turnover as a multiple of the amount (BON-38). */
const turnoverFactor = 5;

export interface RunningBonus {
  /** In the player's currency. */
  readonly offer: BonusOffer;
  readonly record: BonusRecord;
  /** Required turnover, satang. */
  readonly required: number;
  /** Satang moved to games since the bonus was taken. */
  readonly turnover: number;
  readonly met: boolean;
}

/** Satang moved from the wallet to games since the ledger held `from` postings. */
export function turnoverSince(postings: readonly Posting[], player: string, from: number): number {
  return postings
    .slice(from)
    .filter((posting) => posting.from === walletOf(player) && posting.to.startsWith(`game:${player}:`))
    .reduce((total, { amount }) => total + amount, 0);
}

/** Met by turnover, by an operator (BON-40), or as the switch `bonusCondition` says. */
function isConditionMet(record: BonusRecord, turnover: number, required: number, rule: Switches['bonusCondition']) {
  if (rule !== 'turnover') return rule === 'met';
  return record.conditionMet || turnover >= required;
}

/**
 * Of two running bonuses the first on offer counts (BON-12). While one runs, most requests of other domains fail with
 * BONUS_REMAINING.
 */
export function activeBonus(world: World, player: Pick<Player, '_id' | 'currency'>): RunningBonus | null {
  const running = world
    .table(bonuses)
    .all()
    .filter((each) => each.isActive && each.player === player._id);
  for (const offered of bonusOffers) {
    const record = running.find(({ code }) => code === offered.code);
    if (!record) continue;
    const offer = offerFor(offered, player.currency);
    const required = offer.amount * turnoverFactor;
    const turnover = turnoverSince(world.ledger.postings, player._id, record.turnoverFrom);
    return {
      offer,
      record,
      required,
      turnover,
      met: isConditionMet(record, turnover, required, world.switches.bonusCondition),
    };
  }
  return null;
}

/** Counts receipts ever, today or this week in Bangkok (BON-13, BON-14, BON-15). */
export function isExhausted(
  { type, maxReceived }: Pick<BonusOffer, 'type' | 'maxReceived'>,
  received: BonusRecord['received'],
  now: number,
): boolean {
  // Receipts with the same number as `now` count
  const period = { limit: () => 0, day: bangkokDay, week: bangkokWeek }[type];
  const counted = received.filter(({ updatedAt }) => period(Date.parse(updatedAt)) === period(now));
  return counted.length >= maxReceived;
}

/** The offer in baht. @throws NO_PROMOTION for an unknown code (BON-42) */
export function requireOffer(code: string): BonusOffer {
  const offer = bonusOffers.find((each) => each.code === code);
  if (!offer) throw fail('NO_PROMOTION');
  return offer;
}

export interface BonusRequest {
  readonly offer: BonusOffer;
  readonly running: RunningBonus | null;
  readonly received: BonusRecord['received'];
  readonly full: boolean;
  /** Epoch ms. */
  readonly now: number;
}

/**
 * Checks whether a bonus may be taken (BON-41, BON-42). Another running bonus gives BONUS_CONDITION without turnover,
 * BONUS_REMAINING with some, BONUS_ALREADY_ACTIVE when its condition is met.
 * @throws BONUS_ALREADY_ACTIVE, BONUS_CONDITION, BONUS_REMAINING, BONUS_MAX_CLAIMED, BONUS_FULL
 */
export function checkActivation({ offer, running, received, full, now }: BonusRequest): void {
  if (running) {
    if (running.met || running.offer.code === offer.code) throw fail('BONUS_ALREADY_ACTIVE');
    throw fail(running.turnover === 0 ? 'BONUS_CONDITION' : 'BONUS_REMAINING');
  }
  if (isExhausted(offer, received, now)) throw fail('BONUS_MAX_CLAIMED');
  if (full) throw fail('BONUS_FULL');
}

/** @throws BONUS_CONDITION (BON-43) */
export function requireEndable(running: RunningBonus | null): RunningBonus {
  if (!running?.met) throw fail('BONUS_CONDITION');
  return running;
}
