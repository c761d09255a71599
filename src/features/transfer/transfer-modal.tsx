import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useGetWallet } from '../../shared/api/generated/wallet/wallet.ts';
import type { ErrorStateProps } from '../../shared/ui/error-state.tsx';
import { Sheet } from '../../shared/ui/sheet.tsx';
import { accountOptions, currencyKey } from '../../shared/wallet.ts';
import { TransferForm } from './transfer-form.tsx';
import { TransferOutcome } from './transfer-outcome.tsx';
import { useTransferForm } from './use-transfer-form.ts';

export interface TransferModalProps {
  opened: boolean;
  onClose: () => void;
  /** Opens the statement, for a transfer whose outcome nobody knows. */
  onOpenStatement: () => void;
}

function Actions({ pending, onCancel }: { pending: boolean; onCancel: () => void }) {
  const { t } = useTranslation();
  return (
    <>
      <Button variant="default" onClick={onCancel}>
        {t('common.cancel')}
      </Button>
      <Button type="submit" form="transfer-form" loading={pending} aria-busy={pending}>
        {t('transfer.submit')}
      </Button>
    </>
  );
}

/** Moves credit between the wallet and the games (spec §2, §5, §8). */
export function TransferModal({ opened, onClose, onOpenStatement }: TransferModalProps) {
  const { t } = useTranslation();
  const wallet = useGetWallet({ query: { enabled: opened } });
  const accounts = accountOptions(wallet.data);
  const currency = t(currencyKey(wallet.data));
  const { draft, problem, outcome, pending, change, submit, close, dismiss } = useTransferForm(accounts, onClose);

  const error: ErrorStateProps = {
    message: t('common.loadFailed'),
    retryLabel: t('common.retry'),
    retrying: wallet.isFetching,
    onRetry: () => void wallet.refetch(),
  };
  return (
    <>
      <Sheet
        opened={opened && outcome === null}
        onClose={close}
        title={t('transfer.title')}
        closeLabel={t('common.close')}
        loading={wallet.isPending}
        error={wallet.isError && !wallet.data ? error : null}
        footer={<Actions pending={pending} onCancel={close} />}
      >
        <TransferForm
          {...{ accounts, currency, draft, problem }}
          disabled={pending}
          onChange={change}
          onSubmit={submit}
          onEscape={close}
        />
      </Sheet>
      {outcome ? (
        <TransferOutcome
          {...{ outcome, accounts, currency }}
          onDismiss={dismiss}
          onOpenStatement={() => {
            dismiss();
            onOpenStatement();
          }}
        />
      ) : null}
    </>
  );
}
