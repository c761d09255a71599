import type { Bonus } from '../../../contract/generated/models/bonus.ts';
import { isVisible } from '../../shared/base/shown-text.ts';
import { bangkokDay, bangkokDayStart, parseMoment, twoDigits } from '../../shared/time/dates.ts';

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

/**
 * current: it runs now; also: it runs beside the current one; received: it was received as often as allowed; waits: it
 * cannot be taken while another one runs; open: it can be taken.
 */
export type BonusState = 'current' | 'also' | 'received' | 'waits' | 'open';

export interface BonusCard {
  readonly bonus: Bonus;
  readonly state: BonusState;
  readonly received: number;
  /** How often it may be received; null when the server's figure can't be read: then the server decides (BON-18). */
  readonly max: number | null;
  readonly period: BonusPeriod;
  /** End of the day that `received` counts, epoch ms. */
  readonly dayEnds: number;
}

/**
 * The cards in the server's order. Of two running bonuses the first is the current one (BON-12); the other one runs
 * too, so that it can't be taken (BON-45). While one runs, no other can be taken (BON-47).
 * @param runs whether the server says that a bonus runs, whatever the list says
 */
export function bonusCards(bonuses: readonly Bonus[], now: number, runs = false): BonusCard[] {
  const running = bonuses.findIndex(({ userBonus }) => userBonus?.isActive === true);
  const dayEnds = bangkokDayStart(bangkokDay(now) + 1);
  return bonuses.map((bonus, index) => {
    const { userBonus } = bonus;
    const limit: unknown = bonus.maxReceived;
    const max = typeof limit === 'number' ? Math.max(0, limit) : null;
    const received = receivedCount(bonus, now);
    const usedUp = max !== null && received >= max;
    const own = userBonus?.isActive === true ? (index === running ? 'current' : 'also') : null;
    const state = own ?? (usedUp ? 'received' : runs || running >= 0 ? 'waits' : 'open');
    return { bonus, state, received, max, period: periodOf(bonus.type), dayEnds };
  });
}

/** What a player reads of a bonus before taking it, as one text to compare. */
const termsOf = ({ userBonus: _userBonus, banners: _banners, ...terms }: Bonus): string => JSON.stringify(terms);

/** @returns `h:mm:ss`; empty when no time is left (BON-48) */
export function timeLeft(leftMs: number): string {
  if (leftMs <= 0) return '';
  const seconds = Math.ceil(leftMs / 1000);
  return `${Math.floor(seconds / 3_600)}:${twoDigits(Math.floor(seconds / 60) % 60)}:${twoDigits(seconds % 60)}`;
}

/** Text key of the reason why a bonus can't be taken (BON-19, BON-45, BON-47). */
export const closedReasons = {
  current: 'errorMsg.BONUS_ALREADY_ACTIVE',
  also: 'errorMsg.BONUS_ALREADY_ACTIVE',
  waits: 'errorMsg.BONUS_ALREADY_ACTIVE',
  received: 'errorMsg.BONUS_MAX_CLAIMED',
} as const;

/**
 * Text key of the reason why a bonus whose sheet is open can no longer be taken: it is gone from the list, reads
 * otherwise now, runs, is used up, or another one runs (BON-46, BON-47). Null when it can.
 * @param read the card as it was when the sheet was opened
 * @param now the card as it is now; undefined when the list no longer has it
 */
export function takeProblem(read: BonusCard, now: BonusCard | undefined) {
  const isSame = (one: Bonus) => one === read.bonus || termsOf(one) === termsOf(read.bonus);
  if (!now || !isSame(now.bonus)) return 'bonus.changed';
  return now.state === 'open' ? null : closedReasons[now.state];
}
