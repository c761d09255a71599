import { expect, test } from 'vitest';
import { everyday } from '../../scenarios/everyday.ts';
import { parseSwitchValue, withSwitches } from './switches.ts';

test('parses switch values of the URL', () => {
  expect(parseSwitchValue('terminated', 'on')).toBe(true);
  expect(parseSwitchValue('terminated', 'off')).toBe(false);
  expect(parseSwitchValue('balance', '12.5')).toBe(12.5);
  expect(parseSwitchValue('latency', '3g')).toBe('3g');
});

test.each([
  ['terminated', 'maybe'],
  ['balance', '-1'],
  ['balance', ''],
  ['balance', '1e99'],
  ['balance', 'NaN'],
  ['latency', '5g'],
  ['latency', '__proto__'],
] as const)('refuses for %s the value %j', (name, text) => {
  expect(parseSwitchValue(name, text)).toBeNull();
});

test('changes a switch without changing the scenario', () => {
  expect(withSwitches(everyday.switches, { balance: 1 }).balance).toBe(1);
  expect(everyday.switches.balance).toBe(4250.75);
});

test('names the switch when it refuses a value', () => {
  expect(() => withSwitches(everyday.switches, { failureRate: 101 })).toThrow('failureRate does not take 101');
});
