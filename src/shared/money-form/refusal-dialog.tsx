import { useTranslation } from 'react-i18next';
import { wayOf } from '../api/refusal-way.ts';
import type { Said } from '../i18n/i18n.ts';
import { guarded } from '../parts/guard.tsx';
import { AlertDialog, type AlertDialogProps } from '../ui/dialogs/alert-dialog.tsx';
import { useWay } from './use-way.ts';

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
  /** Replaces the way of the code. */
  way?: AlertDialogProps['way'];
}

/** A refused command: why, and the way on (MNY-330). */
function RefusalDialogContent({ refusal: { message, code }, onClose, onLeave = onClose, way }: Props) {
  const { t } = useTranslation();
  const leading = useWay(wayOf(code), onLeave);
  return (
    <AlertDialog
      kind="error"
      title={t('common.error')}
      message={message()}
      okLabel={t('common.ok')}
      way={way ?? leading}
      onClose={onClose}
    />
  );
}

export const RefusalDialog = guarded('over', RefusalDialogContent);
