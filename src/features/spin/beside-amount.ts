import { parseAmount, type Satang } from '../../shared/money/money.ts';

function isAmount(label: string, amount: Satang | null): boolean {
  const said = parseAmount(label);
  return said.ok && said.satang === amount;
}

/** The prize's label, or the coupon's name if the label only repeats the amount, such as `30 บาท` (SPN-42). */
export const besideAmount = (
  label: string,
  amount: Satang | null,
  name: string | null | undefined,
): string | undefined => (isAmount(label, amount) ? (name ?? undefined) : label);
