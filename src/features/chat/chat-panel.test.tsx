import { MantineProvider } from '@mantine/core';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { ApiError } from '../../shared/api/api-error.ts';
import { configure } from '../../shared/config.ts';
import { initI18n } from '../../shared/i18n/i18n.ts';
import texts from '../../shared/i18n/th.json' with { type: 'json' };
import type { ChatLineEvents } from '../../shared/realtime/chat-line.ts';
import { ChatPanel } from './chat-panel.tsx';
import { ChatRoom, type RoomCalls } from './chat-room.ts';

const { chat } = texts;
const offline = new ApiError({ code: 'NETWORK', kind: 'network', sent: false });
let room: ChatRoom;
let line: ChatLineEvents | undefined;

/** A desk that nobody has spoken to yet. */
const calls: RoomCalls = {
  identity: { id: 'g', userId: '', guestId: 'g', username: '', name: '' },
  config: async () => ({ PREFIX: 'KP' }),
  history: async () => [],
  markRead: async () => undefined,
  openLine: async (_host, _room, events) => {
    line = events;
    return { check: () => undefined, close: () => undefined };
  },
  send: () => Promise.reject(offline),
  upload: () => Promise.reject(offline),
};

async function open(own: Partial<RoomCalls> = {}) {
  vi.useFakeTimers();
  room = new ChatRoom({ ...calls, ...own });
  room.start();
  const draw = () =>
    render(
      <MantineProvider env="test">
        <ChatPanel room={room} unreachable={false} onRetry={vi.fn()} onClose={vi.fn()} />
      </MantineProvider>,
    );
  const view = draw();
  await pass(0);
  return { close: view.unmount, openAgain: draw };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const said = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);

beforeAll(async () => {
  await initI18n();
  configure({ chatHost: 'https://chat.example' });
});

afterEach(() => {
  room.stop();
  vi.useRealTimers();
});

it('says that no line can be had also where nothing was said yet', async () => {
  await open();
  expect(screen.getByText(chat.welcome)).toBeTruthy();
  act(() => line?.onFailed());
  expect(said()).toContain(chat.alert.join);
});

it('does not tell of a failure once more when it is opened again', async () => {
  const { close, openAgain } = await open();
  await act(() => room.sender.sendFile(new File(['x'], 'a.pdf', { type: 'application/pdf' })));
  expect(said()).toContain(chat.alert.notSupported);
  await pass(4_000);
  expect(said()).not.toContain(chat.alert.notSupported);
  close();
  openAgain();
  expect(said()).not.toContain(chat.alert.notSupported);
});

it('keeps a message in sight that could not be sent, though the history is missing', async () => {
  await open({ history: () => Promise.reject(offline) });
  expect(screen.getByText(chat.loadFailed)).toBeTruthy();
  act(() => void room.sender.say('hello'));
  await pass(500);
  expect(screen.getByText('hello')).toBeTruthy();
  expect(screen.getByRole('button', { name: chat.resend })).toBeTruthy();
});
