import { parseAmount, type Satang } from '../../shared/money/money.ts';

/** Whether a label of the server is only this amount, such as `30 บาท`. */
function isAmount(label: string, amount: Satang | null): boolean {
  const said = parseAmount(label);
  return said.ok && said.satang === amount;
}

/** The text beside a receipt's amount: the prize's label, or the coupon's name if the label only repeats the amount (SPN-42). */
export const besideAmount = (
  label: string,
  amount: Satang | null,
  name: string | null | undefined,
): string | undefined => (isAmount(label, amount) ? (name ?? undefined) : label);
