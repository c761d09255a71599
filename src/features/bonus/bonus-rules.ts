import type { Bonus } from '../../../contract/generated/models/bonus.ts';
import { isVisible } from '../../shared/base/text.ts';
import { formatCount } from '../../shared/money/money.ts';
import { bangkokDay, bangkokDayStart, parseMoment, twoDigits } from '../../shared/time/dates.ts';

/** ISO week in Bangkok: weeks begin on Monday, and day 0, 1 January 1970, was a Thursday. */
const bangkokWeek = (at: number): number => Math.floor((bangkokDay(at) + 3) / 7);

export type BonusPeriod = 'ever' | 'day' | 'week';

/** An unknown type counts all receipts, as `limit` does (BON-13 to BON-15). */
export function periodOf(type: unknown): BonusPeriod {
  return type === 'day' || type === 'week' ? type : 'ever';
}

const periodNumber: Record<BonusPeriod, (at: number) => number> = { ever: () => 0, day: bangkokDay, week: bangkokWeek };

/** The code stands in for an invisible name (SAFE-63). */
export const nameOf = ({ name, code }: Pick<Bonus, 'name' | 'code'>): string =>
  name && isVisible(name) ? name.trim() : code;

/** Receipts in the period that counts (BON-14, BON-15). @param now epoch ms */
export function receivedCount({ type, userBonus }: Pick<Bonus, 'type' | 'userBonus'>, now: number): number {
  const period = periodNumber[periodOf(type)];
  const counts = (receipt: { updatedAt?: unknown } | null) => {
    const at = parseMoment(receipt?.updatedAt);
    return at !== null && period(at) === period(now);
  };
  return userBonus?.received?.filter(counts).length ?? 0;
}

/** current: runs; received: used up; open: the server decides, also while another one runs. */
export type BonusState = 'current' | 'received' | 'open';

export interface BonusCard {
  readonly bonus: Bonus;
  readonly state: BonusState;
  readonly received: number;
  /** Null when unreadable: then the server decides (BON-18). */
  readonly max: number | null;
  readonly period: BonusPeriod;
  /** End of the counted day, epoch ms. */
  readonly dayEnds: number;
}

/** Cards in the server's order. Of two running bonuses the first is current (BON-12). */
export function bonusCards(bonuses: readonly Bonus[], now: number): BonusCard[] {
  const running = bonuses.findIndex(({ userBonus }) => userBonus?.isActive === true);
  const dayEnds = bangkokDayStart(bangkokDay(now) + 1);
  return bonuses.map((bonus, index) => {
    const limit: unknown = bonus.maxReceived;
    const max = typeof limit === 'number' ? Math.max(0, limit) : null;
    const received = receivedCount(bonus, now);
    // The server decides on a limit that cannot be read, and on a type whose limit nobody here knows (BON-16, BON-18).
    const usedUp = max !== null && received >= max && ['limit', 'day', 'week'].includes(bonus.type);
    const state = index === running ? 'current' : usedUp ? 'received' : 'open';
    return { bonus, state, received, max, period: periodOf(bonus.type), dayEnds };
  });
}

/** @returns `h:mm:ss`; empty when no time is left (BON-48) */
export function timeLeft(leftMs: number): string {
  if (leftMs <= 0) return '';
  const seconds = Math.ceil(leftMs / 1000);
  return `${Math.floor(seconds / 3_600)}:${twoDigits(Math.floor(seconds / 60) % 60)}:${twoDigits(seconds % 60)}`;
}

const countText = (count: number): string => (Number.isSafeInteger(count) ? formatCount(count) : String(count));

/** Figures of `bonus.limit`; `-` for an unreadable limit. */
export const limitOf = ({ received, max }: BonusCard): { received: string; max: string } => ({
  received: countText(Math.min(received, max ?? received)),
  max: max === null ? '-' : countText(max),
});
