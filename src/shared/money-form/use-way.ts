import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

/** Second button of an alert about an unknown outcome: opens the history (MNY-40). */
export function useHistoryWay(onClose: () => void) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const onGo = () => {
    onClose();
    void navigate('/user/statement');
  };
  return { label: t('common.openStatement'), onGo };
}
