import { IconChevronDown, IconMessageCircle2Filled } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandMark } from '../../../shared/ui/display/brand-mark.tsx';
import hiddenCss from '../../../shared/ui/display/hidden.module.css';
import { unreadText, useUnreadWords } from '../log/unread-text.ts';
import css from './launcher.module.css';
import { useCoversControls } from './use-covers-controls.ts';

interface Props {
  open: boolean;
  unread: number;
  onPress: () => void;
}

/** Shows the number of unread messages (CHT-2, CHT-40). Over a control it shrinks to the window's edge (CHT-4). */
export function Launcher({ open, unread, onPress }: Props) {
  const { t } = useTranslation();
  const news = useUnreadWords(unread);
  const place = useRef<HTMLSpanElement>(null);
  const covering = useCoversControls(place, 'main');
  const name = open ? t('chat.close') : t('chat.open');
  return (
    <>
      <span ref={place} className={css.place} aria-hidden />
      <button
        type="button"
        className={css.root}
        data-chat-launcher
        data-aside={(covering && !open) || undefined}
        aria-label={news ? `${name} (${news})` : name}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={onPress}
      >
        {open ? (
          <IconChevronDown size={28} aria-hidden />
        ) : (
          <>
            <span className={css.mark}>
              <BrandMark size={36} />
            </span>
            <span className={css.bubble}>
              <IconMessageCircle2Filled size={18} aria-hidden />
            </span>
          </>
        )}
        {unread > 0 ? (
          <span className={css.badge} aria-hidden>
            {unreadText(unread)}
          </span>
        ) : null}
      </button>
      <span className={hiddenCss.hidden} role="status">
        {open ? '' : news}
      </span>
    </>
  );
}
