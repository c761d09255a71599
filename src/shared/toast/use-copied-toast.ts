import { useTranslation } from 'react-i18next';
import { notifyError, notifySuccess } from './notify.ts';

/** Says what was copied, or that it failed. */
export function useCopiedToast(): (copied: boolean, text: string) => void {
  const { t } = useTranslation();
  return (copied, text) => (copied ? notifySuccess(t('common.copied', { text })) : notifyError(t('common.copyFailed')));
}
