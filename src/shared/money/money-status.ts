export type MoneyStatus = 'success' | 'failed' | 'pending';

/**
 * Status of an entry of the statement or of a slip: anything but SUCCESS and FAILED, in any case of letters, is in
 * progress (WAL-36).
 */
export function moneyStatus(status: unknown): MoneyStatus {
  const word = typeof status === 'string' ? status.trim().toLowerCase() : '';
  return word === 'success' || word === 'failed' ? word : 'pending';
}
