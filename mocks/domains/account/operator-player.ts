import * as z from 'zod/mini';
import type { Player } from '../../kernel/player.ts';
import { fail } from '../../kernel/refusal.ts';
import type { World } from '../../kernel/world.ts';
import { demoPlayer } from './demo-players.ts';
import { findPlayerByPhone } from './sessions.ts';

/** Which player an operator action is for: the demo player, unless another phone number is given. */
export const playerField = { phone: z.optional(z.string()) };

/** @throws NO_USER */
export function requirePlayer(world: World, phone: string = demoPlayer.username): Player {
  const player = findPlayerByPhone(world, phone);
  if (!player) throw fail('NO_USER');
  return player;
}
