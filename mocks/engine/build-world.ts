import { seedDemoPlayer } from '../domains/account/index.ts';
import { seedBonus } from '../domains/bonus/index.ts';
import { seedChat } from '../domains/chat/index.ts';
import { seedGames } from '../domains/games/index.ts';
import { seedInvite } from '../domains/invite/index.ts';
import { seedRefund } from '../domains/refund/index.ts';
import { seedSlips } from '../domains/slips/index.ts';
import { seedSpin } from '../domains/spin/index.ts';
import { seedBalance, seedStatements } from '../domains/wallet/index.ts';
import type { StartEntry } from '../kernel/journal.ts';
import { switchSatang } from '../kernel/money.ts';
import { World } from '../kernel/world.ts';
import { tables } from './registry.ts';
import { seedSecond } from './second-player.ts';

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
