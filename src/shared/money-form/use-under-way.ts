import { useTranslation } from 'react-i18next';

/** What a question says once its action is under way: closing it takes nothing back. */
export function useUnderWay(): { note: string; closeLabel: string } {
  const { t } = useTranslation();
  return { note: t('common.sending'), closeLabel: t('common.close') };
}
