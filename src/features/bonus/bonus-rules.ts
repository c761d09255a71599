import type { Bonus } from '../../../contract/generated/models/bonus.ts';
import { isVisible } from '../../shared/base/shown-text.ts';
import { bangkokDay, parseMoment } from '../../shared/time/dates.ts';

/** Number of the ISO week in Bangkok: weeks begin on Monday, and day 0, 1 January 1970, was a Thursday. */
const bangkokWeek = (at: number): number => Math.floor((bangkokDay(at) + 3) / 7);

export type BonusPeriod = 'ever' | 'day' | 'week';

/** The period whose receipts count; an unknown type counts all receipts, as `limit` does (BON-13 to BON-16). */
export function periodOf(type: unknown): BonusPeriod {
  return type === 'day' || type === 'week' ? type : 'ever';
}

const periodNumber: Record<BonusPeriod, (at: number) => number> = { ever: () => 0, day: bangkokDay, week: bangkokWeek };

/** The name of a bonus, or its code where the name shows nothing (SAFE-63). */
export const nameOf = ({ name, code }: Pick<Bonus, 'name' | 'code'>): string =>
  name && isVisible(name) ? name.trim() : code;

/** How often a bonus was received in the period that counts (BON-14, BON-15). @param now epoch ms */
export function receivedCount({ type, userBonus }: Pick<Bonus, 'type' | 'userBonus'>, now: number): number {
  const period = periodNumber[periodOf(type)];
  return (userBonus?.received ?? []).filter(({ updatedAt }) => {
    const at = parseMoment(updatedAt);
    return at !== null && period(at) === period(now);
  }).length;
}

/** current: it runs now; received: it was received as often as allowed; open: it can be taken. */
export type BonusState = 'current' | 'received' | 'open';

export interface BonusCard {
  readonly bonus: Bonus;
  readonly state: BonusState;
  readonly received: number;
  /** How often it may be received; null when the server's figure can't be read: then the server decides (BON-18). */
  readonly max: number | null;
  readonly period: BonusPeriod;
}

/**
 * The cards in the server's order. Of two running bonuses the first is the current one (BON-12); the server refuses
 * to start the other.
 */
export function bonusCards(bonuses: readonly Bonus[], now: number): BonusCard[] {
  const running = bonuses.findIndex(({ userBonus }) => userBonus?.isActive === true);
  return bonuses.map((bonus, index) => {
    const limit: unknown = bonus.maxReceived;
    const max = typeof limit === 'number' ? Math.max(0, limit) : null;
    const received = receivedCount(bonus, now);
    const state = index === running ? 'current' : max !== null && received >= max ? 'received' : 'open';
    return { bonus, state, received, max, period: periodOf(bonus.type) };
  });
}
