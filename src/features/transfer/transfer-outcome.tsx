import { useTranslation } from 'react-i18next';
import type { TransferOrder } from '../../../contract/generated/models/transferOrder.ts';
import { formatMoney, fromBaht } from '../../shared/money.ts';
import { AlertDialog } from '../../shared/ui/alert-dialog.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import type { AccountOption } from '../../shared/wallet.ts';

export type Outcome =
  | { readonly kind: 'done'; readonly order: TransferOrder }
  /** `message`: the server's, translated. */
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'unknown' };

interface Props {
  outcome: Outcome;
  accounts: readonly AccountOption[];
  currency: string;
  onDismiss: () => void;
  onOpenStatement: () => void;
}

/** How the transfer ended (spec §8; bad-input.md, F061). An unknown end is a question, never called a failure. */
export function TransferOutcome({ outcome, accounts, currency, onDismiss, onOpenStatement }: Props) {
  const { t } = useTranslation();
  const nameOf = (code: string) => accounts.find((one) => one.code === code)?.name ?? t('account.WALLET');

  if (outcome.kind === 'unknown') {
    return (
      <ConfirmDialog
        title={t('transfer.unknownTitle')}
        message={t('common.unknownOutcome')}
        confirmLabel={t('transfer.openStatement')}
        cancelLabel={t('common.close')}
        onConfirm={onOpenStatement}
        onCancel={onDismiss}
      />
    );
  }
  if (outcome.kind === 'refused') {
    return (
      <AlertDialog
        kind="error"
        title={t('common.error')}
        message={outcome.message}
        okLabel={t('common.ok')}
        onClose={onDismiss}
      />
    );
  }
  const { from, to, amount } = outcome.order;
  return (
    <AlertDialog
      kind="success"
      title={t('transfer.done')}
      message={`${nameOf(from)} → ${nameOf(to)}\n${formatMoney(fromBaht(amount) ?? 0)} ${currency}`}
      okLabel={t('common.ok')}
      onClose={onDismiss}
    />
  );
}
