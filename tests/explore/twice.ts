/** The same seed is the same walk: what is found can be shown again by its seed. */
import { expect, type TestInfo } from '@playwright/test';
import { walkAlong } from './explorer.ts';
import type { Step } from './step.ts';
import type { Walk, WalkWorld } from './walk.ts';

interface Twice {
  readonly seed: number;
  readonly world: WalkWorld;
  /** Of each of the two walks. */
  readonly steps: number;
  readonly draw: (walk: Walk, seed: number) => () => Promise<Step>;
}

/** All that has to be the same: what was done and broken, all calls in their order, each screen, the last picture. */
async function ofWalk(where: Pick<Parameters<typeof walkAlong>[0], 'browser' | 'origin'>, twice: Twice) {
  let picture: Buffer = Buffer.alloc(0);
  const { walk, broken } = await walkAlong({ ...where, world: twice.world }, async (real) => {
    const draw = twice.draw(real, twice.seed);
    while (real.player.steps < twice.steps) await real.take(await draw());
    picture = await real.page.screenshot();
  });
  return { broken, steps: walk.taken, calls: walk.calls, screens: walk.screens, picture };
}

/** Takes the walk of a seed two times. */
export const walkTwice = async (
  where: Pick<Parameters<typeof walkAlong>[0], 'browser' | 'origin'>,
  twice: Twice,
): Promise<readonly [OfWalk, OfWalk]> => [await ofWalk(where, twice), await ofWalk(where, twice)];

type OfWalk = Awaited<ReturnType<typeof ofWalk>>;

/** @throws with both pictures beside the report where only they differ */
export async function expectSame(testInfo: TestInfo, seed: number, one: OfWalk, other: OfWalk): Promise<void> {
  const [{ picture, ...walk }, { picture: otherPicture, ...otherWalk }] = [one, other];
  expect(otherWalk, `seed ${seed}`).toEqual(walk);
  if (otherPicture.equals(picture)) return;
  await testInfo.attach(`seed ${seed}, first walk`, { body: picture, contentType: 'image/png' });
  await testInfo.attach(`seed ${seed}, second walk`, { body: otherPicture, contentType: 'image/png' });
  throw new Error(`seed ${seed} ends on two pictures`);
}

/** Worlds without a line of the chat: its socket opens in its own time, so that its calls may fall into one step or the next. */
export const worldTwice = (seed: number): WalkWorld => {
  const [language, width] = seed % 2 === 0 ? (['th', 1280] as const) : (['en', 390] as const);
  return { scenario: 'chat-off', seed, language, width, tabs: 1 };
};
