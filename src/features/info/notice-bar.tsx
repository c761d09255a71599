import { IconSpeakerphone, IconX } from '@tabler/icons-react';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetNotice } from '../../shared/api/generated/lookup/lookup.ts';
import { createEmitter } from '../../shared/base/emitter.ts';
import { SafeHtml } from '../../shared/content/safe-html.tsx';
import { guarded } from '../../shared/parts/guard.tsx';
import css from './notice-bar.module.css';

/** In memory only: a reload or a changed text shows the notice again (ACC-54). */
let dismissed = '';
const changes = createEmitter<void>();

function dismissNotice(text: string): void {
  dismissed = text;
  changes.emit();
}

const dismissedNotice = () => dismissed;

const useDismissedNotice = (): string => useSyncExternalStore(changes.on, dismissedNotice, dismissedNotice);

/**
 * Floats above the menu, so that a late notice moves nothing (ACC-53). `data-has-notice` makes room at the end of the
 * page.
 */
function NoticeBarContent() {
  const { t } = useTranslation();
  const { data } = useGetNotice();
  const dismissed = useDismissedNotice();
  const notice = typeof data?.notice === 'string' ? data.notice.trim() : '';
  const shown = notice !== '' && notice !== dismissed;
  useLayoutEffect(() => {
    if (!shown) return;
    // An attribute: a `:has` selector would search every card at each change.
    const marks = document.documentElement.dataset;
    marks.hasNotice = '';
    return () => {
      delete marks.hasNotice;
    };
  }, [shown]);
  if (!shown) return null;
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

export const NoticeBar = guarded('line', NoticeBarContent);
