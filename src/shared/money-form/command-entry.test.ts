import { expect, test } from 'vitest';
import { commandEntry } from './command-entry.ts';

const begun = Date.parse('2026-03-14T13:15:00Z');
const entry = (own: object) => ({
  _id: 'st-1',
  statementType: 'bonus',
  description: 'promotion',
  amount: 50,
  createdAt: '2026-03-14T13:15:01Z',
  ...own,
});
const find = (...statements: unknown[]) => commandEntry({ statements }, { type: 'bonus', source: 'promotion' }, begun);

// MNY-262
test('finds the new entry of a kind', () => {
  const old = entry({ _id: 'st-0', createdAt: '2026-03-14T13:14:54Z' });
  expect(find(entry({}), old)).toEqual({ reference: 'st-1', amount: 5_000 });
  expect(find(entry({ createdAt: '2026-03-14T13:14:55Z' }))).toMatchObject({ reference: 'st-1' });
  expect(find(old)).toBeNull();
});

// MNY-262
test('finds nothing among two candidates', () => {
  expect(find(entry({}), entry({ _id: 'st-2' }))).toBeNull();
});

// MNY-262
test.each([
  ['type', { statementType: 'deposit' }],
  ['source', { description: 'invite' }],
  ['(unreadable) time', { createdAt: 'soon' }],
])('does not match another %s', (_what, own) => {
  expect(find(entry(own))).toBeNull();
});

// MNY-262, MNY-3
test.each([null, 'text', {}, { statements: 'none' }, { statements: [null, 7] }])(
  'finds nothing in the invalid history %j',
  (answer) => {
    expect(commandEntry(answer, { type: 'bonus', source: 'bonus' }, begun)).toBeNull();
  },
);

// MNY-262, MNY-3
test('accepts an entry without reference and amount, and drops a minus', () => {
  expect(find(entry({ _id: null, amount: '50' }))).toEqual({ reference: '', amount: null });
  expect(find(entry({ amount: -20.5 }))).toEqual({ reference: 'st-1', amount: 2_050 });
});

// MNY-261
test.each([
  ['amount', { amount: 50.01 }],
  ['source', { from: 'JOKER' }],
  ['target', { to: 'PG' }],
])('does not match a transfer with another %s', (_what, own) => {
  const order = { type: 'transfer', amount: 5_000, from: 'WALLET', to: 'JOKER' } as const;
  const transfer = { statementType: 'transfer', description: null, from: 'WALLET', to: 'JOKER' };
  const other = entry({ ...transfer, ...own });
  expect(commandEntry({ statements: [other] }, order, begun)).toBeNull();
  const ordered = entry({ ...transfer, _id: 'st-2' });
  expect(commandEntry({ statements: [other, ordered] }, order, begun)).toMatchObject({ reference: 'st-2' });
});

// MNY-261
test('matches a withdrawal by its amount', () => {
  const withdrawal = (own: object) => entry({ statementType: 'withdraw', ...own });
  const statements = [withdrawal({ amount: 20 }), withdrawal({ _id: 'st-2', amount: -50 })];
  const order = { type: 'withdraw', amount: 5_000 } as const;
  expect(commandEntry({ statements }, order, begun)).toEqual({ reference: 'st-2', amount: 5_000 });
  expect(commandEntry({ statements: statements.slice(0, 1) }, order, begun)).toBeNull();
});
