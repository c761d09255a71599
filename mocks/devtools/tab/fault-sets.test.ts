// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import type { Fault } from '../../wire/faults.ts';
import {
  dropFaultSet,
  type FaultSet,
  faultSets,
  keepFaultSet,
  keepReceived,
  packFaultSet,
  unpackFaultSet,
} from './fault-sets.ts';

afterEach(() => localStorage.clear());

const key = 'krapao-sandbox.fault-sets';
const fault: Fault = { operation: 'transfer', times: 'once', body: '{"amount":', status: 502 };
const set = (name: string, ...faults: Fault[]): FaultSet => ({ name, faults: faults.length > 0 ? faults : [fault] });

test('keeps sets by name and replaces none', () => {
  expect(keepFaultSet(set(' ฝากช้า '))).toBe('kept');
  expect(keepFaultSet(set('ฝากช้า', { ...fault, status: 500 }))).toBe('taken');
  expect(faultSets()).toEqual([set('ฝากช้า')]);
  dropFaultSet('ฝากช้า');
  expect(faultSets()).toEqual([]);
});

test.each([
  ['', set('')],
  ['too long', set('x'.repeat(61))],
  ['without faults', { name: 'none', faults: [] }],
])('refuses a name or content that does not fit: %s', (_what, wrong) => {
  expect(keepFaultSet(wrong)).toBe('nameless');
});

test('keeps at most 50 sets', () => {
  for (let number = 0; number < 50; number += 1) keepFaultSet(set(`set ${number}`));
  expect(keepFaultSet(set('one more'))).toBe('full');
});

test('leaves sets of another build in the storage, and sets an unreadable list aside', () => {
  const foreign = { name: 'of later', faults: [{ operation: 'getMoon', times: 'once' }] };
  localStorage.setItem(key, JSON.stringify([foreign]));
  keepFaultSet(set('mine'));
  expect(faultSets()).toEqual([set('mine')]);
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual([foreign, set('mine')]);
  localStorage.setItem(key, '{"not": "a list"}');
  expect(faultSets()).toEqual([]);
  keepFaultSet(set('new'));
  expect(localStorage.getItem('krapao-sandbox.fault-sets-unread')).toBe('{"not": "a list"}');
});

test('travels through an address', async () => {
  const sent = set('ฝากช้า', fault, { ...fault, when: { body: { amount: '500' }, nth: 2 }, next: [{ cut: true }] });
  expect(await unpackFaultSet(await packFaultSet(sent))).toEqual(sent);
});

const packed = (value: unknown) => packFaultSet(value as FaultSet);
test.each([
  ['no packed text', async () => 'abc'],
  ['no set', () => packed([1])],
  ['a call that the contract lacks', () => packed({ name: 'a', faults: [{ ...fault, operation: 'getMoon' }] })],
  ['a field that the body lacks', () => packed({ name: 'a', faults: [{ ...fault, when: { body: { moon: 1 } } }] })],
  ['a fault that does nothing', () => packed({ name: 'a', faults: [{ operation: '*', times: 'once' }] })],
])('refuses an address with %s', async (_what, made) => {
  expect(await unpackFaultSet(await made())).toBeNull();
});

test('keeps a received set once, and beside another one of its name', () => {
  keepReceived(set('slow'));
  keepReceived(set('slow'));
  keepReceived(set('slow', { ...fault, status: 500 }));
  expect(faultSets().map(({ name }) => name)).toEqual(['slow', 'slow 2']);
});
