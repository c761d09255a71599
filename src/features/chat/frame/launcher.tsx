import { IconMessageCircle2Filled, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandMark } from '../../../shared/ui/display/brand-mark.tsx';
import hiddenCss from '../../../shared/ui/display/hidden.module.css';
import { unreadText, useUnreadWords } from '../log/unread-text.ts';
import { useLauncherPlace } from '../room/launcher-place.ts';
import css from './launcher.module.css';
import { useLauncherDrag } from './use-launcher-drag.ts';
import { useLauncherSpot } from './use-launcher-spot.ts';

interface Props {
  open: boolean;
  unread: number;
  onPress: () => void;
}

/** Shows the number of unread messages (CHT-2, CHT-40). It lies where no content is, or half beyond the edge (CHT-4). */
export function Launcher({ open, unread, onPress }: Props) {
  const { t } = useTranslation();
  const news = useUnreadWords(unread);
  const edges = useRef<HTMLDivElement>(null);
  const [kept, keep] = useLauncherPlace();
  const { dragged, handlers } = useLauncherDrag(keep);
  const spot = useLauncherSpot('main', edges, kept);
  const { height } = dragged ?? kept;
  const isTucked = !dragged && (spot.moving || spot.top === undefined);
  const name = open ? t('chat.close') : t('chat.open');
  return (
    <>
      <div ref={edges} className={css.edges} data-side={(dragged ?? spot).side}>
        <button
          type="button"
          className={css.root}
          style={{
            top: dragged || spot.top === undefined ? `calc((100% - var(--launcher-size)) * ${height / 100})` : spot.top,
          }}
          data-chat-launcher={spot.moving ? 'moving' : 'resting'}
          data-tucked={isTucked || undefined}
          data-dragged={dragged !== null || undefined}
          aria-label={news ? `${name} (${news})` : name}
          aria-haspopup="dialog"
          aria-expanded={open}
          title={t('chat.place.hint')}
          onClick={onPress}
          {...handlers}
        >
          {open ? <IconX aria-hidden /> : <BrandMark />}
          <span className={unread > 0 ? css.badge : css.sign} aria-hidden>
            {unread > 0 ? unreadText(unread) : <IconMessageCircle2Filled />}
          </span>
        </button>
      </div>
      <span className={hiddenCss.hidden} role="status">
        {open ? '' : news}
      </span>
    </>
  );
}
