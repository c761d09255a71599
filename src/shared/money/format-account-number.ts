/** A bank account number as 3-3-rest when it has ten digits (ACC-27, DEP-3), else as it came; `-` for none. */
export function formatAccountNumber(accountNo: unknown): string {
  const text = typeof accountNo === 'string' || typeof accountNo === 'number' ? String(accountNo).trim() : '';
  return text.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3') || '-';
}
