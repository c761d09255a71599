import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  FakeChatBackend,
  holdTime,
  joinRoom,
  pass,
  timedOut,
} from '../../../../tests/support/components/fake-chat-backend.ts';
import { configure } from '../../../shared/config/config.ts';
import { setClock } from '../../../shared/time/clock.ts';
import { ChatRoom } from './chat-room.ts';

const minute = 60_000;
let backend: FakeChatBackend;
let room: ChatRoom;

beforeEach(() => {
  holdTime();
  backend = new FakeChatBackend();
  vi.spyOn(Math, 'random').mockReturnValue(1);
});

afterEach(() => {
  room.stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A room whose chat configuration can't be had. @returns how often it was asked for */
async function openWithout() {
  const config = vi.spyOn(backend.calls, 'config').mockRejectedValue(timedOut);
  room = new ChatRoom(backend.calls);
  room.start();
  await pass(0);
  return { config, asked: () => config.mock.calls.length };
}

// CHT-89
test('a failed configuration is fetched again at growing intervals, at most five minutes', async () => {
  const { asked } = await openWithout();
  const began = Date.now();
  const counts: number[] = [];
  for (const until of [1, 5, 10, 30, 60]) {
    await pass(began + until * minute - Date.now());
    counts.push(asked());
  }
  // Every 5 s it would be 13, 61, 121, 361 and 721.
  expect(counts).toEqual([4, 6, 7, 11, 17]);
});

// CHT-89
test('clients that failed together do not retry together', async () => {
  const moments: number[][] = [];
  for (const chance of [0, 1]) {
    vi.mocked(Math.random).mockReturnValue(chance);
    const { config } = await openWithout();
    const began = Date.now();
    const asked: number[] = [];
    config.mockImplementation(async () => {
      asked.push(Date.now() - began);
      throw timedOut;
    });
    await pass(5 * minute);
    moments.push(asked);
    room.stop();
  }
  expect(moments[0]?.slice(0, 4)).not.toEqual(moments[1]?.slice(0, 4));
});

// CHT-89
test('opening or refreshing the chat fetches it at once and joins the room', async () => {
  const { config, asked } = await openWithout();
  await pass(10 * minute);
  const before = asked();
  room.setView({ open: true });
  await pass(0);
  expect(asked()).toBe(before + 1);
  config.mockResolvedValue({ PREFIX: 'KP' });
  await room.refresh();
  await pass(0);
  expect(backend.line).not.toBeNull();
});

// CHT-24, CHT-89
test('without a chat backend, failed polls are repeated at growing intervals too', async () => {
  configure({ chatHost: '' });
  room = await joinRoom(backend);
  room.setView({ open: true, atEnd: true });
  const history = vi.spyOn(backend.calls, 'history').mockRejectedValue(timedOut);
  await pass(10 * minute);
  expect(history.mock.calls.length).toBeLessThan(10);
});

// CHT-90
test('the connection is replaced after the device has slept', async () => {
  room = await joinRoom(backend);
  await pass(minute);
  expect(backend.renewals).toBe(0);
  const slept = 60 * minute;
  setClock(() => Date.now() + slept);
  await pass(5_000);
  expect(backend.renewals).toBe(1);
  await pass(minute);
  expect(backend.renewals).toBe(1);
});
