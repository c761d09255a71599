import { fail } from '../../kernel/refusal.ts';
import type { Switches } from '../../kernel/switches.ts';
import type { RefundRecord } from './records.ts';

export interface RefundState {
  readonly record: Pick<RefundRecord, 'found' | 'available' | 'received'> | null;
  readonly bonusRuns: boolean;
  /** The switch `refund`. */
  readonly state: Switches['refund'];
}

/** Percent of a loss that counts, and that does not (REF-8, REF-27). */
export const refundShares = { refundSuccess: 80, refundFail: 20 };

/** `result` of the answer: whether a refund waits, blocked or not. */
export const refundAvailable = ({ record, state }: RefundState): boolean =>
  state !== 'inactive' && record?.found === true;

/** `bonus` of the answer: whether a running bonus or the site blocks it. */
export const refundBlocked = ({ bonusRuns, state }: RefundState): boolean => bonusRuns || state === 'blocked';

/**
 * @returns satang, more than zero (REF-25)
 * @throws REFUND_INACTIVE, NO_REFUND, BONUS_REMAINING, REFUND_CONDITION, REFUND_MINIMUM
 */
export function requireReceivable(refund: RefundState): number {
  if (refund.state === 'inactive') throw fail('REFUND_INACTIVE');
  if (!refund.record?.found) throw fail('NO_REFUND');
  if (refund.bonusRuns) throw fail('BONUS_REMAINING');
  if (refundBlocked(refund)) throw fail('REFUND_CONDITION');
  if (refund.record.available <= 0) throw fail('REFUND_MINIMUM');
  return refund.record.available;
}

/**
 * @returns satang, more than zero (REF-26)
 * @throws REFUND_INACTIVE, NO_REFUND for a player who never had one, REFUND_CONDITION, REFUND_MINIMUM
 */
export function requireAddable(refund: RefundState): number {
  if (refund.state === 'inactive') throw fail('REFUND_INACTIVE');
  if (!refund.record) throw fail('NO_REFUND');
  if (refundBlocked(refund)) throw fail('REFUND_CONDITION');
  if (refund.record.received <= 0) throw fail('REFUND_MINIMUM');
  return refund.record.received;
}
