import { useTranslation } from 'react-i18next';

/** Texts of a question whose action is under way: closing it does not stop the action. */
export function useSendingTexts(): { note: string; closeLabel: string } {
  const { t } = useTranslation();
  return { note: t('common.sending'), closeLabel: t('common.close') };
}
