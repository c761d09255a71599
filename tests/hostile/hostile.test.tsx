/**
 * Hostile answers of every operation and every chat event, before the screens that read them: with a seed that never
 * changes, and with a fresh one, which is printed.
 */
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { initI18n } from '../../src/shared/i18n/i18n.ts';
import { loadChunks } from './app.tsx';
import { freshSeed, subjects } from './cases.ts';
import { casesOf } from './plan.ts';
import { findsOf, told } from './rounds.ts';
import { holdTime, listenToEverything, runOn, screensOf } from './run-case.ts';
import { fixedSeed } from './seeds.ts';

vi.mock('socket.io-client', () => import('./fake-socket.ts'));

beforeAll(async () => {
  localStorage.setItem('locale', 'en');
  await initI18n();
  await loadChunks();
}, 120_000);

const fresh = freshSeed();
/** Share of the cases that the fixed seed makes; the fresh one makes the rest. */
const fixedShare = 0.6;
const timeout = 300_000;

test.each(subjects.filter((subject) => screensOf(subject).length > 0))(
  'the valid answer of %s shows no fault on the screens that read it',
  { timeout },
  async (subject) => {
    holdTime();
    listenToEverything();
    for (const screen of screensOf(subject)) expect((await runOn(screen, subject, null)).faults).toEqual([]);
  },
);

describe.each([
  { seed: fixedSeed, from: 0, to: fixedShare },
  { seed: fresh, from: fixedShare, to: 1 },
])('with the seed $seed', ({ seed, from, to }) => {
  test.each(subjects)('hostile answers of %s break nothing', { timeout }, async (subject) => {
    const count = casesOf(subject);
    const finds = await findsOf(subject, seed, Math.round(count * from), Math.round(count * to));
    expect(finds.map(told)).toEqual([]);
  });
});

test('a run has at least two thousand cases', () => {
  const cases = subjects.reduce((sum, subject) => sum + casesOf(subject), 0);
  console.info(`hostile answers: ${cases} cases, seeds ${fixedSeed} and ${fresh}`);
  expect(cases).toBeGreaterThanOrEqual(2_000);
});
