import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EngineSession } from './engine-session.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function open() {
  const frames: string[] = [];
  const closings: number[] = [];
  const heard: unknown[] = [];
  const events = {
    onConnect: () => heard.push('connect'),
    onEvent: (event: string, data: unknown, acknowledge: ((answer: unknown) => void) | null) => {
      heard.push([event, data]);
      acknowledge?.({ message: 'OK' });
    },
  };
  const pipe = { send: (frame: string) => frames.push(frame), close: (code: number) => closings.push(code) };
  const session = new EngineSession(pipe as never, 'chat1', events as never);
  return { session, frames, closings, heard };
}

test('opens with the session id and the ping interval', () => {
  const { frames } = open();
  expect(frames[0]?.[0]).toBe('0');
  expect(JSON.parse(frames[0]?.slice(1) ?? '')).toEqual({
    sid: 'chat1',
    upgrades: [],
    pingInterval: 25_000,
    pingTimeout: 20_000,
    maxPayload: 1_000_000,
  });
});

test('confirms a connection, and acknowledges an event under its number on request', () => {
  const { session, frames, heard } = open();
  session.receive('40');
  session.receive('427["join","KP-1"]');
  session.receive('42["typing"]');
  expect(frames.slice(1)).toEqual(['40{"sid":"chat1"}', '437[{"message":"OK"}]']);
  expect(heard).toEqual(['connect', ['join', 'KP-1'], ['typing', undefined]]);
});

test('keeps a client that answers pings, and drops a silent one', () => {
  const { session, frames, closings } = open();
  vi.advanceTimersByTime(25_000);
  expect(frames.at(-1)).toBe('2');
  session.receive('3');
  vi.advanceTimersByTime(25_000);
  expect(closings).toEqual([]);
  vi.advanceTimersByTime(20_000);
  expect(closings).toEqual([1006]);
  expect(vi.getTimerCount()).toBe(0);
});

test.each(['', 'x', '4', '4x', '42{', '42[1', '4999'])('ends the session on the invalid frame %j', (frame) => {
  const { session, closings } = open();
  session.receive(frame);
  expect(closings).toEqual([1006]);
});

test('sends the disconnect packet before it closes the transport', () => {
  const { session, frames, closings } = open();
  session.disconnect();
  session.emit('messaging', 'too late');
  expect(frames.at(-1)).toBe('41');
  expect(closings).toEqual([1000]);
});
