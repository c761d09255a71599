// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { retiredPart, takeRetired } from './retired.ts';

beforeEach(() => history.replaceState(null, '', '/'));

test('knows a stored tab of an earlier build', () => {
  expect(retiredPart('tab', 'why')).toBe('tab=why');
  expect(retiredPart('tab', 'calls')).toBeNull();
});

test('removes retired values and parameters, and leaves the rest', () => {
  localStorage.setItem('krapao-sandbox.fault-sets', '[]');
  history.replaceState(null, '', '/user?notes=1&faultset=e30&scenario=life-vip&page=2');
  expect(takeRetired()).toEqual(['notes=', 'faultset=', 'scenario=life-vip']);
  expect(localStorage).toHaveLength(0);
  expect(location.search).toBe('?page=2');
});

test('leaves an address without retired parameters as it is', () => {
  history.replaceState(null, '', '/user?scenario=vip&page=2');
  expect(takeRetired()).toEqual([]);
  expect(location.search).toBe('?scenario=vip&page=2');
});
