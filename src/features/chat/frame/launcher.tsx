import { IconMessageCircle2Filled, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandMark } from '../../../shared/ui/display/brand-mark.tsx';
import hiddenCss from '../../../shared/ui/display/hidden.module.css';
import { unreadText, useUnreadWords } from '../log/unread-text.ts';
import { nearestPlace, placeByKey, useLauncherPlace } from '../room/launcher-place.ts';
import css from './launcher.module.css';
import { useLauncherDrag } from './use-launcher-drag.ts';
import { usePageScrolling } from './use-page-scrolling.ts';

interface Props {
  open: boolean;
  unread: number;
  onPress: () => void;
}

/** Shows the number of unread messages (CHT-2, CHT-40). It lies in the padding of the page, where no content is (CHT-4). */
export function Launcher({ open, unread, onPress }: Props) {
  const { t } = useTranslation();
  const news = useUnreadWords(unread);
  const [kept, keep] = useLauncherPlace();
  const { dragged, handlers } = useLauncherDrag(keep);
  const scrolling = usePageScrolling('main');
  const [moved, setMoved] = useState('');
  const { side, height } = dragged ?? kept;
  const name = open ? t('chat.close') : t('chat.open');
  const onKeyDown = (event: KeyboardEvent) => {
    const next = placeByKey(kept, event.key);
    if (!next) return;
    event.preventDefault();
    keep(next);
    setMoved(t(`chat.place.${nearestPlace(next).name}`));
  };
  return (
    <>
      <div className={css.edges} data-side={side}>
        <button
          type="button"
          className={css.root}
          style={{ top: `calc((100% - var(--launcher-size)) * ${height / 100})` }}
          data-chat-launcher
          data-away={(scrolling && !open) || undefined}
          data-dragged={dragged !== null || undefined}
          aria-label={news ? `${name} (${news})` : name}
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-keyshortcuts="ArrowUp ArrowDown ArrowLeft ArrowRight"
          title={t('chat.place.hint')}
          onClick={onPress}
          onKeyDown={onKeyDown}
          {...handlers}
        >
          <BrandMark />
          {unread > 0 ? (
            <span className={css.badge} aria-hidden>
              {unreadText(unread)}
            </span>
          ) : (
            <span className={css.sign}>{open ? <IconX aria-hidden /> : <IconMessageCircle2Filled aria-hidden />}</span>
          )}
        </button>
      </div>
      <span className={hiddenCss.hidden} role="status">
        {open ? '' : news}
      </span>
      <span className={hiddenCss.hidden} role="status">
        {moved}
      </span>
    </>
  );
}
