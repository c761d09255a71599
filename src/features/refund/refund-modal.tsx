import { useTranslation } from 'react-i18next';
import type { RefundCheck } from '../../../contract/generated/models/refundCheck.ts';
import { useCheckRefund, useGetRefundBanners } from '../../shared/api/generated/refund/refund.ts';
import { useGetWallet } from '../../shared/api/generated/wallet/wallet.ts';
import { queryFailure, useFailureKept } from '../../shared/api/query-failure.ts';
import { BannerSheet } from '../../shared/content/banner-sheet.tsx';
import { useBannersFirst } from '../../shared/content/use-banners-first.ts';
import { formatMoney, fromBaht } from '../../shared/money/money.ts';
import { currencyWord } from '../../shared/money/unit.ts';
import { RefusalAction } from '../../shared/money-form/refusal-action.tsx';
import { useSending } from '../../shared/money-form/use-sending.ts';
import { ConfirmDialog, stillAsked } from '../../shared/ui/dialogs/confirm-dialog.tsx';
import { Sheet } from '../../shared/ui/dialogs/sheet.tsx';
import type { ErrorStateProps } from '../../shared/ui/states/error-state.tsx';
import { ListSkeleton, Skeleton, TextSkeleton } from '../../shared/ui/states/skeletons.tsx';
import { RefundAmount } from './refund-amount.tsx';
import { RefundLog } from './refund-log.tsx';
import css from './refund-modal.module.css';
import { RefundOffer } from './refund-offer.tsx';
import { useRefund } from './use-refund.ts';

export interface RefundModalProps {
  opened: boolean;
  onClose: () => void;
}

interface RefundContentProps {
  check: RefundCheck;
  refund: ReturnType<typeof useRefund>;
  shown: boolean;
  failure: ErrorStateProps;
  onClose: () => void;
}

function RefundContent({ check, refund, shown, failure, onClose }: RefundContentProps) {
  const { t } = useTranslation();
  const { data: view } = useGetWallet();
  const currency = currencyWord(t, view);
  return (
    <div className={css.root}>
      <RefusalAction refusal={refund.refusal} onLeave={onClose} />
      <RefundOffer
        check={check}
        currency={currency}
        receiving={refund.receiving || refund.rereading}
        onReceive={refund.receive}
        failure={failure}
      />
      <RefundAmount
        check={check}
        currency={currency}
        adding={refund.adding}
        received={refund.received}
        onAdd={refund.ask}
      />
      <RefundLog enabled={shown} nothing={check.result === false} />
    </div>
  );
}

/** Banners first, then receiving, adding what was received, and the log (REF-1). */
export function RefundModal({ opened, onClose }: RefundModalProps) {
  const { t } = useTranslation();
  const banners = useGetRefundBanners({ query: { enabled: opened, retry: false, staleTime: 300_000 } });
  const { stage, list, next } = useBannersFirst({
    opened,
    loading: banners.isPending,
    banners: banners.data?.banners,
  });
  const shown = opened && stage === 'modal';
  const check = useFailureKept(useCheckRefund({ query: { enabled: shown, staleTime: 0 } }));
  const failure = queryFailure(check, t('common.loadFailed'));
  const refund = useRefund(opened, onClose);
  const currency = currencyWord(t, useGetWallet({ query: { enabled: opened } }).data);
  const sending = useSending(refund.receiving || (refund.adding && !refund.asking), onClose);
  const adding = useSending(refund.adding, refund.closeQuestion);
  // Another tab may add the amount while the question is open.
  const amount = fromBaht(check.data?.refundAmount);
  return (
    <>
      <BannerSheet
        opened={opened && stage === 'banners'}
        title={t('refund.title')}
        nextLabel={t('refund.next')}
        loading={banners.isPending}
        banners={list}
        onClose={next}
      />
      <Sheet
        opened={shown}
        onClose={sending.close}
        title={t('refund.title')}
        closeLabel={t('common.close')}
        sending={sending.note}
        loading={check.isPending}
        skeleton={
          <div className={css.root}>
            <TextSkeleton lines={3} />
            <Skeleton height="48px" />
            <ListSkeleton rows={3} shape="log" />
          </div>
        }
        error={check.isError && !check.data ? failure : null}
      >
        {check.data ? (
          <RefundContent check={check.data} refund={refund} shown={shown} failure={failure} onClose={onClose} />
        ) : null}
      </Sheet>
      <ConfirmDialog
        opened={stillAsked(refund.asking, refund.adding || amount === refund.asked, refund.closeQuestion)}
        title={t('refund.addTitle')}
        message={amount === null ? null : t('refund.addHint', { amount: formatMoney(amount), currency })}
        confirmLabel={t('refund.addConfirm')}
        cancelLabel={t('common.cancel')}
        pending={refund.adding}
        onConfirm={refund.add}
        underWay={adding}
        onCancel={adding.close}
      />
    </>
  );
}
