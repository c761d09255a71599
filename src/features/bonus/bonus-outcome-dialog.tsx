import { useTranslation } from 'react-i18next';
import type { CommandTimes } from '../../shared/api/use-money-command.ts';
import type { Said } from '../../shared/i18n/i18n.ts';
import { ReceiptDialog } from '../../shared/money-form/receipt-dialog.tsx';
import { type Refusal, RefusalDialog } from '../../shared/money-form/refusal-dialog.tsx';
import { useDestination } from '../../shared/money-form/use-destination.ts';
import { guarded } from '../../shared/parts/guard.tsx';
import { AlertDialog } from '../../shared/ui/dialogs/alert-dialog.tsx';

export type BonusOutcome =
  | {
      readonly kind: 'done';
      readonly title: Said;
      readonly times: CommandTimes;
      readonly source: 'bonus' | 'promotion';
    }
  | ({ readonly kind: 'refused' } & Refusal)
  | { readonly kind: 'unknown'; readonly message: Said };

/** A refusal is titled "Error" (BON-25), an unknown outcome never (BON-27). */
function BonusOutcomeDialogContent({ outcome, onClose }: { outcome: BonusOutcome | null; onClose: () => void }) {
  const { t } = useTranslation();
  const action = useDestination('history', onClose);
  if (outcome === null) return null;
  if (outcome.kind === 'refused') return <RefusalDialog refusal={outcome} onClose={onClose} />;
  if (outcome.kind === 'unknown') {
    const words = { title: t('bonus.unknownTitle'), message: outcome.message() };
    return <AlertDialog kind="neutral" {...words} okLabel={t('common.ok')} {...{ action, onClose }} />;
  }
  const { title, times, source } = outcome;
  return <ReceiptDialog title={title()} {...{ times, onClose }} entry={{ type: 'bonus', source }} />;
}

export const BonusOutcomeDialog = guarded('over', BonusOutcomeDialogContent);
