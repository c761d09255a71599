import { type Player, players } from '../../kernel/player.ts';
import type { World } from '../../kernel/world.ts';
import { sessions } from './records.ts';
/** The player of an id; null for none, or an id that no player has. */
export function playerById(world: World, id: string | null): Player | null {
  return (id === null ? null : world.table(players).findFirst((q) => q.where((each) => each._id === id))) ?? null;
}

/** The player of a phone number, which is the user name. */
export const findPlayerByPhone = (world: World, username: string): Player | undefined =>
  world.table(players).findFirst((q) => q.where({ username }));

/** Whether a token is one that this world has given out. */
export const knowsToken = (world: World, token: string): boolean =>
  world.table(sessions).findFirst((q) => q.where({ token })) !== undefined;

/** The player whose token it is; null for an unknown one. */
export function playerByToken(world: World, token: string): Player | null {
  const session = world.table(sessions).findFirst((q) => q.where({ token }));
  return playerById(world, session?.player ?? null);
}
