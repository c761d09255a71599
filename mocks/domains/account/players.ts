import * as z from 'zod/mini';
import { type Player, players } from '../../kernel/player.ts';
import { fail } from '../../kernel/refusal.ts';
import { firstRecord } from '../../kernel/table.ts';
import type { World } from '../../kernel/world.ts';
import { demoPlayer } from '../../reference/logins.ts';
import { sessions } from './records.ts';

export function playerById(world: World, id: string | null): Player | null {
  return (id === null ? null : firstRecord(world.table(players), (each) => each._id === id)) ?? null;
}

export const findPlayerByPhone = (world: World, username: string): Player | undefined =>
  firstRecord(world.table(players), (each) => each.username === username);

export const knowsToken = (world: World, token: string): boolean =>
  firstRecord(world.table(sessions), (each) => each.token === token) !== undefined;

export function playerByToken(world: World, token: string): Player | null {
  const session = firstRecord(world.table(sessions), (each) => each.token === token);
  return playerById(world, session?.player ?? null);
}

/** The player of a life; the phone number may differ from the demo player's. */
const recordedPlayer = (world: World): Player | undefined => world.start.records && world.table(players).all()[0];

/** Names the player of an operator action; defaults to the demo player. */
export const playerField = { phone: z.optional(z.string()) };

/** @throws NO_USER */
export function requirePlayer(world: World, phone: string = demoPlayer.username): Player {
  const player = findPlayerByPhone(world, phone) ?? (phone === demoPlayer.username ? recordedPlayer(world) : undefined);
  if (!player) throw fail('NO_USER');
  return player;
}
