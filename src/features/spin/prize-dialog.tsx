import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { SafeHtml } from '../../shared/content/safe-html.tsx';
import { guarded } from '../../shared/parts/guard.tsx';
import { AlertDialog } from '../../shared/ui/dialogs/alert-dialog.tsx';
import { chime } from './chime.ts';
import { Confetti } from './confetti.tsx';
import type { Won } from './use-disc.ts';

/** Slices that give nothing: no confetti, no sound (SPN-30). */
const blank = /^(none|nothing|blank|lose|miss|empty)$/i;

interface Props {
  won: Won;
  /** SPN-31 */
  sound: boolean;
  onClose: () => void;
  /** Null without a coin (SPN-60). */
  onAgain: (() => void) | null;
}

/** SPN-21 */
function PrizeDialogContent({ won: { prize, slice }, sound, onClose, onAgain }: Props) {
  const { t } = useTranslation();
  const win = !blank.test(prize.code);
  useEffect(() => {
    if (!win || !sound) return;
    navigator.vibrate?.([60, 40, 120]);
    chime();
  }, [win, sound]);
  return (
    <>
      {win ? <Confetti /> : null}
      <AlertDialog
        kind={win ? 'success' : 'neutral'}
        title={prize.label}
        message={slice?.htmlDescription.trim() ? <SafeHtml html={slice.htmlDescription} /> : t('spin.prize')}
        okLabel={t('common.ok')}
        way={onAgain ? { label: t('spin.again'), onGo: onAgain } : undefined}
        onClose={onClose}
      />
    </>
  );
}

export const PrizeDialog = guarded('over', PrizeDialogContent);
