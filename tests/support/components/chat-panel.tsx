/** The chat panel with an empty room and a fake chat backend, for component tests. */
import { MantineProvider } from '@mantine/core';
import { act, cleanup, render } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { ChatPanel } from '../../../src/features/chat/panel/chat-panel.tsx';
import { ChatRoom } from '../../../src/features/chat/room/chat-room.ts';
import type { RoomCalls } from '../../../src/features/chat/room/room-calls.ts';
import { ApiError } from '../../../src/shared/api/api-error.ts';
import type { ChatSocketEvents } from '../../../src/shared/api/chat/chat-socket.ts';
import { configure } from '../../../src/shared/config/config.ts';

export const offline = new ApiError({ code: 'NETWORK', kind: 'network', sent: false });

/** Advances the fake clock by `ms` milliseconds. */
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Opens a connected room and renders its panel until the test ends or `leave` is called. */
export async function openPanel(own: Partial<RoomCalls> = {}) {
  configure({ chatHost: 'https://chat.example' });
  vi.useFakeTimers();
  let line: ChatSocketEvents | undefined;
  const room = new ChatRoom({
    identity: { id: 'g', userId: '', guestId: 'g', username: '', name: '' },
    config: async () => ({ PREFIX: 'KP' }),
    history: async () => [],
    markRead: async () => undefined,
    openSocket: async (_host, _room, events) => {
      line = events;
      return { check: () => undefined, renew: () => undefined, close: () => undefined };
    },
    send: () => Promise.reject(offline),
    upload: () => Promise.reject(offline),
    ...own,
  });
  room.start();
  const draw = () =>
    render(
      <MantineProvider env="test">
        <ChatPanel room={room} unreachable={false} onRetry={vi.fn()} onClose={vi.fn()} />
      </MantineProvider>,
    );
  const view = draw();
  await pass(0);
  // Unmount the panel first: a stopping room would render it once more.
  const leave = () => {
    cleanup();
    room.stop();
  };
  onTestFinished(() => {
    leave();
    vi.useRealTimers();
  });
  return {
    room,
    leave,
    close: view.unmount,
    openAgain: draw,
    fail: () => act(() => line?.onFailed()),
    hear: (...messages: readonly unknown[]) =>
      act(() => {
        for (const message of messages) line?.onMessage(message);
      }),
  };
}
