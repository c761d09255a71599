/** The same seed is the same walk: what the explorer finds can be shown again by its seed. */
import { expect, test } from '@playwright/test';
import { stepOf } from './acts.ts';
import { guidedSteps } from './draw.ts';
import { walkAlong } from './explorer.ts';
import { expectSame, walkTwice, worldTwice } from './twice.ts';

/** How many walks are taken twice, from seed 1 on, and how many of them one test takes. */
const [takenTwice, ofOneTest] = [30, 5] as const;
/** The steps of each. */
const steps = 10;

for (let first = 1; first <= takenTwice; first += ofOneTest) {
  const seeds = Array.from({ length: ofOneTest }, (_, at) => first + at);
  test(`the seeds ${seeds.join(', ')} take the same steps twice, make the same calls and end on the same picture`, async ({
    browser,
    baseURL,
  }, testInfo) => {
    test.setTimeout(600_000);
    for (const seed of seeds) {
      const where = { browser, origin: baseURL ?? '' };
      const [one, other] = await walkTwice(where, { seed, world: worldTwice(seed), steps, draw: guidedSteps });
      expect(one.broken, `seed ${seed}`).toBeNull();
      expect(one.steps.length, `seed ${seed}`).toBe(steps);
      await expectSame(testInfo, seed, one, other);
    }
  });
}

test('the second of two presses meets what the first has begun, however long the machine takes between them', async ({
  browser,
  baseURL,
}) => {
  const world = worldTwice(1);
  const refresh = stepOf({ do: 'twice', role: 'button', name: 'Refresh all balances', nth: 0 });
  const sent: number[] = [];
  for (const late of [0, 400]) {
    const { walk, broken } = await walkAlong({ browser, origin: baseURL ?? '', world }, async (real) => {
      const { mouse } = real.page;
      const down = mouse.down.bind(mouse);
      // An answer needs a few milliseconds of the machine: without being held it would be there by now.
      mouse.down = async (options) => {
        if (options?.clickCount === 2) await new Promise((resolve) => setTimeout(resolve, late));
        return down(options);
      };
      const before = real.calls.length;
      await real.take(refresh);
      sent.push(real.calls.length - before);
    });
    expect(broken).toBeNull();
    expect(walk.taken).toHaveLength(1);
  }
  // The providers are asked once, then the wallet.
  expect(sent).toEqual([2, 2]);
});
