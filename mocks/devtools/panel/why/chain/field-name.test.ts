import { expect, test } from 'vitest';
import { fieldName } from './field-name.ts';

const data = {
  wallet: { amount: 5 },
  slots: [
    { code: 'JOKER', name: 'Joker', amount: 1 },
    { code: 'PG', name: '', amount: 2 },
  ],
  statements: [{ createdAt: '2026-03-14T13:25:00.000Z', status: 'SUCCESS' }],
  slices: [{ label: 'Nothing' }, { label: 'Nothing' }],
  banners: ['one'],
};

test.each<[(string | number)[], string]>([
  [['wallet', 'amount'], 'wallet · amount'],
  [['slots', 0, 'amount'], 'slots · Joker · amount'],
  [['slots', 1, 'amount'], 'slots · PG · amount'],
  [['statements', 0, 'status'], 'statements · 14/03/2026 20:25:00 · status'],
  [['slices', 1, 'label'], 'slices · Nothing #2 · label'],
  [['banners', 0], 'banners · #1'],
  [['gone', 3, 'name'], 'gone · #4 · name'],
])('names %j %j', (path, name) => {
  expect(fieldName(data, path)).toBe(name);
});
