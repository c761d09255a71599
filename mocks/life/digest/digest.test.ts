import { describe, expect, test } from 'vitest';
import type { RecordedCall } from '../recording.ts';
import { Digest } from './digest.ts';
import { throwawayKey } from './keyed-random.ts';

const call: RecordedCall = {
  id: 'updateProfile',
  number: 1,
  at: Date.UTC(2026, 0, 5),
  took: 20,
  path: {},
  body: null,
  status: 200,
  answer: undefined,
  code: null,
  isAnswered: true,
};

/** Enough names to use every name of the pool. */
const invites: RecordedCall = {
  ...call,
  id: 'listInvites',
  answer: {
    total: 1000,
    invites: Array.from({ length: 1000 }, (_, at) => ({ from: { username: `P${at}`, name: `PLAYER NUMBER${at}` } })),
  },
};

const owner = { id: '1001', phone: '0811112222', names: ['KANYA SAELIM'] };

describe('the names that replace those of a recording', () => {
  // LIFE-2
  test.each([
    ['the player’s name', {}, ['KANYA', 'SAELIM']],
    ['a name that the player sent', { name: 'WILAIWAN KAEWMANEE' }, ['WILAIWAN', 'KAEWMANEE']],
    ['an account name that the player sent', { bankAccountName: 'WILAIWAN KAEWMANEE' }, ['WILAIWAN', 'KAEWMANEE']],
  ])('never contain a part of %s', (_whose, body, parts) => {
    const { calls, personal } = new Digest(throwawayKey(), 'https://api.example').apply(
      [{ ...call, body }, invites],
      owner,
    );
    const written = JSON.stringify(calls);
    expect(written).toMatch(/SOMCHAI|PRASERT|NARONG/);
    expect(parts.filter((part) => written.includes(part))).toEqual([]);
    expect(parts.filter((part) => !personal.has(part))).toEqual([]);
  });
});
