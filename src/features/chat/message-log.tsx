import { IconChevronDown } from '@tabler/icons-react';
import { type UIEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Virtualizer } from 'virtua';
import type { ChatRoom } from './chat-room.ts';
import { DayLabel } from './day-label.tsx';
import { type LogRow, logRows } from './log-rows.ts';
import css from './message-log.module.css';
import { MessageRow } from './message-row.tsx';
import { NewsReader } from './news-reader.tsx';
import { OlderMessages, olderHeight } from './older-messages.tsx';
import { unreadText } from './unread-text.ts';
import { useRoomState } from './use-chat-room.ts';
import { useLogScroll } from './use-log-scroll.ts';

/** Nearer to the top than this, CSS px, the messages before are fetched. */
const nearTop = 40;

/** What was said, oldest on top, with the newest in view. Only what can be seen is drawn. */
export function MessageLog({ room }: { room: ChatRoom }) {
  const { t } = useTranslation();
  const { messages, outgoing, typing, older, unread } = useRoomState(room);
  const rows = useMemo(() => logRows(messages, outgoing, typing), [messages, outgoing, typing]);
  const scroll = useLogScroll(room, rows);
  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    const byReader = scroll.onScroll();
    if (byReader && currentTarget.scrollTop < nearTop && older === 'more') void room.loadOlder();
  };
  return (
    <div className={css.root}>
      {/* It scrolls by itself, so the keyboard has to reach it. */}
      <div
        ref={scroll.box}
        className={css.scroll}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="region"
        aria-label={t('chat.log')}
        onScroll={onScroll}
        onWheel={scroll.release}
        onTouchMove={scroll.release}
      >
        <div className={css.spacer} />
        <OlderMessages room={room} oldest={messages[0]} />
        <Virtualizer
          data={rows}
          as="ol"
          item="li"
          scrollRef={scroll.box}
          startMargin={olderHeight}
          shift={scroll.shift}
        >
          {(row: LogRow) => <Row key={row.key} row={row} room={room} />}
        </Virtualizer>
      </div>
      {scroll.atEnd ? null : (
        <button type="button" className={css.jump} aria-label={t('chat.jump')} onClick={scroll.toEnd}>
          <IconChevronDown size={22} aria-hidden />
          {unread > 0 ? <span className={css.count}>{unreadText(unread)}</span> : null}
        </button>
      )}
      <NewsReader messages={messages} />
    </div>
  );
}

function Row({ row, room }: { row: LogRow; room: ChatRoom }) {
  const { t } = useTranslation();
  if (row.kind === 'day') return <DayLabel at={row.at} />;
  if (row.kind === 'typing') {
    return (
      <p className={css.typing}>
        <span className={css.dots} aria-hidden>
          <i />
          <i />
          <i />
        </span>
        {t('chat.typing')}
      </p>
    );
  }
  return <MessageRow row={row} room={room} />;
}
