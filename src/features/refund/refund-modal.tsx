import { useTranslation } from 'react-i18next';
import type { RefundCheck } from '../../../contract/generated/models/refundCheck.ts';
import { useCheckRefund, useGetRefundBanners } from '../../shared/api/generated/refund/refund.ts';
import { useGetWallet } from '../../shared/api/generated/wallet/wallet.ts';
import { queryFailure } from '../../shared/api/query-failure.ts';
import { BannerSheet } from '../../shared/content/banner-sheet.tsx';
import { useBannersFirst } from '../../shared/content/use-banners-first.ts';
import { claimProblem } from '../../shared/money/claim-problem.ts';
import { fromBaht } from '../../shared/money/money.ts';
import { currencyKey } from '../../shared/money/wallet.ts';
import { ReceiptDialog } from '../../shared/money-form/receipt-dialog.tsx';
import { useSending } from '../../shared/money-form/use-sending.ts';
import { ConfirmDialog } from '../../shared/ui/dialogs/confirm-dialog.tsx';
import { Sheet } from '../../shared/ui/dialogs/sheet.tsx';
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
  onRetry: () => void;
}

function RefundContent({ check, refund, shown, onRetry }: RefundContentProps) {
  const { t } = useTranslation();
  const { data: view } = useGetWallet();
  const currency = t(currencyKey(view));
  return (
    <div className={css.root}>
      <RefundAmount
        check={check}
        currency={currency}
        adding={refund.adding}
        received={refund.received}
        onAdd={refund.ask}
        onRetry={onRetry}
      />
      <RefundOffer
        check={check}
        currency={currency}
        receiving={refund.receiving}
        onReceive={refund.receive}
        onRetry={onRetry}
      />
      <RefundLog enabled={shown} />
    </div>
  );
}

/** A carousel of banners first, then the refund to receive, the received amount and the log (REF-1). */
export function RefundModal({ opened, onClose }: RefundModalProps) {
  const { t } = useTranslation();
  const banners = useGetRefundBanners({ query: { enabled: opened, retry: false, staleTime: 300_000 } });
  const { stage, list, next } = useBannersFirst({
    opened,
    loading: banners.isPending,
    banners: banners.data?.banners,
  });
  const shown = opened && stage === 'modal';
  const check = useCheckRefund({ query: { enabled: shown, staleTime: 0 } });
  const refund = useRefund(opened, onClose);
  const sending = useSending(refund.receiving || (refund.adding && !refund.asking), onClose);
  const adding = useSending(refund.adding, refund.closeQuestion);
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
        error={check.isError && !check.data ? queryFailure(check, t('common.loadFailed')) : null}
      >
        {check.data ? (
          <RefundContent check={check.data} refund={refund} shown={shown} onRetry={() => void check.refetch()} />
        ) : null}
      </Sheet>
      <ConfirmDialog
        // The amount may be gone while the question is open: another tab has added it.
        opened={refund.asking && (refund.adding || claimProblem(fromBaht(check.data?.refundAmount)) === null)}
        title={t('refund.addTitle')}
        message={t('refund.addHint')}
        confirmLabel={t('refund.addConfirm')}
        cancelLabel={t('common.cancel')}
        pending={refund.adding}
        onConfirm={refund.add}
        underWay={adding}
        onCancel={adding.close}
      />
      {refund.added ? (
        <ReceiptDialog
          title={refund.added.said}
          times={refund.added.times}
          offered={refund.added.amount}
          entry={{ type: 'bonus', source: 'refund' }}
          onClose={refund.forgetAdded}
        />
      ) : null}
    </>
  );
}
