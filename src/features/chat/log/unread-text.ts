import { useTranslation } from 'react-i18next';

/** CHT-40 */
const maxShown = 99;

/** `7`, `99+` */
export const unreadText = (count: number): string => (count > maxShown ? `${maxShown}+` : String(count));

/** `7 new messages`, `More than 99 new messages`; empty for 0. */
export function useUnreadWords(count: number): string {
  const { t } = useTranslation();
  if (count > maxShown) return t('chat.unreadMany', { count: maxShown });
  return count > 0 ? t('chat.unread', { count }) : '';
}
