/** The explorer's short form: a few walks by a seed that never changes, and the same walk twice. */
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { walkAlong } from './explorer.ts';
import { emptyCount, run } from './run.ts';
import { anyStep } from './steps/all.ts';
import type { Walk } from './walk.ts';

const longest = 15;

test('walks from a seed that never changes break no rule', async ({ browser, baseURL }) => {
  const [seed, count] = [1, 6];
  test.setTimeout(90_000);
  const origin = baseURL ?? '';
  const seen = emptyCount();
  const plan = { browser, origin, seed, scenario: null, language: null, width: 390, tabs: null, longest };
  await run({ ...plan, lanes: 2, shrinkFor: 20_000, goesOn: (begun) => begun < count }, seen);
  const found = seen.finds.map(({ rule, detail, path, seed: own }) => {
    const steps = path.map(({ words }) => words).join(' · ');
    return `${rule} ${detail}: ${steps} (npm run explore -- --walks 1 --seed ${own})`;
  });
  expect(found).toEqual([]);
  // The walks went somewhere.
  expect(seen.steps).toBeGreaterThan(count);
  expect(seen.screens.size).toBeGreaterThan(3);
});

/** How many walks are taken twice, and how many of them one test takes. */
const [takenTwice, ofOneTest] = [30, 3] as const;
/** The most steps of each. */
const shortest = 10;

/** Takes a walk that its seed alone draws. */
async function taken(walk: Walk, seed: number): Promise<void> {
  const steps = fc.sample(anyStep, { seed, numRuns: 200 });
  for (const step of steps) if (walk.player.steps < shortest && step.may(walk.player)) await walk.take(step);
}

for (let first = 1; first <= takenTwice; first += ofOneTest) {
  const seeds = Array.from({ length: ofOneTest }, (_, at) => first + at);
  test(`the seeds ${seeds.join(', ')} take the same steps twice, make the same calls and end on the same picture`, async ({
    browser,
    baseURL,
  }) => {
    const origin = baseURL ?? '';
    test.setTimeout(120_000);
    for (const seed of seeds) {
      // The chat's socket opens in its own time, so that its calls may fall into one step or the next.
      const world = { scenario: 'chat-off', seed, language: 'en' as const, width: 390, tabs: 1 };
      const ends = [];
      for (const nth of [1, 2]) {
        let picture = '';
        const { walk, broken } = await walkAlong({ browser, origin, world }, async (real) => {
          await taken(real, seed);
          picture = (await real.page.screenshot()).toString('base64');
        });
        expect(broken, `seed ${seed}, walk ${nth}`).toBeNull();
        ends.push({ steps: walk.taken, calls: walk.calls, screens: walk.screens, picture });
      }
      expect(ends[0]?.steps.length, `seed ${seed}`).toBeGreaterThan(5);
      expect(ends[1], `seed ${seed}`).toEqual(ends[0]);
    }
  });
}
