import { useTranslation } from 'react-i18next';
import { AlertDialog, type AlertDialogProps } from '../../shared/ui/dialogs/alert-dialog.tsx';

/** How taking or ending a bonus or a promotion ended. */
export type BonusEnd =
  | { readonly kind: 'done'; readonly title: string }
  /** `message`: the server's, translated. */
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'unknown' };

/** An error has the generic title and the server's message; what nobody knows is none (TRF-25, WDR-21). */
function useWords(): (end: BonusEnd) => Pick<AlertDialogProps, 'kind' | 'title' | 'message'> {
  const { t } = useTranslation();
  return (end) => {
    if (end.kind === 'done') return { kind: 'success', title: end.title, message: t('bonus.takenHint') };
    if (end.kind === 'refused') return { kind: 'error', title: t('common.error'), message: end.message };
    return { kind: 'neutral', title: t('bonus.unknownTitle'), message: t('common.unknownOutcome') };
  };
}

/** The outcome in an alert. */
export function BonusEndDialog({ end, onClose }: { end: BonusEnd | null; onClose: () => void }) {
  const { t } = useTranslation();
  const words = useWords();
  return end ? <AlertDialog {...words(end)} okLabel={t('common.ok')} onClose={onClose} /> : null;
}
