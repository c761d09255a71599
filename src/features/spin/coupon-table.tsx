import { Button } from '@mantine/core';
import { IconTicket } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Coupon } from '../../../contract/generated/models/coupon.ts';
import { useListCoupons } from '../../shared/api/generated/spin/spin.ts';
import { queryFailure, useFailureKept } from '../../shared/api/query-failure.ts';
import { uniqueKeys } from '../../shared/base/server-values.ts';
import { textLanguage } from '../../shared/base/text.ts';
import { SafeHtml } from '../../shared/content/safe-html.tsx';
import { NamedPages } from '../../shared/lists/named-pages.tsx';
import { formatMoney, fromBaht, withCurrency } from '../../shared/money/money.ts';
import { ReceiptDialog } from '../../shared/money-form/receipt-dialog.tsx';
import { RefusalDialog } from '../../shared/money-form/refusal-dialog.tsx';
import { useDestination } from '../../shared/money-form/use-destination.ts';
import { useSending } from '../../shared/money-form/use-sending.ts';
import { guarded } from '../../shared/parts/guard.tsx';
import { AlertDialog } from '../../shared/ui/dialogs/alert-dialog.tsx';
import { ConfirmDialog, stillAsked } from '../../shared/ui/dialogs/confirm-dialog.tsx';
import { SendingNote } from '../../shared/ui/dialogs/sending-note.tsx';
import { ServerText } from '../../shared/ui/display/server-text.tsx';
import { ErrorState } from '../../shared/ui/states/error-state.tsx';
import { ListSkeleton } from '../../shared/ui/states/skeletons.tsx';
import css from './coupon-table.module.css';
import { besideAmount, isAmount } from './spin-texts.ts';
import { type ClaimEnd, useClaim } from './use-claim.ts';

/** One call returns all coupons (SPN-36). */
const pageSize = 3;

/** The amount, unless the label says it (SPN-37, SPN-38); null for a coupon without money. */
function worthText(t: TFunction, { prize, amount: baht }: Coupon, currency: string): string | null {
  const amount = fromBaht(baht);
  if (amount === 0 || (amount !== null && isAmount(prize.label ?? '', amount))) return null;
  return t('spin.couponAmount', { amount: amount === null ? '-' : withCurrency(formatMoney(amount), currency) });
}

interface RowProps {
  coupon: Coupon;
  currency: string;
  waits: boolean;
  onClaim: () => void;
}

function CouponRow({ coupon, currency, waits, onClaim }: RowProps) {
  const { t } = useTranslation();
  const { label: prize, name, slice } = coupon.prize;
  const title = prize ?? name ?? '';
  const label = t('spin.claimOf', { label: title });
  return (
    <li className={css.row}>
      <span className={css.stub} aria-hidden>
        <IconTicket size={24} stroke={1.7} />
      </span>
      <div className={css.words}>
        <p className={css.label}>
          <ServerText>{title}</ServerText>
        </p>
        <p className={css.name}>{name ? <ServerText>{name}</ServerText> : null}</p>
        <div className={css.text}>
          <SafeHtml html={slice?.htmlDescription ?? ''} />
        </div>
        <p className={css.amount}>
          {fromBaht(coupon.amount) === 0 ? t('spin.noCash') : worthText(t, coupon, currency)}
        </p>
      </div>
      <Button
        size="sm"
        variant="outline"
        disabled={waits}
        aria-label={label}
        lang={textLanguage(label)}
        onClick={onClaim}
      >
        {t('spin.claim')}
      </Button>
    </li>
  );
}

/** Coupons with an id and a name; unreadable fields are null (SPN-47). */
const claimable = (coupons: readonly Coupon[] | null | undefined): readonly Coupon[] =>
  (coupons ?? []).filter((coupon) => coupon?._id && (coupon.prize?.label || coupon.prize?.name));

const claimWords = (t: TFunction, coupon: Coupon, currency: string) =>
  [coupon.prize.label, coupon.prize.name, worthText(t, coupon, currency)].filter(Boolean).join('\n');

