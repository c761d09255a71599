/** The same seed is the same walk: what the explorer finds can be shown again by its seed. */
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { walkAlong } from './explorer.ts';
import { anyStep } from './steps/all.ts';
import type { Walk } from './walk.ts';

/** How many walks are taken twice, and how many of them one test takes. */
const [takenTwice, ofOneTest] = [6, 3] as const;
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
    test.setTimeout(300_000);
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
