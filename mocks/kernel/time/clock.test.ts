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
])('continues when the machine’s clock is set back by %s', (_what, back) => {
  const machine = machineAt(5 * day);
  const clock = createClock(machine.now, 100, false);
  machine.pass(minute);
  expect(clock.now()).toBe(100 + minute);
  machine.pass(-back);
  expect(clock.now()).toBe(100 + minute);
  machine.pass(minute);
  expect(clock.now()).toBe(100 + 2 * minute);
});

test('runs on from a set time, also an earlier one', () => {
  const machine = machineAt(5 * day);
  const clock = createClock(machine.now, 2 * day, false);
  machine.pass(-hour);
  clock.setNow(day);
  machine.pass(minute);
  expect(clock.now()).toBe(day + minute);
});

test('stands still while frozen, and runs on from there', () => {
  const machine = machineAt(0);
  const clock = createClock(machine.now, 100, true);
  machine.pass(hour);
  expect(clock.now()).toBe(100);
  machine.pass(-day);
  clock.freeze(false);
  machine.pass(minute);
  expect(clock.now()).toBe(100 + minute);
});

test('can be set while frozen', () => {
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

test('keeps its time when frozen twice, or after the machine’s clock was set back', () => {
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
