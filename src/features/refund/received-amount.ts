import type { RefundCheck } from '../../../contract/generated/models/refundCheck.ts';
import { fromBaht, type Satang } from '../../shared/money/money.ts';

type Check = Partial<Pick<RefundCheck, 'refundAmount' | 'available'>>;

/**
 * What a player has received between two checks: by how much the received amount has risen (REF-31).
 * @returns null when it cannot be told: a figure cannot be read, or it is not what was on offer, as when another device
 * has received or added something meanwhile
 */
export function receivedAmount(before: Check | undefined, after: Check | undefined): Satang | null {
  const was = fromBaht(before?.refundAmount);
  const is = fromBaht(after?.refundAmount);
  if (was === null || is === null) return null;
  const risen = is - was;
  const offered = before?.available === undefined ? risen : fromBaht(before.available);
  return risen > 0 && risen === offered ? risen : null;
}
