import { IconArrowsHorizontal, IconArrowsVertical, IconDots, IconRefresh } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMenu } from '../../../shared/ui/controls/use-menu.ts';
import type { ChatRoom } from '../room/chat-room.ts';
import { otherEnd, otherSide, useLauncherPlace } from '../room/launcher-place.ts';
import { useRoomState } from '../room/use-chat-room.ts';
import css from './chat-menu.module.css';
import panelCss from './chat-panel.module.css';

/** Reads the newest messages (CHT-35), and moves the chat button without dragging (CHT-305). */
export function ChatMenu({ room, unreachable }: { room: ChatRoom | null; unreachable: boolean }) {
  const { t } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  const { opened, toggle, close, onKeyDown } = useMenu(root);
  const [place, keep] = useLauncherPlace();
  const { refreshing, phase } = useRoomState(room);
  const busy = room ? refreshing || phase === 'loading' : !unreachable;
  const side = otherSide(place);
  const end = otherEnd(place);
  const item = (label: string, Icon: typeof IconDots, act: () => void, disabled = false) => (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={css.item}
      disabled={disabled}
      onKeyDown={onKeyDown}
      onClick={() => {
        close();
        act();
      }}
    >
      <Icon size={20} aria-hidden />
      <span>{label}</span>
    </button>
  );
  return (
    <div ref={root} className={css.root}>
      <button
        type="button"
        className={panelCss.control}
        aria-label={t('chat.menu')}
        aria-haspopup="menu"
        aria-expanded={opened}
        aria-busy={busy}
        onClick={toggle}
        onKeyDown={onKeyDown}
      >
        {busy ? <IconRefresh size={20} aria-hidden /> : <IconDots size={22} aria-hidden />}
      </button>
      {opened ? (
        <div className={css.menu} role="menu" aria-label={t('chat.menu')}>
          {item(t('chat.refresh'), IconRefresh, () => void room?.refresh(), !room)}
          {item(t(`chat.place.${side}`), IconArrowsHorizontal, () => keep({ ...place, side }))}
          {item(t(`chat.place.${end}`), IconArrowsVertical, () => keep({ ...place, height: end === 'top' ? 0 : 100 }))}
        </div>
      ) : null}
    </div>
  );
}
