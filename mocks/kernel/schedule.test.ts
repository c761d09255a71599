import { expect, test } from 'vitest';
import { Agenda } from './schedule.ts';

const events = (...times: number[]) => times.map((at, index) => ({ at, id: String.fromCharCode(97 + index) }));

test('events come due in the order of their times, and those of one moment in the order they were made', () => {
  const agenda = new Agenda();
  for (const event of events(30, 10, 30, 20)) agenda.add(event);
  expect(agenda.list().map(({ id }) => id)).toEqual(['b', 'd', 'a', 'c']);
});

test('nothing comes due before its time', () => {
  const agenda = new Agenda();
  for (const event of events(10)) agenda.add(event);
  expect(agenda.due(9)).toBeNull();
  expect(agenda.due(10)).toEqual({ at: 10, id: 'a' });
  expect(agenda.due(10)).toBeNull();
});

test('an event that became pointless is taken off', () => {
  const agenda = new Agenda();
  for (const event of events(10, 20)) agenda.add(event);
  agenda.cancel(({ id }) => id === 'a');
  expect(agenda.list().map(({ id }) => id)).toEqual(['b']);
});
