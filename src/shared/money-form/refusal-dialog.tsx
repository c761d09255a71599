import { useTranslation } from 'react-i18next';
import { destinationOf } from '../api/refusal-destination.ts';
import type { Said } from '../i18n/i18n.ts';
import { guarded } from '../parts/guard.tsx';
import { AlertDialog, type AlertDialogProps } from '../ui/dialogs/alert-dialog.tsx';
import { useDestination } from './use-destination.ts';

export interface Refusal {
  /** Translated. */
  readonly message: Said;
  /** Of the contract, or another text of the server; absent for what the app itself refused. */
  readonly code?: string | undefined;
}

interface Props {
  refusal: Refusal;
  onClose: () => void;
  /** Also closes the form that `onClose` returns to. */
  onLeave?: () => void;
  /** Replaces the destination of the code. */
  action?: AlertDialogProps['action'];
}

/** A refused command: why, and where to go on (MNY-330). */
function RefusalDialogContent({ refusal: { message, code }, onClose, onLeave = onClose, action }: Props) {
  const { t } = useTranslation();
  const leading = useDestination(destinationOf(code), onLeave);
  return (
    <AlertDialog
      kind="error"
      title={t('common.error')}
      message={message()}
      okLabel={t('common.ok')}
      action={action ?? leading}
      onClose={onClose}
    />
  );
}

export const RefusalDialog = guarded('over', RefusalDialogContent);
