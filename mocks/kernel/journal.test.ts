import { describe, expect, test } from 'vitest';
import { everyday } from '../../scenarios/everyday.ts';
import { isChange, isOff, parseJournal, recordingVersion, skippingVersion } from './journal.ts';

const usual = everyday.switches;
const start = { seq: 0, at: 1000, kind: 'start', version: 1, scenario: 'everyday', seed: 1, switches: usual };
const changes = {
  request: {
    ...{ seq: 1, at: 1000, kind: 'request', operation: 'transfer', player: 'p1' },
    ...{ path: { code: 'WW' }, body: { amount: 1 }, key: 'k', status: 200, answer: 'a'.repeat(40) },
  },
  switch: { seq: 1, at: 1000, kind: 'switch', name: 'terminated', value: true },
  operator: { seq: 1, at: 1000, kind: 'operator', action: 'a'.repeat(40), data: { coins: 1 } },
  clock: { seq: 1, at: 1000, kind: 'clock' },
} as const;
const { request, clock } = changes;
const read = (...entries: unknown[]) => parseJournal(entries, usual);

describe('a journal', () => {
  test.each(Object.values(changes))('with an entry of kind $kind is read as it was written', (entry) => {
    expect(read(start, entry)).toEqual([start, entry]);
  });

  test.each(['request', 'switch', 'operator'] as const)('may skip an entry of kind %s', (kind) => {
    const skipped = { ...changes[kind], off: true };
    expect(read(start, skipped)).toEqual([start, skipped]);
    expect([skipped, changes[kind]].map((entry) => isOff(entry as never))).toEqual([true, false]);
  });

  test('is read with the fields of each entry in a fixed order', () => {
    const backwards = Object.fromEntries(Object.entries(request).toReversed());
    expect(JSON.stringify(read(start, backwards)?.[1])).toBe(JSON.stringify(request));
  });

  test('is refused when its world began with recorded responses', () => {
    expect(read({ ...start, version: recordingVersion, records: { logs: {} } })).toBeNull();
  });

  test('with the version of skips is read like any other', () => {
    expect(read({ ...start, version: skippingVersion }, clock)).toEqual([start, clock]);
  });

  test('may name no player, no key and no digest of the answer', () => {
    const { answer: _, ...bare } = { ...request, player: null, key: null };
    expect(read(start, bare)).toEqual([start, bare]);
  });

  test.each([0, 8.64e15])('may begin at %d, a limit of time', (at) => {
    expect(read({ ...start, at })).toEqual([{ ...start, at }]);
  });

  test('may have several entries of one moment', () => {
    const entries = [start, clock, { ...clock, seq: 2 }, { ...clock, seq: 3, at: 1001 }];
    expect(read(...entries)).toEqual(entries);
  });

  test('without a later switch gets its usual value', () => {
    const { terminated: _, ...older } = usual;
    expect(read({ ...start, switches: { ...older, balance: 7 } })).toEqual([
      { ...start, switches: { ...usual, balance: 7 } },
    ]);
  });
});

describe('a journal is not read', () => {
  test('without a beginning', () => {
    expect(read()).toBeNull();
    expect(read(clock)).toBeNull();
  });

  test.each([
    { seq: 1 },
    { at: -1 },
    { at: 8.64e15 + 2 },
    { at: '0' },
    { kind: 'begin' },
    { version: 0 },
    { version: 3 },
    { records: {} },
    { scenario: 7 },
    { seed: 1.5 },
    { switches: { balance: 'much' } },
    { more: 1 },
  ])('with %j in its beginning', (change) => {
    expect(read({ ...start, ...change })).toBeNull();
  });

  test.each([
    ['request', { operation: 'toString' }],
    ['request', { operation: 7 }],
    ['request', { player: 7 }],
    ['request', { path: { code: 7 } }],
    ['request', { path: null }],
    ['request', { path: 7 }],
    ['request', { path: ['WW'] }],
    ['request', { path: undefined }],
    ['request', { key: 7 }],
    ['request', { status: 200.5 }],
    ['request', { answer: 'a'.repeat(41) }],
    ['request', { answer: 7 }],
    ['switch', { name: 'toString' }],
    ['switch', { name: 7 }],
    ['switch', { value: null }],
    ['switch', { value: Number.NaN }],
    ['switch', { toString: 1 }],
    ['operator', { action: 'a'.repeat(41) }],
    ['operator', { action: 7 }],
    ['operator', { action: ['tick'] }],
    ['request', { off: false }],
    ['switch', { off: 1 }],
    ['operator', { off: 'true' }],
    ['clock', { off: true }],
    ['clock', { at: -1 }],
    ['clock', { at: Number.NaN }],
    ['clock', { at: 999 }],
    ['clock', { seq: 0 }],
    ['clock', { seq: 2 }],
    ['clock', { kind: 'bell' }],
    ['request', { more: 1 }],
    ['switch', { more: 1 }],
    ['operator', { more: 1 }],
    ['clock', { more: 1 }],
  ] as const)('with an entry of kind %s that has %j', (kind, change) => {
    expect(read(start, { ...changes[kind], ...change })).toBeNull();
  });

  test.each(['request', 'operator'] as const)('with an entry of kind %s that lacks its body or data', (kind) => {
    const { body: _body, data: _data, ...rest } = { body: null, data: null, ...changes[kind] };
    expect(read(start, rest)).toBeNull();
  });

  test('with an entry that breaks while it is read', () => {
    const broken = {
      get kind() {
        throw new TypeError('broken');
      },
    };
    expect(read(start, broken)).toBeNull();
  });

  test('when a later entry is out of order', () => {
    expect(read(start, clock, { ...clock, seq: 3 })).toBeNull();
    expect(read(start, { ...clock, at: 1001 }, { ...clock, seq: 2 })).toBeNull();
  });
});

test('an entry alone is a change when a journal could hold it', () => {
  expect(Object.values(changes).map(isChange)).toEqual([true, true, true, true]);
  expect([start, null, { ...clock, seq: 0 }, { ...clock, seq: 1.5 }, { ...clock, at: -1 }].map(isChange)).toEqual(
    Array.from({ length: 5 }, () => false),
  );
});
