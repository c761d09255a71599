import { seedDemoPlayer, seedSecondPlayer } from '../../domains/account/index.ts';
import { seedBonus } from '../../domains/bonus/index.ts';
import { seedChat } from '../../domains/chat/index.ts';
import { createGames, opensAtStart, seedGames } from '../../domains/games/index.ts';
import { seedInvite } from '../../domains/invite/index.ts';
import { seedRefund } from '../../domains/refund/index.ts';
import { seedSlips } from '../../domains/slips/index.ts';
import { seedSpin } from '../../domains/spin/index.ts';
import { seedBalance, seedStatements } from '../../domains/wallet/index.ts';
import type { StartEntry } from '../../kernel/journal.ts';
import { switchSatang } from '../../kernel/money.ts';
import type { Player } from '../../kernel/player.ts';
import { inCurrency } from '../../kernel/site.ts';
import { World } from '../../kernel/world.ts';
import { tables } from './registry.ts';

/** Satang of a baht; the same in every world. */
const secondBalance = 182_050;

/** Adds the second player with games, money and a short statement. */
async function seedSecond(world: World, demo: Player): Promise<void> {
  const player = await seedSecondPlayer(world, demo);
  await createGames(world, player, (code) => opensAtStart(world, code));
  seedBalance(world, player, inCurrency(secondBalance, player.currency));
  seedStatements(world, player, 12);
}

/** The world at entry 0. The order of the seeds is part of every world: changing it changes all of them. */
export async function buildWorld(start: StartEntry): Promise<World> {
  const world = new World(start, tables);
  if (!world.switches.registered) return world;
  const player = await seedDemoPlayer(world);
  await seedGames(world, player);
  seedBalance(world, player, switchSatang(world.switches.balance));
  seedStatements(world, player, world.switches.statementRows);
  seedInvite(world, player);
  await seedRefund(world, player);
  await seedBonus(world, player);
  await seedSpin(world, player);
  seedSlips(world, player);
  await seedChat(world, player);
  await seedSecond(world, player);
  return world;
}
