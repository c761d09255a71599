import * as z from 'zod/mini';
import { type Player, players } from '../../kernel/player.ts';
import { fail } from '../../kernel/refusal.ts';
import { firstRecord } from '../../kernel/table.ts';
import type { World } from '../../kernel/world.ts';
import { demoPlayer } from '../../reference/logins.ts';
import { sessions } from './records.ts';

/** The player of an id; null for no id, and for one that no player has. */
export function playerById(world: World, id: string | null): Player | null {
  return (id === null ? null : firstRecord(world.table(players), (each) => each._id === id)) ?? null;
}

/** The player of a phone number, which is the user name. */
export const findPlayerByPhone = (world: World, username: string): Player | undefined =>
  firstRecord(world.table(players), (each) => each.username === username);

/** Whether this world has given out a token. */
export const knowsToken = (world: World, token: string): boolean =>
  firstRecord(world.table(sessions), (each) => each.token === token) !== undefined;

/** The player who was given a token; null for an unknown one. */
export function playerByToken(world: World, token: string): Player | null {
  const session = firstRecord(world.table(sessions), (each) => each.token === token);
  return playerById(world, session?.player ?? null);
}

/** The player whose life a world was made from; the phone number may be another than the demo player's. */
const recordedPlayer = (world: World): Player | undefined => world.start.records && world.table(players).all()[0];

/** The field of an operator action that says which player it is about; the demo player when it is left out. */
export const playerField = { phone: z.optional(z.string()) };

/** The player whom an operator action is about. @throws NO_USER */
export function requirePlayer(world: World, phone: string = demoPlayer.username): Player {
  const player = findPlayerByPhone(world, phone) ?? (phone === demoPlayer.username ? recordedPlayer(world) : undefined);
  if (!player) throw fail('NO_USER');
  return player;
}
