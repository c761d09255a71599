import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { SafeHtml } from '../../shared/content/safe-html.tsx';
import { AlertDialog } from '../../shared/ui/dialogs/alert-dialog.tsx';
import { chime } from './chime.ts';
import { Confetti } from './confetti.tsx';
import type { Won } from './use-disc.ts';

/** Codes by which wheels name a slice that gives nothing: no cause for paper and bells. */
const blank = /^(none|nothing|blank|lose|miss|empty)$/i;

interface Props {
  won: Won;
  /** Whether a win may be heard and felt. */
  sound: boolean;
  onClose: () => void;
}

/** What was won, in the server's own words. */
export function PrizeDialog({ won: { prize, slice }, sound, onClose }: Props) {
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
        onClose={onClose}
      />
    </>
  );
}
