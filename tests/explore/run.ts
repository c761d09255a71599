/** Runs walks with consecutive seeds and counts their coverage and finds. */
import type { Browser } from '@playwright/test';
import type { Language } from '../support/address.ts';
import { explore, type Find } from './explorer.ts';
import { languages } from './step.ts';
import type { WalkWorld } from './walk.ts';
import { kindOf } from './walks/shrink.ts';

/** Default worlds of walks, in turn: those with a network connection. */
export const walkedScenarios = [
  'everyday',
  'qr-deposit',
  'bonus-active',
  'refund-ready',
  'lucky',
  'bank-deposit',
  'vip',
  'broke',
  'provider-tour',
  'laos',
  'slow-network',
  'slips',
  'manual-deposit',
  'bonus-limits',
  'all-games-closed',
  'chat-busy',
  'no-coins',
  'spin-off',
  'refund-none',
  'chat-down',
  'chat-off',
  'no-deposit',
  'newcomer',
  'otp-off',
] as const;

/** Upper limit of the first seed: it and its successors are also world seeds, which have at most nine digits. */
export const largestSeed = 99_999_999;

interface RunPlan {
  readonly browser: Browser;
  readonly origin: string;
  /** Seed of the first walk; each further walk adds one. */
  readonly seed: number;
  /** Null: all in turn. */
  readonly scenario: string | null;
  readonly language: Language | null;
  readonly width: number;
  /** Browser tabs; null: two in every fourth walk. */
  readonly tabs: number | null;
  readonly longest: number;
  /** Number of parallel walks. */
  readonly lanes: number;
  /** Time limit for shrinking a find, real ms. */
  readonly shrinkFor: number;
  /** Whether another walk may begin and running ones may continue. */
  readonly goesOn: (walks: number) => boolean;
  readonly onFind?: (find: Find, atMs: number) => Promise<void>;
  /**
   * Called when a walk ends by an error that breaks no rule, such as a crashed page; other walks continue while the
   * browser runs. Without it such an error ends the run.
   */
  readonly onLost?: (seed: number, error: unknown) => void;
}

interface Count {
  walks: number;
  steps: number;
  readonly screens: Set<string>;
  /** Screens with their possible steps. */
  readonly states: Set<string>;
  readonly finds: Find[];
}

export const emptyCount = (): Count => ({ walks: 0, steps: 0, screens: new Set(), states: new Set(), finds: [] });

/**
 * Derives a walk's world from its seed, so the seed alone reproduces the walk. Language and tabs rotate with each round
 * of all scenarios: each scenario meets every combination.
 */
function worldOf(
  { scenario, language, width, tabs }: Pick<RunPlan, 'scenario' | 'language' | 'width' | 'tabs'>,
  seed: number,
): WalkWorld {
  const turn = seed + Math.floor(seed / walkedScenarios.length);
  return {
    scenario: scenario ?? walkedScenarios[seed % walkedScenarios.length] ?? 'everyday',
    language: language ?? languages[turn % languages.length] ?? 'th',
    seed,
    width,
    tabs: tabs ?? (turn % 4 === 3 ? 2 : 1),
  };
}

/** Runs walks while allowed. The count can be read meanwhile. */
export async function run(plan: RunPlan, count: Count): Promise<void> {
  const { browser, origin, longest, shrinkFor } = plan;
  const begin = performance.now();
  const known = new Set<string>();
  let begun = 0;
  const lane = async () => {
    while (plan.goesOn(begun)) {
      const seed = plan.seed + begun;
      begun += 1;
      const find = await explore({
        ...{ browser, origin, seed, longest, shrinkFor, world: worldOf(plan, seed) },
        isKnown: (broken) => known.has(kindOf(broken)),
        stops: () => !plan.goesOn(0),
        onStep(walk) {
          count.steps += 1;
          count.screens.add(walk.screens.at(-1) ?? '');
          count.states.add(walk.stateNow());
        },
      }).catch((error: unknown) => {
        if (!plan.onLost || !browser.isConnected()) throw error;
        plan.onLost(seed, error);
        return undefined;
      });
      if (find === undefined) continue;
      count.walks += 1;
      if (!find || known.has(kindOf(find))) continue;
      known.add(kindOf(find));
      count.finds.push(find);
      await plan.onFind?.(find, performance.now() - begin);
    }
  };
  await Promise.all(Array.from({ length: plan.lanes }, lane));
}
