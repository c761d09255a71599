import { useTranslation } from 'react-i18next';
import { notifyNote } from '../toast/notify.ts';

/** Note and close handler of a sheet or question while its command is pending; closing does not stop the command. */
export function useSending(underWay: boolean, onClose: () => void) {
  const { t } = useTranslation();
  return {
    /** Empty while nothing is pending. */
    note: underWay ? t('common.sending') : '',
    closeLabel: t('common.close'),
    /** Closes it; while the command is pending, tells the player that it goes on (MNY-210). */
    close: () => {
      if (underWay) notifyNote(t('common.goesOn'));
      onClose();
    },
  };
}
