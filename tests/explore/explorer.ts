/** Runs seeded walks and shrinks those that break a rule. */
import type { Browser } from '@playwright/test';
import { guidedSteps } from './draw.ts';
import type { Step } from './step.ts';
import { RuleBroken, Walk, type WalkWorld } from './walk.ts';
import type { Broken } from './walks/rules.ts';
import { shortest, type Taken } from './walks/shrink.ts';

/** A broken rule and the walks that reproduce it. */
export interface Find extends Broken {
  readonly world: WalkWorld;
  readonly seed: number;
  /** Steps of the original walk. */
  readonly first: readonly Step[];
  /** Steps of the shortest walk that reproduces it. */
  readonly path: readonly Step[];
  /** Shrinking time, real ms. */
  readonly shrinking: number;
}

/** Where a walk begins. */
export interface Where {
  readonly browser: Browser;
  readonly origin: string;
  readonly world: WalkWorld;
}

interface Plan extends Where {
  readonly seed: number;
  readonly longest: number;
  /** Time limit for shrinking, real ms. */
  readonly shrinkFor: number;
  /** Whether the break is known already; such walks are not shrunk. */
  readonly isKnown: (broken: Broken) => boolean;
  /** Called after each step. */
  readonly onStep: (walk: Walk) => void;
  /** Whether to stop before the next step. */
  readonly stops: () => boolean;
}

/** Takes steps in a fresh world. @returns the finished walk, its steps and the broken rule */
export async function walkAlong(
  { browser, origin, world }: Where,
  go: (walk: Walk) => Promise<void>,
): Promise<Taken<Step> & { readonly walk: Walk }> {
  const walk = await Walk.begin(browser, origin, world);
  try {
    await go(walk);
    return { walk, path: walk.path, broken: null };
  } catch (error) {
    if (error instanceof RuleBroken) return { walk, path: walk.path, broken: error.broken };
    throw new Error(`after: ${walk.taken.join(' · ')}`, { cause: error });
  } finally {
    await walk.end();
  }
}

/** Takes the steps that are possible and skips the others. */
export async function follow(walk: Walk, path: readonly Step[]): Promise<void> {
  for (const step of path)
    if (step.may(walk.player) && (step.ready === undefined || (await step.ready(walk.driver)))) await walk.take(step);
}

const startsOf = ({ screens, firstScreen }: Walk): number[] =>
  screens.flatMap((screen, at) => (screen === firstScreen ? [at + 1] : []));

/** Takes one seeded walk. @returns its find; null without one */
export async function explore(plan: Plan): Promise<Find | null> {
  const { world, seed, longest, shrinkFor, isKnown, onStep, stops } = plan;
  const first = await walkAlong(plan, async (walk) => {
    const draw = guidedSteps(walk, seed);
    while (walk.player.steps < longest && !stops()) {
      await walk.take(draw());
      onStep(walk);
    }
  });
  const begin = performance.now();
  const isLate = () => performance.now() - begin > shrinkFor;
  if (!first.broken) return null;
  const again = (path: readonly Step[]) => walkAlong(plan, (walk) => follow(walk, path));
  const best = isKnown(first.broken) ? first : await shortest(first, again, { starts: startsOf(first.walk), isLate });
  const { path, broken } = best;
  return {
    ...{ ...(broken ?? first.broken), world, seed, first: first.path, path },
    shrinking: performance.now() - begin,
  };
}
