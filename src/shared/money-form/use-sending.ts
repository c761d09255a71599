import { useTranslation } from 'react-i18next';
import { notifyNote } from '../toast/notify.ts';

/** What a sheet or a question says while its command is under way: closing it does not stop the command. */
export function useSending(underWay: boolean, onClose: () => void) {
  const { t } = useTranslation();
  return {
    /** Empty while nothing is under way. */
    note: underWay ? t('common.sending') : '',
    closeLabel: t('common.close'),
    /** Closes it; a player who closes it meanwhile is told that the command goes on (MNY-210). */
    close: () => {
      if (underWay) notifyNote(t('common.goesOn'));
      onClose();
    },
  };
}
