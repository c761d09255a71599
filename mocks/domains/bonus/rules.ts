import { type Posting, walletOf } from '../../kernel/ledger.ts';
import type { Player } from '../../kernel/player.ts';
import { fail } from '../../kernel/refusal.ts';
import type { Switches } from '../../kernel/switches.ts';
import { bangkokDay, bangkokWeek } from '../../kernel/time/calendar.ts';
import type { World } from '../../kernel/world.ts';
import { type BonusOffer, bonusOffers, offerFor } from './offers.ts';
import { type BonusRecord, bonuses } from './records.ts';

/** Before a bonus may end, this many times its amount must have gone from the wallet to games (BON-38). */
const turnoverFactor = 5;

/** The bonus that runs for a player, and how far the player is with its condition. */
export interface RunningBonus {
  /** In the player's currency. */
  readonly offer: BonusOffer;
  readonly record: BonusRecord;
  /** Satang that must be moved to games before the bonus may end. */
  readonly required: number;
  /** Satang that were moved to games since the bonus was taken. */
  readonly turnover: number;
  /** Whether the bonus may end. */
  readonly met: boolean;
}

/** Satang that a player moved from the wallet to games since the ledger held `from` postings. */
export function turnoverSince(postings: readonly Posting[], player: string, from: number): number {
  return postings
    .slice(from)
    .filter((posting) => posting.from === walletOf(player) && posting.to.startsWith(`game:${player}:`))
    .reduce((total, { amount }) => total + amount, 0);
}

/**
 * Whether the condition of a running bonus is met: by its turnover or by an operator (BON-40).
 * @param rule the switch `bonusCondition`, which can also say that every condition is met, or none
 */
function isConditionMet(record: BonusRecord, turnover: number, required: number, rule: Switches['bonusCondition']) {
  if (rule !== 'turnover') return rule === 'met';
  return record.conditionMet || turnover >= required;
}

/**
 * The bonus that runs for a player until the player ends it; null when none does. Of two the first on offer counts
 * (BON-12). While one runs, the rules of the domains bonus, withdraw, transfer, promotion, invite, refund and spin
 * refuse most requests with BONUS_REMAINING.
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
    const turnover =
      (record.turnoverBefore ?? 0) + turnoverSince(world.ledger.postings, player._id, record.turnoverFrom);
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

/** Whether a bonus was received as often as it may be: ever, today or this week in Bangkok (BON-13, BON-14, BON-15). */
export function isExhausted(
  { type, maxReceived }: Pick<BonusOffer, 'type' | 'maxReceived'>,
  received: BonusRecord['received'],
  now: number,
): boolean {
  // receipts count that have the same number as `now`
  const period = { limit: () => 0, day: bangkokDay, week: bangkokWeek }[type];
  const counted = received.filter(({ updatedAt }) => period(Date.parse(updatedAt)) === period(now));
  return counted.length >= maxReceived;
}

/** The bonus of a code, in baht. @throws NO_PROMOTION for a code that is not on offer (BON-42) */
export function requireOffer(code: string): BonusOffer {
  const offer = bonusOffers.find((each) => each.code === code);
  if (!offer) throw fail('NO_PROMOTION');
  return offer;
}

export interface BonusRequest {
  readonly offer: BonusOffer;
  readonly running: RunningBonus | null;
  readonly received: BonusRecord['received'];
  /** The site gives out no more. */
  readonly full: boolean;
  /** Epoch ms. */
  readonly now: number;
}

/**
 * Whether a bonus may be taken (BON-41, BON-42). While another one runs, the error says how far that one is: nothing was
 * played (BONUS_CONDITION), some was (BONUS_REMAINING), its condition is met (BONUS_ALREADY_ACTIVE).
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

/** The running bonus, if it may be ended. @throws BONUS_CONDITION (BON-43) */
export function requireEndable(running: RunningBonus | null): RunningBonus {
  if (!running?.met) throw fail('BONUS_CONDITION');
  return running;
}
