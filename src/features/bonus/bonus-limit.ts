import { formatCount } from '../../shared/money/money.ts';
import type { BonusCard } from './bonus-rules.ts';

const countText = (count: number): string => (Number.isSafeInteger(count) ? formatCount(count) : String(count));

/** Figures of `bonus.limit`; `-` for an unreadable limit. */
export const limitOf = ({ received, max }: BonusCard): { received: string; max: string } => ({
  received: countText(Math.min(received, max ?? received)),
  max: max === null ? '-' : countText(max),
});
