import i18next from 'i18next';

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
