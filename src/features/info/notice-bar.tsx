import { IconSpeakerphone, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useGetNotice } from '../../shared/api/generated/lookup/lookup.ts';
import { SafeHtml } from '../../shared/content/safe-html.tsx';
import { dismissNotice, useDismissedNotice } from './dismissed-notice.ts';
import css from './notice-bar.module.css';

/**
 * The operator's notice for everyone (ACC-53, ACC-54): a bar that floats above the menu, so that its late arrival moves
 * nothing; `data-notice` lets the page make room below its end. Without a notice, or when the lookup fails, there is none.
 */
export function NoticeBar() {
  const { t } = useTranslation();
  const { data } = useGetNotice();
  const dismissed = useDismissedNotice();
  const notice = typeof data?.notice === 'string' ? data.notice.trim() : '';
  if (!notice || notice === dismissed) return null;
  return (
    <aside className={css.root} data-notice aria-label={t('info.notice.label')}>
      <IconSpeakerphone className={css.icon} size={22} aria-hidden />
      <div className={css.text}>
        <SafeHtml html={notice} />
      </div>
      <button
        type="button"
        className={css.close}
        aria-label={t('info.notice.dismiss')}
        onClick={() => dismissNotice(notice)}
      >
        <IconX size={20} aria-hidden />
      </button>
    </aside>
  );
}
