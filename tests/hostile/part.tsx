/**
 * Runs hostile responses of a part's operations and events on the screens that read them: with a fixed seed, and with a
 * fresh one, which is printed.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { prepareApp } from './app.tsx';
import { fixedSeed, freshSeed } from './cases.ts';
import { casesOf, type Part, subjectsOf } from './plan.ts';
import { findsOf, listenToEverything, runOn, told } from './run-case.ts';
import { screensOf } from './screens.ts';

/** Share of cases from the fixed seed; the fresh seed makes the rest. */
const fixedShare = 0.6;
const timeout = 300_000;

export function testPart(part: Part): void {
  const subjects = subjectsOf(part);
  const fresh = freshSeed();

  beforeAll(async () => {
    await prepareApp();
    console.info(`hostile answers, ${part}: seeds ${fixedSeed} and ${fresh}`);
  }, 120_000);

  test.each(subjects.filter((subject) => screensOf(subject).length > 0))(
    'the valid answer of %s shows no fault on the screens that read it',
    { timeout },
    async (subject) => {
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
}
