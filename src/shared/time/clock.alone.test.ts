import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Clock from './clock.ts';

const device = Date.UTC(2026, 0, 15, 9, 30, 0);
let clock: typeof Clock;

beforeEach(async () => {
  vi.useFakeTimers({ now: device });
  vi.resetModules();
  clock = await import('./clock.ts');
});
afterEach(() => vi.useRealTimers());

const header = (ms: number) => new Date(ms).toUTCString();

// MNY-26
test('trusts the device while the server agrees within 2 s', () => {
  clock.observeServerDate(header(device + 2_000));
  expect(clock.now()).toBe(device);
});

// MNY-26, QR-30
test('follows the server if the device differs', () => {
  clock.observeServerDate(header(device - 600_000));
  vi.advanceTimersByTime(5_000);
  expect(clock.now()).toBe(device - 595_000);
});

// MNY-26
test('returns to the device when both agree', () => {
  clock.observeServerDate(header(device + 600_000));
  clock.observeServerDate(header(device));
  expect(clock.now()).toBe(device);
});

// MNY-221
test.each([
  ['long ago', -86_400_000_000],
  ['tomorrow', 86_400_000],
])('ignores a single outlier of %s, and follows a second one', (_, offMs) => {
  clock.observeServerDate(header(device + 600_000));
  vi.advanceTimersByTime(5_000);
  clock.observeServerDate(header(device + offMs));
  expect(clock.now()).toBe(device + 605_000);
  clock.observeServerDate(header(device + 605_000));
  clock.observeServerDate(header(device + offMs));
  expect(clock.now()).toBe(device + 605_000);
  vi.advanceTimersByTime(3_000);
  clock.observeServerDate(header(device + offMs + 3_000));
  expect(clock.now()).toBe(device + offMs + 3_000);
});

// MNY-26
test.each([null, '', 'not a date'])('ignores the header %j', (value) => {
  clock.observeServerDate(header(device + 600_000));
  clock.observeServerDate(value);
  expect(clock.now()).toBe(device + 600_000);
});

// MNY-190
test('continues when the device’s clock is set back, until the server responds', () => {
  clock.observeServerDate(header(device + 600_000));
  vi.advanceTimersByTime(5_000);
  vi.setSystemTime(device - 3_600_000);
  expect(clock.now()).toBe(device + 605_000);
  vi.advanceTimersByTime(1_000);
  expect(clock.now()).toBe(device + 606_000);
  clock.observeServerDate(header(device + 610_000));
  expect(clock.now()).toBe(device + 610_000);
});

// MNY-200
test('fires once when the device’s clock jumps forward, and continues meanwhile', () => {
  const asked = vi.fn();
  clock.clockJumps.on(asked);
  clock.observeServerDate(header(device));
  vi.advanceTimersByTime(5_000);
  expect(clock.now()).toBe(device + 5_000);
  vi.setSystemTime(device + 3_600_000);
  expect(clock.now()).toBe(device + 5_000);
  vi.advanceTimersByTime(1_000);
  expect(clock.now()).toBe(device + 6_000);
  expect(asked).toHaveBeenCalledTimes(1);
  clock.observeServerDate(header(device + 7_000));
  vi.advanceTimersByTime(1_000);
  expect(clock.now()).toBe(device + 8_000);
});

// MNY-200, QR-30
test('follows the server after device sleep', () => {
  clock.observeServerDate(header(device));
  vi.setSystemTime(device + 3_600_000);
  expect(clock.now()).toBe(device);
  clock.observeServerDate(header(device + 3_600_000));
  expect(clock.now()).toBe(device + 3_600_000);
});

// MNY-200
test('trusts a clock that jumped forward after 10 s without a response', () => {
  const asked = vi.fn();
  clock.clockJumps.on(asked);
  clock.observeServerDate(header(device - 60_000));
  vi.setSystemTime(device + 3_600_000);
  expect(clock.now()).toBe(device - 60_000);
  vi.advanceTimersByTime(9_999);
  expect(clock.now()).toBe(device - 60_000 + 9_999);
  vi.advanceTimersByTime(1);
  expect(clock.now()).toBe(device - 60_000 + 3_610_000);
  vi.setSystemTime(device + 9_000_000);
  clock.now();
  vi.advanceTimersByTime(1);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('uses the port’s time regardless of the server', () => {
  clock.setClock(() => 42);
  clock.observeServerDate(header(device + 600_000));
  expect(clock.now()).toBe(42);
});
