import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClaimResult } from '../../../contract/generated/models/claimResult.ts';
import type { Coupon } from '../../../contract/generated/models/coupon.ts';
import type { CouponClaim } from '../../../contract/generated/models/couponClaim.ts';
import { ApiError } from '../../shared/api/api-error.ts';
import { errorText } from '../../shared/api/errors.ts';
import { getListCouponsQueryKey, useClaimCoupon } from '../../shared/api/generated/spin/spin.ts';
import { refusalCode } from '../../shared/api/refusal-destination.ts';
import { unknownText } from '../../shared/api/unknown-text.ts';
import { type CommandTimes, useCommandKey, useMoneyCommand } from '../../shared/api/use-money-command.ts';
import { useShown } from '../../shared/base/use-shown.ts';
import type { Said } from '../../shared/i18n/i18n.ts';
import { fromBaht, type Satang } from '../../shared/money/money.ts';
import { useHistoryLook } from '../../shared/money-form/command-entry.ts';
import type { Refusal } from '../../shared/money-form/refusal-dialog.tsx';
import { spinErrorText } from './spin-texts.ts';

/** Ignores further confirmations, ms (MNY-36, SPN-40). */
const debounceMs = 500;

export type ClaimEnd =
  | {
      readonly kind: 'done';
      readonly label: string;
      readonly name: string | null | undefined;
      readonly times: CommandTimes;
      /** As the coupon says; null when unreadable. */
      readonly amount: Satang | null;
    }
  | ({ readonly kind: 'failed' } & Refusal)
  | { readonly kind: 'unknown'; readonly message: Said };

const worthOf = (coupon: Coupon | null) => ({ name: coupon?.prize.name, amount: fromBaht(coupon?.amount) });

/** Claims one coupon at a time, after a question (SPN-38). @param onOver called when the alert closes */
export function useClaim(onOver: () => void) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [coupon, setCoupon] = useState<Coupon | null>(null);
  const [end, setEnd] = useState<ClaimEnd | null>(null);
  const confirmedAt = useRef(Number.NEGATIVE_INFINITY);

  /** Claimed last by this page. */
  const [sent, setSent] = useState<Coupon | null>(null);
  /** For `onDone`, which sees the state from before `setSent`. */
  const order = useRef<Coupon | null>(null);
  const shown = useShown(coupon !== null);
  const failed = (refusal: Refusal) => setEnd({ kind: 'failed', ...refusal });
  const { options, underWay: pending } = useCommandKey('claimCoupon');
  const claim = useClaimCoupon(options);
  /** A response without success is a refusal. */
  const mutateAsync = async (variables: { data: CouponClaim }) => {
    const answer = await claim.mutateAsync(variables);
    if (answer.success) return answer;
    throw new ApiError({ code: answer.error ?? '', kind: 'refused', raw: spinErrorText(answer.error) });
  };
  const command = { mutateAsync };
  const { run } = useMoneyCommand<{ data: CouponClaim }, ClaimResult>(command, {
    onDone: ({ result }, _order, times) => {
      if (result) setEnd({ kind: 'done', label: result.label, times, ...worthOf(order.current) });
      // A success without a readable result is unconfirmed, not refused.
      else setEnd({ kind: 'unknown', message: () => t('spin.unknown') });
    },
    onRefused: (error) => failed({ message: () => errorText(error), code: refusalCode(error) }),
    wasDone: useHistoryLook(() => ({ type: 'bonus', source: 'luckydraw' })),
    onUnknown: (error) => setEnd({ kind: 'unknown', message: () => unknownText(error, 'spin.unknown') }),
    onEnd: () => {
      setCoupon(null);
      void queryClient.invalidateQueries({ queryKey: getListCouponsQueryKey() });
      if (!shown.current) onOver();
    },
    elsewhere: {
      opened: coupon !== null,
      done: ({ result }) => (result ? `${t('spin.claimed')}: ${result.label}` : { refused: t('spin.unknown') }),
    },
  });

  return {
    coupon,
    end,
    pending,
    /** A claim confirmed before the player left this page is waited for (MNY-56). */
    waiting: pending && sent === null,
    /** While a claim is pending, the question is about that coupon. */
    ask: (wanted: Coupon) => setCoupon(pending ? sent : wanted),
    closeQuestion: () => setCoupon(null),
    confirm: () => {
      // Monotonic: the server clock may jump between two taps.
      const at = performance.now();
      if (!coupon || at - confirmedAt.current < debounceMs) return;
      confirmedAt.current = at;
      setSent(coupon);
      order.current = coupon;
      run({ data: { coupon: coupon._id } });
    },
    dismiss: () => {
      setEnd(null);
      onOver();
    },
  };
}
