import type { RefundCheck } from '../../../contract/generated/models/refundCheck.ts';
import { fromBaht, type Satang } from '../../shared/money/money.ts';

type Check = Partial<Pick<RefundCheck, 'refundAmount' | 'available'>>;

/**
 * How much the received amount has risen between two checks (REF-31).
 * @returns null when a figure is unreadable or the difference is not what was on offer
 */
export function receivedAmount(before: Check | undefined, after: Check | undefined): Satang | null {
  const was = fromBaht(before?.refundAmount);
  const is = fromBaht(after?.refundAmount);
  if (was === null || is === null) return null;
  const risen = is - was;
  const offered = before?.available === undefined ? risen : fromBaht(before.available);
  return risen > 0 && risen === offered ? risen : null;
}
