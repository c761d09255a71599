import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { openPanel, openTab } from '../../../../tests/support/components/open-panel.tsx';
import { callerOf, openSandbox } from '../../../../tests/support/worlds/open-sandbox.ts';
import { chatKinds } from '../../../reference/codes.ts';
import type { Sandbox } from '../../../sandbox/sandbox.ts';
import { labels } from '../kit/labels.ts';

const t = labels.en;
const guestId = '7b1c9f2e-4a55-4f0e-9d5a-0c6a2f4c1e11';
const guestRoom = `KP-${guestId}`;
let sandbox: Sandbox;
let received: { event: string; data: unknown }[];

/** Connects a customer to a room. */
function connect(room: string): void {
  const socket = {
    emit: (event: string, data: unknown) => received.push({ event, data }),
    drop: vi.fn<() => void>(),
    disconnect: vi.fn<() => void>(),
  };
  sandbox.chat.open(socket).join(room);
}

beforeEach(async () => {
  received = [];
  sandbox = await openSandbox('everyday');
  connect(guestRoom);
  openPanel(sandbox);
  await openTab('actions');
});

const said = (type: string) => received.filter(({ event }) => event === type);

test('lists connected customers first, then those with messages', () => {
  const rooms = within(screen.getByRole('region', { name: t.chat.rooms })).getAllByRole('button');
  expect(rooms.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining(guestId.slice(0, 8)),
    expect.stringContaining('0812345678'),
  ]);
  expect(rooms.map((room) => room.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
});

test('sends a message, and shows the customer that support is typing', async () => {
  await userEvent.type(screen.getByRole('textbox', { name: t.chat.text }), 'hello');
  expect(said('typing')).not.toEqual([]);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(said('messaging')).toHaveLength(1));
  expect(said('messaging')[0]?.data).toMatchObject({ sender: 'operator', message: { payload: { message: 'hello' } } });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: t.chat.text }).value).toBe('');
  expect(await screen.findByText('hello')).toBeDefined();
});

test('shows typing for a while before it sends, on request', async () => {
  await userEvent.type(screen.getByRole('textbox', { name: t.chat.text }), 'slowly');
  received.length = 0;
  await userEvent.click(screen.getByRole('button', { name: t.chat.type }));
  await waitFor(() => expect(said('typing')).toHaveLength(1));
  expect(said('typing')[0]?.data).toEqual({ ms: expect.any(Number) });
  expect(said('messaging')).toEqual([]);
  await sandbox.clock.jump('10s');
  expect(said('messaging')).toHaveLength(1);
});

test('sends an example of every kind', async () => {
  for (const kind of chatKinds) await userEvent.click(screen.getByRole('button', { name: t.chat.kind[kind] }));
  await waitFor(() => expect(said('messaging')).toHaveLength(chatKinds.length));
});

test('answers the chosen customer', async () => {
  await userEvent.click(screen.getByRole('button', { name: /0812345678/ }));
  await userEvent.type(screen.getByRole('textbox', { name: t.chat.text }), 'for the player{Enter}');
  const history = () =>
    callerOf(sandbox, sandbox.token('player')).post('/api/chat/history', {
      userId: '38524639',
      guestId: '',
      limit: 1,
      skip: 0,
    });
  await waitFor(async () =>
    expect((await history()).body).toMatchObject({
      messages: [{ message: { payload: { message: 'for the player' } } }],
    }),
  );
  expect(said('messaging')).toEqual([]);
});

test('ends all connections and shows their number', async () => {
  await userEvent.click(screen.getByRole('button', { name: t.chat.drop }));
  expect(sandbox.chat.connections).toBe(0);
  expect(screen.getByRole('status').textContent).toContain('1');
});
