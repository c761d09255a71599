import { seedSecondPlayer } from '../domains/account/index.ts';
import { createGames, opensAtStart } from '../domains/games/index.ts';
import { seedBalance, seedStatements } from '../domains/wallet/index.ts';
import type { Player } from '../kernel/player.ts';
import { inCurrency } from '../kernel/site.ts';
import type { World } from '../kernel/world.ts';

/** Satang of a baht; the same in every world. */
const secondBalance = 182_050;

/** Adds the second player with games, money and a short statement. */
export async function seedSecond(world: World, demo: Player): Promise<void> {
  const player = await seedSecondPlayer(world, demo);
  await createGames(world, player, (code) => opensAtStart(world, code));
  seedBalance(world, player, inCurrency(secondBalance, player.currency));
  seedStatements(world, player, 12);
}
