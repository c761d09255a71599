import { act, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { offline, openPanel, pass } from '../../../../tests/support/components/chat-panel.tsx';
import { configure } from '../../../shared/config/config.ts';
import { initI18n } from '../../../shared/i18n/i18n.ts';
import texts from '../../../shared/i18n/th.json' with { type: 'json' };
import type { ChatRoom } from '../room/chat-room.ts';

const { chat } = texts;
let room: ChatRoom;

async function open(...own: Parameters<typeof openPanel>) {
  const panel = await openPanel(...own);
  room = panel.room;
  return panel;
}

const said = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);

beforeAll(async () => {
  await initI18n();
  configure({ chatHost: 'https://chat.example' });
});

afterEach(() => {
  room.stop();
  vi.useRealTimers();
});

// CHT-22
it('says that no line can be had also where nothing was said yet', async () => {
  const { fail } = await open();
  expect(screen.getByText(chat.welcome)).toBeTruthy();
  fail();
  expect(said()).toContain(chat.alert.join);
});

// CHT-72
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

// CHT-37
it('keeps a message in sight that could not be sent, though the history is missing', async () => {
  await open({ history: () => Promise.reject(offline) });
  expect(screen.getByText(chat.loadFailed)).toBeTruthy();
  act(() => void room.sender.sendText('hello'));
  await pass(500);
  expect(screen.getByText('hello')).toBeTruthy();
  expect(screen.getByRole('button', { name: chat.resend })).toBeTruthy();
});
