/** Draws the next step of a guided walk; prefers steps not yet taken on a screen. */

import { type Chance, chanceOf } from '../hostile/chance.ts';
import type { Player, Step } from './step.ts';
import { kinds } from './steps/all.ts';
import type { Walk } from './walk.ts';
import { weighed } from './walks/acts.ts';

/** Draw count in this walk, by screen and step. */
export type Drawn = Map<string, number>;

/** After this many steps on a page, leaving it is as likely as anything else. */
const longEnough = 5;

/**
 * One of the steps that are possible now. A step drawn n times on this screen is (n + 1)² times less likely than a
 * fresh one of its kind; a kind whose least drawn step was drawn n times is n + 1 times less likely.
 */
export function drawStep(player: Player, screen: string, drawn: Drawn, chance: Chance): Step {
  const keyOf = ({ words }: Step) => `${screen}: ${words}`;
  const freshness = (step: Step) => 1 / ((drawn.get(keyOf(step)) ?? 0) + 1);
  const staying = Math.min(1, (player.stayed + 1) / longEnough);
  const can = kinds.flatMap(({ weight, steps, leaves }) => {
    const now = steps.filter((step) => step.may(player));
    if (now.length === 0) return [];
    return [[now, weight * (leaves ? staying : 1) * Math.max(...now.map(freshness))] as const];
  });
  const kind = weighed(can, chance.upTo) ?? [];
  const shares = kind.map((step) => [step, freshness(step) ** 2 / (step.rarity?.(player) ?? 1)] as const);
  const step = weighed(shares, chance.upTo);
  if (!step) throw new Error(`There is nothing to do on ${screen}.`);
  drawn.set(keyOf(step), (drawn.get(keyOf(step)) ?? 0) + 1);
  return step;
}

/** @returns draws the next step from the current screen; equal seeds draw equal walks */
export function guidedSteps(walk: Walk, seed: number): () => Step {
  const chance = chanceOf('guided', seed);
  const drawn: Drawn = new Map();
  return () => drawStep(walk.player, walk.screens.at(-1) ?? walk.firstScreen, drawn, chance);
}
