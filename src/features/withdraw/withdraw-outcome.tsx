import { useTranslation } from 'react-i18next';
import { formatMoney, fromBaht } from '../../shared/money.ts';
import { AlertDialog } from '../../shared/ui/alert-dialog.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';

export type Outcome =
  /** `amount` in baht, as it was sent. */
  | { readonly kind: 'done'; readonly amount: number }
  /** `message`: the server's, translated. */
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'unknown' };

interface Props {
  outcome: Outcome;
  currency: string;
  onDismiss: () => void;
  onOpenStatement: () => void;
}

/** How the withdrawal ended (spec §8; readings, 31). An unknown end is never called a failure (bad-input.md, F061). */
export function WithdrawOutcome({ outcome, currency, onDismiss, onOpenStatement }: Props) {
  const { t } = useTranslation();
  if (outcome.kind === 'unknown') {
    return (
      <ConfirmDialog
        title={t('withdraw.unknownTitle')}
        message={t('common.unknownOutcome')}
        confirmLabel={t('withdraw.openStatement')}
        cancelLabel={t('common.close')}
        onConfirm={onOpenStatement}
        onCancel={onDismiss}
      />
    );
  }
  const done = outcome.kind === 'done';
  return (
    <AlertDialog
      kind={done ? 'success' : 'error'}
      title={done ? t('withdraw.done') : t('common.error')}
      message={done ? `${formatMoney(fromBaht(outcome.amount) ?? 0)} ${currency}` : outcome.message}
      okLabel={t('common.ok')}
      onClose={onDismiss}
    />
  );
}
