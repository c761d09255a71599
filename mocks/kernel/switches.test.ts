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
] as const)('%s does not take %j', (name, text) => {
  expect(parseSwitchValue(name, text)).toBeNull();
});

test('changing a switch leaves the scenario it came from as it was', () => {
  expect(withSwitches(everyday.switches, { balance: 1 }).balance).toBe(1);
  expect(everyday.switches.balance).toBe(4250.75);
});

test('a value that does not fit is an error that names the switch', () => {
  expect(() => withSwitches(everyday.switches, { failureRate: 101 })).toThrow('failureRate does not take 101');
});
