/** Draws walks from seeds, takes them, and makes a walk that breaks a rule as short as it gets. */
import type { Browser } from '@playwright/test';
import fc from 'fast-check';
import type { Broken } from '../../mocks/devtools/walks/rules.ts';
import type { Player, Step } from './step.ts';
import { anyStep } from './steps/all.ts';
import { RuleBroken, Walk, type WalkWorld } from './walk.ts';

/** A rule that broke, and the walks that show it. */
export interface Find {
  readonly rule: string;
  readonly detail: string;
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

/** So many steps are drawn for each that is taken: the others cannot be taken where the walk is. */
const drawsForStep = 20;

/** The share of the time for making a find shorter in which fast-check does so; then parts of the walk are left out. */
const ofDrawn = 1 / 3;

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

/** Takes those of the steps that can be taken, one after the other. */
export async function follow(walk: Walk, path: readonly Step[]): Promise<void> {
  for (const step of path) if (step.may(walk.player)) await walk.take(step);
}

interface Shortest {
  readonly broken: Broken;
  readonly path: readonly Step[];
}

/** How many of the last steps are tried alone, before parts of a longer walk are left out. */
const lastSteps: readonly number[] = [2, 4, 8];

/** Takes some steps in a fresh world. @returns the walk and what it broke, when that is the same as what was found */
async function showsToo(plan: Plan, { broken: found }: Shortest, path: readonly Step[]): Promise<Shortest | null> {
  const { walk, broken } = await walkAlong(plan, (real) => follow(real, path));
  return broken && kindOf(broken) === kindOf(found) ? { broken, path: walk.path } : null;
}

/**
 * Leaves out all but the last steps, then half of what is left, a quarter, and so on to single ones, as long as the same rule
 * breaks without them.
 */
async function withoutNeedless(plan: Plan, found: Shortest, isLate: () => boolean): Promise<Shortest> {
  let best = found;
  for (const count of lastSteps) {
    if (count >= found.path.length || isLate()) break;
    const shown = await showsToo(plan, found, found.path.slice(-count));
    if (!shown) continue;
    best = shown;
    break;
  }
  for (let size = Math.floor(best.path.length / 2); size >= 1; size = Math.floor(size / 2)) {
    // The last step is the one that breaks the rule.
    for (let at = best.path.length - 1 - size; at >= 0 && !isLate(); at -= size) {
      const shown = await showsToo(plan, found, best.path.toSpliced(at, size));
      if (!shown) continue;
      best = shown;
      at = Math.min(at, best.path.length - 1);
    }
  }
  return best;
}

/** Draws one walk from the seed and takes it; when it breaks a rule, shorter ones that break the same rule are tried. */
export async function explore(plan: Plan): Promise<Outcome> {
  let steps = 0;
  let begin = 0;
  let first: Shortest | null = null;
  let best: Shortest | null = null;
  const isLate = (share = 1) => performance.now() - begin > plan.shrinkFor * share;
  const command = anyStep.map((step) => new StepCommand(step, plan));
  const commands = fc.commands([command], { maxCommands: plan.longest * drawsForStep, size: 'max' });
  const property = fc.asyncProperty(commands, async (drawn) => {
    // What is still to be tried passes then, so that the shortest walk so far is the result.
    if (first && (isLate(ofDrawn) || plan.isKnown?.(first.broken))) return;
    const { walk, broken } = await walkAlong(plan, (real) =>
      fc.asyncModelRun(() => ({ model: real.player, real }), drawn),
    );
    if (first === null) steps = walk.path.length;
    if (!broken || (first && kindOf(first.broken) !== kindOf(broken))) return;
    best = { broken, path: walk.path };
    if (first === null) [first, begin] = [best, performance.now()];
    throw new RuleBroken(broken);
  });
  await fc.check(property, { seed: plan.seed, numRuns: 1, unbiased: true });
  const [found, shortest] = [first, best] as readonly (Shortest | null)[];
  if (!found || !shortest) return { steps, find: null };
  const { broken, path } = plan.isKnown?.(found.broken) ? found : await withoutNeedless(plan, shortest, isLate);
  const shrinking = performance.now() - begin;
  return { steps, find: { ...broken, world: plan.world, seed: plan.seed, first: found.path, path, shrinking } };
}
