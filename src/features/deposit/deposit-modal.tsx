import { Button } from '@mantine/core';
import { IconReceipt } from '@tabler/icons-react';
import { useIsMutating } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useGetDepositChannels } from '../../shared/api/generated/lookup/lookup.ts';
import { useGetWallet } from '../../shared/api/generated/wallet/wallet.ts';
import { queryFailure, useFailureKept } from '../../shared/api/query-failure.ts';
import { currencyWord, isKip } from '../../shared/money/unit.ts';
import { playerId } from '../../shared/money/wallet.ts';
import { useSending } from '../../shared/money-form/use-sending.ts';
import { notifySuccess } from '../../shared/toast/notify.ts';
import { Sheet } from '../../shared/ui/dialogs/sheet.tsx';
import { ErrorState } from '../../shared/ui/states/error-state.tsx';
import { ListSkeleton, Skeleton } from '../../shared/ui/states/skeletons.tsx';
import { depositSections, isEmpty } from './deposit-sections.ts';
import css from './deposit-view.module.css';
import { DepositView } from './deposit-view.tsx';
import { OwnAccount } from './own-account.tsx';
import type { WaysOn } from './qr/qr-received.tsx';

export interface DepositModalProps {
  opened: boolean;
  onClose: () => void;
  onUploadSlip: () => void;
  /** Offered when there is no way to pay in (DEP-20). */
  onContact: () => void;
  waysOn: WaysOn;
}

function SlipUploadLink({ onUpload }: { onUpload: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={css.slip}>
      <span>{t('deposit.slipHint')}</span>
      <Button variant="default" leftSection={<IconReceipt size={20} aria-hidden />} onClick={onUpload}>
        {t('deposit.slip')}
      </Button>
    </div>
  );
}

/** A failed lookup shows a retry button and no toast (DEP-21). */
export function DepositModal({ opened, onClose, onUploadSlip, onContact, waysOn }: DepositModalProps) {
  const { t } = useTranslation();
  const channels = useFailureKept(useGetDepositChannels({ query: { enabled: opened } }));
  const wallet = useFailureKept(useGetWallet({ query: { enabled: opened } }));
  const sending = useSending(useIsMutating({ mutationKey: ['sendGiftLink'] }) > 0, onClose);
  const sections = depositSections(channels.data);
  const isManual = channels.data?.isManual === true;
  return (
    <Sheet
      opened={opened}
      onClose={sending.close}
      title={t('deposit.title')}
      closeLabel={t('common.close')}
      size="l"
      loading={channels.isPending || wallet.isPending}
      skeleton={
        <div className={css.skeleton}>
          <Skeleton height="112px" />
          <ListSkeleton rows={4} shape="method" />
        </div>
      }
      error={channels.isError && !channels.data ? queryFailure(channels, t('common.loadFailed')) : null}
      footer={!isEmpty(sections) ? <SlipUploadLink onUpload={onUploadSlip} /> : undefined}
    >
      <DepositView
        {...{ sections, isManual, opened, waysOn, onContact }}
        currency={currencyWord(t, wallet.data)}
        kip={isKip(wallet.data)}
        owner={playerId(wallet.data)}
        own={
          wallet.isError && !wallet.data ? (
            <ErrorState compact {...queryFailure(wallet, t('common.loadFailed'))} />
          ) : (
            <OwnAccount account={wallet.data?.bankAccount} />
          )
        }
        username={wallet.data?.profile?.username ?? ''}
        onTransferred={onClose}
        onGiftSent={() => {
          onClose();
          notifySuccess(t('deposit.gift.sent'), 'history');
        }}
      />
    </Sheet>
  );
}
