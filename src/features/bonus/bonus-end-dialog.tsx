import { useTranslation } from 'react-i18next';
import { AlertDialog } from '../../shared/ui/alert-dialog.tsx';

/** How taking a bonus or a promotion ended. */
export type BonusEnd =
  | { readonly kind: 'done'; readonly title: string }
  /** `message`: the server's, translated. */
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'unknown' };

/** The outcome in an alert; an error has the generic title and the server's message (spec §8). */
export function BonusEndDialog({ end, onClose }: { end: BonusEnd | null; onClose: () => void }) {
  const { t } = useTranslation();
  if (!end) return null;
  const texts =
    end.kind === 'done'
      ? { title: end.title, message: t('bonus.takenHint') }
      : end.kind === 'refused'
        ? { title: t('common.error'), message: end.message }
        : { title: t('bonus.unknownTitle'), message: t('common.unknownOutcome') };
  return (
    <AlertDialog
      kind={end.kind === 'done' ? 'success' : 'error'}
      {...texts}
      okLabel={t('common.ok')}
      onClose={onClose}
    />
  );
}
