import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import css from './safe-html.module.css';
import type { Reading } from './safe-html.tsx';

interface Props {
  /** For `aria-describedby` of the disabled button. */
  id: string;
  reading: Reading;
  /** Refetches the texts. */
  onRetry: () => void;
  /** Closes the surrounding sheet; the support link opens another page. */
  onClose: () => void;
}

const reasons = { failed: 'common.loadFailed', more: 'content.readOn', lost: 'content.notWhole' } as const;

/**
 * Explains why an agreement cannot be accepted: it cannot be read (SAFE-84). Offers a retry or support where the text
 * itself offers none.
 */
export function UnreadNote({ id, reading, onRetry, onClose }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  if (reading === 'whole' || reading === 'part' || reading === 'loading') return null;
  return (
    <div id={id} className={css.unread}>
      <p>{t(reasons[reading])}</p>
      {reading === 'lost' ? (
        <p className={css.actions}>
          <button type="button" onClick={onRetry}>
            {t('common.retry')}
          </button>
          <button
            type="button"
            onClick={() => {
              onClose();
              navigate('/user/contact');
            }}
          >
            {t('profile.support')}
          </button>
        </p>
      ) : null}
    </div>
  );
}
