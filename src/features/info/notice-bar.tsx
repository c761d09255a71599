import { IconSpeakerphone, IconX } from '@tabler/icons-react';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetNotice } from '../../shared/api/generated/lookup/lookup.ts';
import { createEmitter } from '../../shared/base/emitter.ts';
import { SafeHtml } from '../../shared/content/safe-html.tsx';
import { guarded } from '../../shared/parts/guard.tsx';
import css from './notice-bar.module.css';

/** The notice that was dismissed. In memory only: a reload or a changed text shows the notice again (ACC-54). */
let dismissed = '';
const changes = createEmitter<void>();

function dismissNotice(text: string): void {
  dismissed = text;
  changes.emit();
}

const dismissedNotice = () => dismissed;

const useDismissedNotice = (): string => useSyncExternalStore(changes.on, dismissedNotice, dismissedNotice);

/**
 * The operator's notice (ACC-53): a bar that floats above the menu, so that nothing moves when it arrives late.
 * `data-has-notice` at the document lets the page make room below its end.
 */
function NoticeBarContent() {
  const { t } = useTranslation();
  const { data } = useGetNotice();
  const dismissed = useDismissedNotice();
  const notice = typeof data?.notice === 'string' ? data.notice.trim() : '';
  const shown = notice !== '' && notice !== dismissed;
  useLayoutEffect(() => {
    if (!shown) return;
    // Said by a mark: a style that looked for the bar itself would search every card of a long list at each change.
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
