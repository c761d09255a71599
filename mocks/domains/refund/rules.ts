import { fail } from '../../kernel/refusal.ts';
import type { Switches } from '../../kernel/switches.ts';
import type { RefundRecord } from './records.ts';

/** What decides about a player's refund. */
export interface RefundState {
  /** Null for a player who never had a refund. */
  readonly record: Pick<RefundRecord, 'found' | 'available' | 'received'> | null;
  readonly bonusRuns: boolean;
  /** The switch `refund`. */
  readonly state: Switches['refund'];
}

/** Percent: what of a loss counts, and what does not; the app shows both (REF-8, REF-27). */
export const refundShares = { refundSuccess: 80, refundFail: 20 };

/** Whether a refund waits, whatever blocks it: `result` of the answer. */
export const refundAvailable = ({ record, state }: RefundState): boolean =>
  state !== 'inactive' && record?.found === true;

/** Whether a running bonus or the site blocks it: `bonus` of the answer. */
export const refundBlocked = ({ bonusRuns, state }: RefundState): boolean => bonusRuns || state === 'blocked';

/**
 * What can be received now (REF-25).
 * @returns satang, more than zero
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
 * What can be added to the wallet now (REF-26).
 * @returns satang, more than zero
 * @throws REFUND_INACTIVE, NO_REFUND for a player who never had one, REFUND_CONDITION, REFUND_MINIMUM
 */
export function requireAddable(refund: RefundState): number {
  if (refund.state === 'inactive') throw fail('REFUND_INACTIVE');
  if (!refund.record) throw fail('NO_REFUND');
  if (refundBlocked(refund)) throw fail('REFUND_CONDITION');
  if (refund.record.received <= 0) throw fail('REFUND_MINIMUM');
  return refund.record.received;
}
