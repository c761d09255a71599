import i18next from 'i18next';
import { parseAmount, type Satang } from '../../shared/money/money.ts';
import type { Refusal } from '../../shared/money-form/refusal-dialog.tsx';

const known = [
  'NO_CLAIMABLE_COUPON',
  'INVALID_PRIZE_CODE',
  'INVALID_CODE',
  'INVALID_COUPON_TYPE',
  'COUPON_EXPIRED',
  'BONUS_REMAINING',
] as const;

/** Unknown codes get a general text (SPN-33). */
export function spinErrorText(code: unknown): string {
  const one = known.find((each) => each === code);
  return one ? i18next.t(`spin.error.${one}`) : i18next.t('spin.error.other');
}

export const spinRefusal = (code: unknown): Refusal => ({
  message: () => spinErrorText(code),
  code: typeof code === 'string' ? code : undefined,
});

/** Whether a label only repeats the amount, such as `30 บาท`. */
export function isAmount(label: string, amount: Satang | null): boolean {
  const said = parseAmount(label);
  return said.ok && said.satang === amount;
}

/** The prize's label, or the coupon's name if the label only repeats the amount (SPN-42). */
export const besideAmount = (
  label: string,
  amount: Satang | null,
  name: string | null | undefined,
): string | undefined => (isAmount(label, amount) ? (name ?? undefined) : label);
