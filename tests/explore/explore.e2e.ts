/** Equal seeds give equal walks: a seed reproduces a find. */
import { expect, type TestInfo, test } from '@playwright/test';
import { guidedSteps } from './draw.ts';
import { type Where, walkAlong } from './explorer.ts';
import { stepOf } from './fixed-finds.ts';
import type { WalkWorld } from './walk.ts';

/** Number of walks taken twice, from seed 1 on, and how many of them share a test. */
const [takenTwice, ofOneTest] = [30, 5] as const;
/** Steps per walk. */
const steps = 10;

/** Everything that has to be equal: steps, call order, screens and the last picture. */
async function walkOf(where: Where, seed: number) {
  let picture: Buffer = Buffer.alloc(0);
  const { walk, broken } = await walkAlong(where, async (real) => {
    const draw = guidedSteps(real, seed);
    while (real.player.steps < steps) await real.take(draw());
    picture = await real.page.screenshot();
  });
  return { broken, steps: walk.taken, calls: walk.calls, screens: walk.screens, picture };
}
type WalkOf = Awaited<ReturnType<typeof walkOf>>;

/** @throws with both pictures attached to the report if only they differ */
async function expectSame(testInfo: TestInfo, seed: number, one: WalkOf, other: WalkOf): Promise<void> {
  const [{ picture, ...walk }, { picture: otherPicture, ...otherWalk }] = [one, other];
  expect(otherWalk, `seed ${seed}`).toEqual(walk);
  if (otherPicture.equals(picture)) return;
  await testInfo.attach(`seed ${seed}, first walk`, { body: picture, contentType: 'image/png' });
  await testInfo.attach(`seed ${seed}, second walk`, { body: otherPicture, contentType: 'image/png' });
  throw new Error(`seed ${seed} ends on two pictures`);
}

/** A world without chat: its socket opens at any time, so its calls may fall into either step. */
const worldOf = (seed: number): WalkWorld => {
  const [language, width] = seed % 2 === 0 ? (['th', 1280] as const) : (['en', 390] as const);
  return { scenario: 'chat-off', seed, language, width, tabs: 1 };
};

for (let first = 1; first <= takenTwice; first += ofOneTest) {
  const seeds = Array.from({ length: ofOneTest }, (_, at) => first + at);
  test(`takes the same steps with the same calls and last picture twice: seeds ${seeds.join(', ')}`, async ({
    browser,
    baseURL,
  }, testInfo) => {
    test.setTimeout(600_000);
    for (const seed of seeds) {
      const where = { browser, origin: baseURL ?? '', world: worldOf(seed) };
      const [one, other] = [await walkOf(where, seed), await walkOf(where, seed)];
      expect(one.broken, `seed ${seed}`).toBeNull();
      expect(one.steps.length, `seed ${seed}`).toBe(steps);
      await expectSame(testInfo, seed, one, other);
    }
  });
}

test('holds responses between two presses, however slow the machine is', async ({ browser, baseURL }) => {
  const world = worldOf(1);
  const refresh = stepOf({ do: 'twice', role: 'button', name: 'Refresh all balances', nth: 0 });
  const sent: number[] = [];
  for (const late of [0, 400]) {
    const { walk, broken } = await walkAlong({ browser, origin: baseURL ?? '', world }, async (real) => {
      const { mouse } = real.page;
      const down = mouse.down.bind(mouse);
      // Without being held, the response would have arrived by now.
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
  // Providers are fetched once, then the wallet.
  expect(sent).toEqual([2, 2]);
});
