import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../shared/ui/dialogs/confirm-dialog.tsx';

export type Loss = 'underWay' | 'unsent';

export interface LogOutQuestionProps {
  opened: boolean;
  loss: Loss;
  onLeave: () => void;
  onClose: () => void;
}

export function LogOutQuestion({ opened, loss, onLeave, onClose }: LogOutQuestionProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      opened={opened}
      title={t('logout.title')}
      message={t(`logout.${loss}`)}
      confirmLabel={t('shell.logout')}
      cancelLabel={t('logout.stay')}
      onConfirm={onLeave}
      onCancel={onClose}
    />
  );
}
