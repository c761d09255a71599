import { IconPhotoOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ServerText } from '../../../shared/ui/display/server-text.tsx';
import css from './media-content.module.css';

/** CHT-68 */
export function BrokenMedia({ name, onRetry }: { name: string; onRetry?: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={css.broken}>
      <IconPhotoOff size={24} aria-hidden />
      <p className={css.name}>
        <ServerText>{name}</ServerText>
        <span>{t('chat.mediaFailed')}</span>
      </p>
      {onRetry ? (
        <button type="button" className={css.retry} onClick={onRetry}>
          {t('chat.mediaRetry')}
        </button>
      ) : null}
    </div>
  );
}
