import type { Player } from '../../kernel/player.ts';
import type { World } from '../../kernel/world.ts';
import { pastSlip, slipLog, slipShowcase } from './slip-rows.ts';

/**
 * The slips a player has sent before the world began. Those of the showcase are rows like any other, so that testers
 * can decide about the one that is still looked at.
 */
export function seedSlips(world: World, player: Player): void {
  const { slipRows: rows, slipKinds: kinds } = world.switches;
  const past = { seed: world.seed, player: player._id, end: world.now, kinds };
  const shown = kinds === 'every' ? Math.min(rows, slipShowcase.length) : 0;
  const log = world.openLog(slipLog, player._id, rows - shown, (age) => pastSlip(past, age + shown));
  for (let age = shown - 1; age >= 0; age--) log.append(pastSlip(past, age));
}
