import { formatCount } from '../../shared/money/money.ts';
import type { BonusCard } from './bonus-rules.ts';

const countText = (count: number): string => (Number.isSafeInteger(count) ? formatCount(count) : String(count));

/** The figures of `bonus.limit`: how often a bonus was received, and how often it may be; `-` when that can't be read. */
export const limitOf = ({ received, max }: BonusCard): { received: string; max: string } => ({
  received: countText(Math.min(received, max ?? received)),
  max: max === null ? '-' : countText(max),
});
