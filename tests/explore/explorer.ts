/** Draws walks from seeds, takes them, and makes a walk that breaks a rule as short as it gets. */
import type { Browser } from '@playwright/test';
import fc from 'fast-check';
import type { Player, Step } from './step.ts';
import { anyStep } from './steps/all.ts';
import { type Broken, RuleBroken, Walk, type WalkWorld } from './walk.ts';

/** A rule that broke, and the walks that show it. */
export interface Find {
  readonly rule: string;
  readonly detail: string;
  readonly world: WalkWorld;
  readonly seed: number;
  /** Steps of the walk that found it, in words, and of the shortest one. */
  readonly first: readonly string[];
  readonly steps: readonly string[];
  /** The steps of the shortest walk. */
  readonly path: readonly Step[];
  /** Real ms that it took to make the walk shorter. */
  readonly shrinking: number;
}

/** How a walk went. */
export interface Outcome {
  readonly steps: number;
  readonly find: Find | null;
}

export interface Plan {
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

/** So many steps are drawn for each that is taken: the others cannot be taken where the walk is. */
const drawsForStep = 20;

/** The end of a walk that was asked for from outside. */
class Stopped extends Error {}

class StepCommand implements fc.AsyncCommand<Player, Walk> {
  readonly step: Step;
  readonly #plan: Plan;

  constructor(step: Step, plan: Plan) {
    this.step = step;
    this.#plan = plan;
  }

  check(player: Readonly<Player>): boolean {
    return player.steps < this.#plan.longest && this.step.may(player);
  }

  async run(_player: Player, walk: Walk): Promise<void> {
    if (this.#plan.stops?.()) throw new Stopped();
    await walk.take(this.step);
    this.#plan.onStep?.(walk);
  }

  toString(): string {
    return this.step.words;
  }
}

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

/** Draws one walk from the seed and takes it; when it breaks a rule, shorter ones that break the same rule are tried. */
export async function explore(plan: Plan): Promise<Outcome> {
  let steps = 0;
  let first: { broken: Broken; words: readonly string[]; at: number } | null = null;
  let best: readonly Step[] = [];
  let bestWords: readonly string[] = [];
  const command = anyStep.map((step) => new StepCommand(step, plan));
  const property = fc.asyncProperty(fc.commands([command], { maxCommands: plan.longest * drawsForStep, size: 'max' }), async (drawn) => {
    // What is still to be tried passes, so that the shortest walk so far is the result.
    if (first && performance.now() - first.at > plan.shrinkFor) return;
    const { walk, broken } = await walkAlong(plan, (real) =>
      fc.asyncModelRun(() => ({ model: real.player, real }), drawn),
    );
    steps += walk.taken.length;
    if (!broken) return;
    if (first && kindOf(first.broken) !== kindOf(broken)) return;
    first ??= { broken, words: walk.taken, at: performance.now() };
    best = walk.path;
    bestWords = walk.taken;
    if (plan.isKnown?.(broken)) first = { ...first, at: -Infinity };
    throw new Error(broken.rule);
  });
  await fc.check(property, { seed: plan.seed, numRuns: 1, unbiased: true });
  const found = first as { broken: Broken; words: readonly string[]; at: number } | null;
  if (found === null || found.at === -Infinity) return { steps, find: null };
  return {
    steps,
    find: {
      ...found.broken,
      world: plan.world,
      seed: plan.seed,
      first: found.words,
      steps: bestWords,
      path: best,
      shrinking: performance.now() - found.at,
    },
  };
}
