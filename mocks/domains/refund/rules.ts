import { fail } from '../../kernel/refusal.ts';
import type { Switches } from '../../kernel/switches.ts';
import type { RefundRecord } from './records.ts';

/** How a player's refund stands. */
export interface RefundState {
  /** Null for a player who never had one. */
  readonly record: Pick<RefundRecord, 'found' | 'available' | 'received'> | null;
  readonly bonusRuns: boolean;
  readonly state: Switches['refund'];
}

/** Shares of what was lost that count and that do not, in percent; they stand in the condition lines. */
export const refundShares = { refundSuccess: 80, refundFail: 20 };

/** A refund can be received, a running bonus aside. */
export const refundAvailable = ({ record, state }: RefundState): boolean =>
  state !== 'inactive' && record?.found === true;

/** Receiving is blocked: by a running bonus, or because the site says so. */
export const refundBlocked = ({ bonusRuns, state }: RefundState): boolean => bonusRuns || state === 'blocked';

/**
 * What can be received now.
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
 * What can be added to the wallet now.
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
