import { shallowEqual } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { type CSSProperties, memo, useDeferredValue, useLayoutEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Boundary, guarded } from '../../../shared/parts/guard.tsx';
import { type LogRow, logRows } from '../messages/log-rows.ts';
import { CrashedRow, MessageRow } from '../messages/message-row.tsx';
import type { ChatRoom } from '../room/chat-room.ts';
import { useRoomState } from '../room/use-chat-room.ts';
import { DayLabel, NewsDivider, OlderMessages } from './log-dividers.tsx';
import css from './message-log.module.css';
import { unreadText } from './unread-text.ts';
import { useLogScroll } from './use-log-scroll.ts';
import { useRowGroups } from './use-row-groups.ts';
import { useTail } from './use-tail.ts';

/** Fetches older messages this close to the top, CSS px (CHT-32). */
const nearTop = 40;
/** Rendered although out of view, so that the first frame shows the end. */
const renderedAtEnd = 40;

/** Oldest on top, scrolled to the newest; renders only the last ones at first (CHT-34). */
function MessageLogContent({ room }: { room: ChatRoom }) {
  const { t } = useTranslation();
  // A burst renders in slices, so that the page still answers taps (CHT-110).
  const { messages, outgoing, typing, older, unread, news } = useDeferredValue(useRoomState(room));
  const { shown, hasMore, reveal } = useTail(messages, news?.id);
  const rows = useMemo(() => logRows(shown, outgoing, typing, news), [shown, outgoing, typing, news]);
  const groups = useRowGroups(rows);
  const { box, list, atEnd, scrollToEnd, onScroll } = useLogScroll(room, rows);
  const goToEnd = () => {
    // The button disappears at the end and would take the focus with it (CHT-113).
    box.current?.focus({ preventScroll: true });
    scrollToEnd();
  };
  const goBack = (top: number, height: number) => {
    if (hasMore && top < height) reveal();
    else if (top < nearTop && older === 'more') void room.loadOlder();
  };
  useLayoutEffect(() => {
    // Cards in a row may leave the log too short to scroll: render more.
    if (hasMore && box.current && box.current.scrollHeight <= box.current.clientHeight) reveal();
  });
  return (
    <div className={css.root}>
      {/* Focusable for keyboard scrolling. */}
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
        <div ref={list} className={css.list}>
          {groups.map((group) => (
            <Group key={group.key} rows={group.rows} early={group.after > renderedAtEnd} room={room} />
          ))}
        </div>
      </div>
      {atEnd ? null : (
        <button type="button" className={css.jump} aria-label={t('chat.jump')} onClick={goToEnd}>
          <IconChevronDown size={22} aria-hidden />
          {unread > 0 ? <span className={css.count}>{unreadText(unread)}</span> : null}
        </button>
      )}
    </div>
  );
}

export const MessageLog = guarded('line', MessageLogContent);

interface GroupProps {
  rows: readonly LogRow[];
  early: boolean;
  room: ChatRoom;
}

interface RowProps {
  row: LogRow;
  room: ChatRoom;
}

// Rows are new objects after each message and progress event, but rarely change.
const Row = memo(DrawnRow, (before, after) => before.room === after.room && shallowEqual(before.row, after.row));
const Group = memo(
  DrawnGroup,
  (before, after) =>
    before.room === after.room &&
    before.early === after.early &&
    before.rows.length === after.rows.length &&
    before.rows.every((row, at) => shallowEqual(row, after.rows[at])),
);

function DrawnGroup({ rows, early, room }: GroupProps) {
  return (
    <ol className={early ? css.early : undefined} style={{ '--rows': rows.length } as CSSProperties}>
      {rows.map((row) => (
        <li key={`${row.kind} ${row.key}`}>
          <Row row={row} room={room} />
        </li>
      ))}
    </ol>
  );
}

function TypingRow() {
  const { t } = useTranslation();
  return (
    <p className={css.typing}>
      <span className={css.dots} aria-hidden>
        <i />
        <i />
        <i />
      </span>
      <span>{t('chat.typing')}</span>
    </p>
  );
}

function DrawnRow({ row, room }: RowProps) {
  if (row.kind === 'day') return <DayLabel at={row.at} />;
  if (row.kind === 'news') return <NewsDivider count={row.count} />;
  if (row.kind === 'typing') return <TypingRow />;
  return (
    <Boundary resetKey={row} fallback={<CrashedRow row={row} />}>
      <MessageRow row={row} room={room} />
    </Boundary>
  );
}
