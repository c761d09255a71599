import { shallowEqual } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { memo, useLayoutEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Boundary } from '../../../shared/ui/states/boundary.tsx';
import { type LogRow, logRows } from '../messages/log-rows.ts';
import { LostRow, MessageRow } from '../messages/message-row.tsx';
import type { ChatRoom } from '../room/chat-room.ts';
import { useRoomState } from '../room/use-chat-room.ts';
import { DayLabel } from './day-label.tsx';
import css from './message-log.module.css';
import { OlderMessages } from './older-messages.tsx';
import { unreadText } from './unread-text.ts';
import { useLogScroll } from './use-log-scroll.ts';
import { useTail } from './use-tail.ts';

/** Nearer to the top than this, CSS px, the messages before are fetched. */
const nearTop = 40;

/** What was said, oldest on top, with the newest in view. What lies far above is not drawn. */
export function MessageLog({ room }: { room: ChatRoom }) {
  const { t } = useTranslation();
  const { messages, outgoing, typing, older, unread } = useRoomState(room);
  const { shown, hasMore, reveal } = useTail(messages);
  const rows = useMemo(() => logRows(shown, outgoing, typing), [shown, outgoing, typing]);
  const { box, list, atEnd, toEnd, onScroll } = useLogScroll(room, rows);
  const goBack = (top: number, height: number) => {
    if (hasMore && top < height) reveal();
    else if (top < nearTop && older === 'more') void room.loadOlder();
  };
  useLayoutEffect(() => {
    // Cards side by side are many messages in one row.
    if (hasMore && box.current && box.current.scrollHeight <= box.current.clientHeight) reveal();
  });
  return (
    <div className={css.root}>
      {/* It scrolls by itself, so the keyboard has to reach it. */}
      <div
        ref={box}
        className={css.scroll}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="region"
        aria-label={t('chat.log')}
        onScroll={({ currentTarget: { scrollTop, clientHeight } }) => {
          onScroll();
          goBack(scrollTop, clientHeight);
        }}
      >
        <div className={css.spacer} />
        <OlderMessages
          older={hasMore ? 'more' : older}
          oldest={shown[0]}
          onPress={hasMore ? reveal : () => void room.loadOlder()}
        />
        <ol ref={list}>
          {rows.map((row) => (
            <li key={`${row.kind} ${row.key}`}>
              <Row row={row} room={room} />
            </li>
          ))}
        </ol>
      </div>
      {atEnd ? null : (
        <button type="button" className={css.jump} aria-label={t('chat.jump')} onClick={toEnd}>
          <IconChevronDown size={22} aria-hidden />
          {unread > 0 ? <span className={css.count}>{unreadText(unread)}</span> : null}
        </button>
      )}
    </div>
  );
}

interface RowProps {
  row: LogRow;
  room: ChatRoom;
}

// The rows are made anew for each message and each step of an upload; most of them say the same as before.
const Row = memo(DrawnRow, (before, after) => before.room === after.room && shallowEqual(before.row, after.row));

function DrawnRow({ row, room }: RowProps) {
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
  return (
    <Boundary resetKey={row} fallback={<LostRow row={row} />}>
      <MessageRow row={row} room={room} />
    </Boundary>
  );
}
