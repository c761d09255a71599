import { useTranslation } from 'react-i18next';
import { notifyError, notifySuccess } from './notify.ts';

/** Returns a function that shows a toast with the copied text, or that copying failed. */
export function useCopiedToast(): (copied: boolean, text: string) => void {
  const { t } = useTranslation();
  return (copied, text) => (copied ? notifySuccess(t('common.copied', { text })) : notifyError(t('common.copyFailed')));
}
