import { expect, test } from 'vitest';
import { EventSchedule } from './schedule.ts';

const anyEvent = { kind: 'any' };
const events = (...times: number[]) =>
  times.map((at, index) => ({ kind: 'any', at, id: String.fromCharCode(97 + index) }));

test('orders events by time, and events of one moment by insertion', () => {
  const schedule = new EventSchedule();
  for (const event of events(30, 10, 30, 20)) schedule.add(anyEvent, event);
  expect(schedule.list().map(({ id }) => id)).toEqual(['b', 'd', 'a', 'c']);
});

test('takes no event before its time', () => {
  const schedule = new EventSchedule();
  for (const event of events(10)) schedule.add(anyEvent, event);
  expect(schedule.takeDue(9)).toBeNull();
  expect(schedule.takeDue(10)).toMatchObject({ at: 10, id: 'a' });
  expect(schedule.takeDue(10)).toBeNull();
});

test('cancels an event', () => {
  const schedule = new EventSchedule();
  for (const event of events(10, 20)) schedule.add(anyEvent, event);
  schedule.cancel(anyEvent, ({ id }) => id === 'a');
  expect(schedule.list().map(({ id }) => id)).toEqual(['b']);
});

test('lists and cancels events by kind', () => {
  const other = { kind: 'other' };
  const schedule = new EventSchedule();
  for (const event of events(10, 20)) schedule.add(anyEvent, event);
  schedule.add(other, { kind: 'other', at: 15, id: 'x' });
  schedule.cancel(other, () => true);
  expect(schedule.of(other)).toEqual([]);
  expect(schedule.of(anyEvent).map(({ id }) => id)).toEqual(['a', 'b']);
  schedule.add(other, { kind: 'other', at: 5, id: 'y' });
  expect(schedule.of(other).map(({ id }) => id)).toEqual(['y']);
  expect(schedule.list().map(({ id }) => id)).toEqual(['y', 'a', 'b']);
});

test('knows the time of the last due event; -Infinity without one', () => {
  const schedule = new EventSchedule();
  for (const event of events(20, 10)) schedule.add(anyEvent, event);
  expect(schedule.lastRunAt).toBe(Number.NEGATIVE_INFINITY);
  schedule.takeDue(15);
  schedule.takeDue(15);
  expect(schedule.lastRunAt).toBe(10);
});

test('copies its events into an independent schedule', () => {
  const schedule = new EventSchedule();
  for (const event of events(10, 20)) schedule.add(anyEvent, event);
  schedule.takeDue(10);
  const next = new EventSchedule(schedule);
  expect([next.list().map(({ id }) => id), next.lastRunAt]).toEqual([['b'], schedule.lastRunAt]);
  next.add(anyEvent, { kind: 'any', at: 30, id: 'c' });
  expect(next.list()).toHaveLength(2);
  expect(schedule.list()).toHaveLength(1);
});
