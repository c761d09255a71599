import { useTranslation } from 'react-i18next';
import type { CommandTimes } from '../../shared/api/use-money-command.ts';
import type { Said } from '../../shared/i18n/i18n.ts';
import { ReceiptDialog } from '../../shared/money-form/receipt-dialog.tsx';
import { useHistoryWay } from '../../shared/money-form/use-way.ts';
import { guarded } from '../../shared/parts/guard.tsx';
import { AlertDialog, type AlertDialogProps } from '../../shared/ui/dialogs/alert-dialog.tsx';

export type BonusOutcome =
  | {
      readonly kind: 'done';
      readonly title: Said;
      readonly times: CommandTimes;
      readonly source: 'bonus' | 'promotion';
    }
  | { readonly kind: 'refused'; readonly message: Said }
  | { readonly kind: 'unknown' };

/** A refusal is titled "Error" (BON-25), an unknown outcome never (BON-27). */
function useOutcomeText(): (
  outcome: Exclude<BonusOutcome, { kind: 'done' }>,
) => Pick<AlertDialogProps, 'kind' | 'title' | 'message'> {
  const { t } = useTranslation();
  return (outcome) => {
    if (outcome.kind === 'refused') return { kind: 'error', title: t('common.error'), message: outcome.message() };
    return { kind: 'neutral', title: t('bonus.unknownTitle'), message: t('common.unknownOutcome') };
  };
}

function BonusOutcomeDialogContent({ outcome, onClose }: { outcome: BonusOutcome | null; onClose: () => void }) {
  const { t } = useTranslation();
  const words = useOutcomeText();
  const history = useHistoryWay(onClose);
  if (outcome === null) return null;
  if (outcome.kind !== 'done') {
    const way = outcome.kind === 'unknown' ? history : undefined;
    return <AlertDialog {...words(outcome)} okLabel={t('common.ok')} {...{ way, onClose }} />;
  }
  const { title, times, source } = outcome;
  return <ReceiptDialog title={title()} {...{ times, onClose }} entry={{ type: 'bonus', source }} />;
}

export const BonusOutcomeDialog = guarded('over', BonusOutcomeDialogContent);
