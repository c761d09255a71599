import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MessageLog } from '../../../src/features/chat/log/message-log.tsx';
import { logRows } from '../../../src/features/chat/messages/log-rows.ts';
import { MessageRow } from '../../../src/features/chat/messages/message-row.tsx';
import type { ChatMessage } from '../../../src/features/chat/room/chat-content.ts';
import type { ChatRoom } from '../../../src/features/chat/room/chat-room.ts';
import { emptyRoom } from '../../../src/features/chat/room/room-state.ts';
import { initI18n } from '../../../src/shared/i18n/i18n.ts';

declare global {
  interface Window {
    /** @returns ms until drawn */
    mountLog?: (count: number) => Promise<number>;
    mountPlain?: (count: number) => Promise<number>;
  }
}

const begin = Date.parse('2026-03-01T00:00:00.000Z');

const wordsOf = (at: number): string => `ข้อความที่ ${at} `;

const messagesOf = (count: number): ChatMessage[] =>
  Array.from({ length: count }, (_, at) => ({
    _id: `m${at}`,
    sender: at % 2 === 0 ? 'customer' : 'operator',
    createdAt: new Date(begin + at * 120_000).toISOString(),
    session_id: 's',
    message: { message_type: 'text', payload: { message: wordsOf(at).repeat(1 + (at % 4)) } },
  }));

function roomOf(messages: readonly ChatMessage[]): ChatRoom {
  const state = { ...emptyRoom, phase: 'ready', line: 'joined', older: 'none', messages };
  const room = { state: () => state, subscribe: () => () => undefined, setView: () => undefined, sender: {} };
  return room as unknown as ChatRoom;
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

function isInView(place: HTMLElement, newest: string): boolean {
  const row = [...place.querySelectorAll('li')].at(-1);
  if (!row?.textContent?.includes(newest) || getComputedStyle(row).visibility !== 'visible') return false;
  const { top, bottom } = row.getBoundingClientRect();
  const frame = place.getBoundingClientRect();
  return top >= frame.top && bottom <= frame.bottom + 1;
}

async function drawn(content: ReactNode, isThere: (place: HTMLElement) => boolean): Promise<number> {
  const place = document.createElement('div');
  place.style.cssText = 'display:flex;width:390px;height:700px';
  document.body.append(place);
  const root = createRoot(place);
  const before = performance.now();
  flushSync(() => root.render(<MantineProvider>{content}</MantineProvider>));
  place.getBoundingClientRect();
  do await nextFrame();
  while (!isThere(place));
  const duration = performance.now() - before;
  root.unmount();
  place.remove();
  return duration;
}

await initI18n();
window.mountLog = (count) => {
  const room = roomOf(messagesOf(count));
  return drawn(<MessageLog room={room} />, (place) => isInView(place, wordsOf(count - 1)));
};
window.mountPlain = (count) => {
  const messages = messagesOf(count);
  const room = roomOf(messages);
  const rows = logRows(messages, [], false);
  return drawn(
    <ol>
      {rows.map((row) => (
        <li key={row.key}>{row.kind === 'message' ? <MessageRow row={row} room={room} /> : null}</li>
      ))}
    </ol>,
    (place) => place.textContent?.includes(wordsOf(count - 1)) ?? false,
  );
};
