/** Takes walks that seeds draw, and makes a walk that breaks a rule as short as it gets. */
import type { Browser } from '@playwright/test';
import type { Broken } from '../../mocks/devtools/walks/rules.ts';
import { guidedSteps } from './draw.ts';
import { shortened } from './shrink.ts';
import type { Step } from './step.ts';
import { RuleBroken, Walk, type WalkWorld } from './walk.ts';

/** A rule that broke, and the walks that show it. */
export interface Find extends Broken {
  readonly world: WalkWorld;
  readonly seed: number;
  /** The steps of the walk that found it. */
  readonly first: readonly Step[];
  /** The steps of the shortest walk that shows it. */
  readonly path: readonly Step[];
  /** Real ms that it took to make the walk shorter. */
  readonly shrinking: number;
}

/** How a walk went. */
interface Outcome {
  /** Steps of the walk itself; those that made a find shorter do not count. */
  readonly steps: number;
  readonly find: Find | null;
}

interface Plan {
  readonly browser: Browser;
  readonly origin: string;
  readonly world: WalkWorld;
  readonly seed: number;
  /** The most steps of a walk. */
  readonly longest: number;
  /** Real ms that a find may be made shorter for. */
  readonly shrinkFor: number;
  /** Whether a rule that broke is known already: such a walk is not made shorter. */
  readonly isKnown?: (broken: Broken) => boolean;
  /** Called after each step. */
  readonly onStep?: (walk: Walk) => void;
  /** Whether to stop at the next step. */
  readonly stops?: () => boolean;
}

/** The end of a walk that was asked for from outside. */
class Stopped extends Error {}

/** Finds that differ in figures alone are one. */
export const kindOf = ({ rule, detail }: Broken): string => `${rule} ${detail.replaceAll(/\d+/g, '0')}`;

/** Takes steps in a fresh world. @returns the walk, which has ended, and what it broke */
export async function walkAlong(
  { browser, origin, world }: Pick<Plan, 'browser' | 'origin' | 'world'>,
  go: (walk: Walk) => Promise<void>,
): Promise<{ walk: Walk; broken: Broken | null }> {
  const walk = await Walk.begin(browser, origin, world);
  try {
    await go(walk);
    return { walk, broken: null };
  } catch (error) {
    if (error instanceof Stopped) return { walk, broken: null };
    if (error instanceof RuleBroken) return { walk, broken: error.broken };
    throw new Error(`after: ${walk.taken.join(' · ')}`, { cause: error });
  } finally {
    await walk.end();
  }
}

/** Takes those of the steps that can be taken, one after the other. */
export async function follow(walk: Walk, path: readonly Step[]): Promise<void> {
  for (const step of path)
    if (step.may(walk.player) && (step.ready === undefined || (await step.ready(walk.hands)))) await walk.take(step);
}

interface Shortest {
  readonly broken: Broken;
  readonly path: readonly Step[];
}

/** Takes some steps in a fresh world. @returns the walk and what it broke, when that is the same as what was found */
async function showsToo(plan: Plan, { broken: found }: Shortest, path: readonly Step[]): Promise<Shortest | null> {
  const { walk, broken } = await walkAlong(plan, (real) => follow(real, path));
  return broken && kindOf(broken) === kindOf(found) ? { broken, path: walk.path } : null;
}

/**
 * Makes a walk that broke a rule shorter, as long as the same rule breaks.
 * @param starts places of its path where the screen was the one that walks begin on
 */
async function shortest(
  plan: Plan,
  found: Shortest,
  starts: readonly number[],
  isLate: () => boolean,
): Promise<Shortest> {
  let best = found;
  const shows = async (path: readonly Step[]) => {
    const shown = await showsToo(plan, found, path);
    if (shown) best = shown;
    return shown?.path ?? null;
  };
  await shortened({ items: found.path, starts, shows, isLate });
  return best;
}

const startsOf = ({ screens, firstScreen }: Walk): number[] =>
  screens.flatMap((screen, at) => (screen === firstScreen ? [at + 1] : []));

/** Takes one walk that the seed draws, step by step; when it breaks a rule, shorter ones that break the same rule are tried. */
export async function explore(plan: Plan): Promise<Outcome> {
  const { walk, broken } = await walkAlong(plan, async (real) => {
    const draw = guidedSteps(real, plan.seed);
    while (real.player.steps < plan.longest) {
      if (plan.stops?.()) throw new Stopped();
      await real.take(await draw());
      plan.onStep?.(real);
    }
  });
  const begin = performance.now();
  const isLate = () => performance.now() - begin > plan.shrinkFor;
  const steps = walk.path.length;
  if (!broken) return { steps, find: null };
  const found = { broken, path: walk.path };
  const best = plan.isKnown?.(broken) ? found : await shortest(plan, found, startsOf(walk), isLate);
  return { steps, find: findOf(plan, found, best, begin) };
}

const findOf = ({ world, seed }: Plan, { path: first }: Shortest, { broken, path }: Shortest, begin: number): Find => ({
  ...{ ...broken, world, seed, first, path },
  shrinking: performance.now() - begin,
});
