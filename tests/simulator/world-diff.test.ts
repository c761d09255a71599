/** The changes of a journal entry to its world. */
import { expect, test } from 'vitest';
import { diffBetween } from '../../mocks/engine/timeline/world-diff.ts';
import { logIn, openSandbox } from '../support/worlds/open-sandbox.ts';

const order = { from: 'WALLET', to: 'JOKER', amount: 100 };

test('a transfer changes two balances, by one posting, and adds one row to the statement', async () => {
  const sandbox = await openSandbox('everyday');
  await (await logIn(sandbox)).post('/api/wallet/transfer', order);
  const diff = await diffBetween(sandbox.journal(), 1, 2);
  expect(diff.balances.map(({ before, after }) => Number(after) - Number(before)).toSorted((a, b) => a - b)).toEqual([
    -10_000, 10_000,
  ]);
  expect(diff.postings).toMatchObject([{ amount: 10_000, memo: 'transfer' }]);
  expect(
    diff.tables.map(({ table, added, changed, gone }) => [
      table.split(':')[0],
      added.length,
      changed.length,
      gone.length,
    ]),
  ).toEqual([['statement', 1, 0, 0]]);
  expect(diff).toMatchObject({ switches: [], agenda: { added: [], gone: [] }, before: [] });
});

test('combines several entries into one diff, without changes that were reverted', async () => {
  const sandbox = await openSandbox('everyday');
  const player = await logIn(sandbox);
  await player.post('/api/wallet/transfer', order);
  await player.post('/api/wallet/transfer', { from: 'JOKER', to: 'WALLET', amount: 100 });
  await sandbox.set('terminated', true);
  const diff = await diffBetween(sandbox.journal(), 1, 4);
  expect(diff.balances).toEqual([]);
  expect(diff.postings).toHaveLength(2);
  expect(diff.switches).toEqual([{ field: 'terminated', before: false, after: true }]);
});

test('schedules a withdrawal’s payment, and separates events that came due before an entry', async () => {
  let now = Date.parse('2026-03-14T20:15:00+07:00');
  const sandbox = await openSandbox('everyday', { now: () => now });
  const player = await logIn(sandbox);
  await player.post('/api/wallet/withdraw', { amount: 100 });
  const first = await diffBetween(sandbox.journal(), 1, 2);
  expect(first.agenda.added).toHaveLength(1);
  const [next] = sandbox.ahead();
  now = (next?.at ?? 0) + 1;
  await player.post('/api/wallet/transfer', order);
  const second = await diffBetween(sandbox.journal(), 2, 3);
  expect(second.before).toEqual([next?.kind]);
  expect(second.postings).toHaveLength(1);
  expect(second.tables.flatMap(({ changed }) => changed)).toEqual([]);
});
