import { expect, test } from 'vitest';
import { createClock } from './clock.ts';
import { day, hour, minute } from './duration.ts';

function machineAt(start: number) {
  let now = start;
  return {
    now: () => now,
    pass: (ms: number) => {
      now += ms;
    },
  };
}

test.each([
  ['an hour', hour],
  ['a day', day],
])('world time goes on when the clock of the machine is set back by %s', (_what, back) => {
  const machine = machineAt(5 * day);
  const clock = createClock(machine.now, 100, false);
  machine.pass(minute);
  expect(clock.now()).toBe(100 + minute);
  machine.pass(-back);
  expect(clock.now()).toBe(100 + minute);
  machine.pass(minute);
  expect(clock.now()).toBe(100 + 2 * minute);
});

test('world time has passed when the machine wakes up after a sleep', () => {
  const machine = machineAt(0);
  const clock = createClock(machine.now, 100, false);
  machine.pass(8 * hour);
  expect(clock.now()).toBe(100 + 8 * hour);
});

test('a clock that was set runs on from there, back in time too', () => {
  const machine = machineAt(5 * day);
  const clock = createClock(machine.now, 2 * day, false);
  machine.pass(-hour);
  clock.setNow(day);
  machine.pass(minute);
  expect(clock.now()).toBe(day + minute);
});

test('a frozen clock stands still, and runs on from where it stood', () => {
  const machine = machineAt(0);
  const clock = createClock(machine.now, 100, true);
  machine.pass(hour);
  expect(clock.now()).toBe(100);
  machine.pass(-day);
  clock.freeze(false);
  machine.pass(minute);
  expect(clock.now()).toBe(100 + minute);
});

test('a frozen clock can be set, and says that it is frozen', () => {
  const machine = machineAt(5 * day);
  const clock = createClock(machine.now, 100, false);
  expect(clock.frozen).toBe(false);
  clock.freeze(true);
  expect(clock.frozen).toBe(true);
  clock.setNow(day);
  machine.pass(hour);
  expect(clock.now()).toBe(day);
  clock.freeze(false);
  expect(clock.frozen).toBe(false);
  machine.pass(minute);
  expect(clock.now()).toBe(day + minute);
});

test('freezing a clock keeps the moment, also when it is frozen already or the machine was set back', () => {
  const machine = machineAt(5 * day);
  const clock = createClock(machine.now, 100, false);
  machine.pass(minute);
  expect(clock.now()).toBe(100 + minute);
  machine.pass(-hour);
  clock.freeze(true);
  machine.pass(hour);
  clock.freeze(true);
  expect(clock.now()).toBe(100 + minute);
});
