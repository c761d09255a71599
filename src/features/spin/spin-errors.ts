import { useTranslation } from 'react-i18next';

const known = [
  'NO_CLAIMABLE_COUPON',
  'INVALID_PRIZE_CODE',
  'INVALID_CODE',
  'INVALID_COUPON_TYPE',
  'COUPON_EXPIRED',
  'BONUS_REMAINING',
] as const;

/** Text of a spin or claim that was refused; a code nobody knows gets a plain text, never itself. */
export function useSpinErrorText(): (code: unknown) => string {
  const { t } = useTranslation();
  return (code) => {
    const one = known.find((each) => each === code);
    return one ? t(`spin.error.${one}`) : t('spin.error.other');
  };
}