/** A receipt of the money (MNY-262); a coupon without money names its prize. */
function ClaimEndDialog({ end, onClose }: { end: ClaimEnd; onClose: () => void }) {
  const { t } = useTranslation();
  const ok = { okLabel: t('common.ok'), onClose };
  const action = useDestination('history', onClose);
  if (end.kind === 'failed') return <RefusalDialog refusal={end} onClose={onClose} />;
  if (end.kind === 'unknown')
    return <AlertDialog kind="neutral" title={t('spin.unknownTitle')} message={end.message()} {...{ action, ...ok }} />;
  if (end.amount === 0) return <AlertDialog kind="success" title={t('spin.claimed')} message={end.label} {...ok} />;
  return (
    <ReceiptDialog
      title={t('spin.claimed')}
      said={besideAmount(end.label, end.amount, end.name)}
      times={end.times}
      offered={end.amount}
      entry={{ type: 'bonus', source: 'luckydraw' }}
      onClose={onClose}
    />
  );
}

interface Props {
  currency: string;
  /** Called when the alert about a claim closes (SPN-42, SPN-43). */
  onClaimed: () => void;
}

/** SPN-36 to SPN-48 */
function CouponTableContent({ currency, onClaimed }: Props) {
  const { t } = useTranslation();
  const { data, isPending, isError, isFetching, refetch } = useFailureKept(useListCoupons());
  const claim = useClaim(onClaimed);
  const sending = useSending(claim.pending, claim.closeQuestion);
  const [wanted, setWanted] = useState(1);
  const coupons = claimable(data?.coupons);
  const keys = uniqueKeys(coupons.map(({ _id }) => _id));
  const pages = Math.ceil(coupons.length / pageSize);
  // After the last coupon of a page is claimed, show the page before it (SPN-46).
  const page = Math.max(1, Math.min(wanted, pages));
  // Another tab may claim the coupon while the question is open.
  const listed = claim.pending || coupons.some(({ _id }) => _id === claim.coupon?._id);
  return (
    <section className={css.root} aria-labelledby="spin-coupons" aria-busy={isPending}>
      <h2 id="spin-coupons" className={css.title}>
        <span>{t('spin.coupons')}</span>
        {coupons.length > 0 ? <span className={css.count}>{coupons.length}</span> : null}
      </h2>
      {isPending ? <ListSkeleton rows={pageSize} shape="coupon" /> : null}
      {isError && !data ? (
        <ErrorState compact {...queryFailure({ isFetching, refetch }, t('common.loadFailed'))} />
      ) : null}
      {data && coupons.length === 0 ? <p className={css.empty}>{t('spin.noCoupons')}</p> : null}
      <SendingNote text={claim.waiting ? t('common.sending') : ''} />
      <ul className={css.list} data-paged={pages > 1 || undefined}>
        {coupons.slice((page - 1) * pageSize, page * pageSize).map((coupon, index) => (
          <CouponRow
            key={keys[(page - 1) * pageSize + index]}
            coupon={coupon}
            currency={currency}
            waits={claim.waiting}
            onClaim={() => claim.ask(coupon)}
          />
        ))}
      </ul>
      <NamedPages page={page} count={pages} onChange={setWanted} />
      <ConfirmDialog
        opened={stillAsked(claim.coupon !== null, listed, claim.closeQuestion)}
        title={t('spin.claimTitle')}
        message={claim.coupon && claimWords(t, claim.coupon, currency)}
        confirmLabel={t('spin.claimConfirm')}
        cancelLabel={t('common.cancel')}
        pending={claim.pending}
        onConfirm={claim.confirm}
        underWay={sending}
        onCancel={sending.close}
      />
      {claim.end ? <ClaimEndDialog end={claim.end} onClose={claim.dismiss} /> : null}
    </section>
  );
}

export const CouponTable = guarded('line', CouponTableContent);
