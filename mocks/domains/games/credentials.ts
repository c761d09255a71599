import type { GameEvent } from '../../../contract/generated/models/gameEvent.ts';
import type { Player } from '../../kernel/player.ts';
import { type Random, randomFor } from '../../kernel/random.ts';
import type { World } from '../../kernel/world.ts';
import { gamePasswords } from './records.ts';

/** Passwords of this provider need escaping in addresses. */
export const oddPasswordGame = 'CIRCUS';
/** The sign-in page of this provider needs hidden form fields (GAM-32). */
export const eventGame = 'UFABET';

/** Without look-alikes. */
const letters = 'abcdefghjkmnpqrstuvwxyz';
const digits = '23456789';

function mixed(random: Random, length: number): string {
  return Array.from({ length }, () => random.pick([...letters, ...letters.toUpperCase(), ...digits])).join('');
}

export function gamePassword(random: Random, code: string): string {
  return code === oddPasswordGame ? `${mixed(random, 3)}/${mixed(random, 2)}?#%` : mixed(random, 8);
}

/** Until the password is reset. */
export const firstGamePassword = (seed: number, player: string, code: string): string =>
  gamePassword(randomFor(seed, `game password:${player}:${code}`), code);

/** Never changes. */
export function gameUsername(seed: number, player: string, code: string): string {
  return `kp${code.toLowerCase().slice(0, 4)}${randomFor(seed, `game username:${player}:${code}`).int(100_000, 999_999)}`;
}

/** Hidden fields of the sign-in form, of realistic length. */
export function gameEvent(seed: number, player: string): GameEvent {
  const random = randomFor(seed, `game event:${player}`);
  return {
    viewStateGenerator: random.int(0x10000000, 0x7fffffff).toString(16).toUpperCase(),
    eventTarget: 'btnLogin',
    viewState: `/wEPDwUK${mixed(random, 40)}==`,
    eventValidation: `/wEdAA${mixed(random, 32)}==`,
  };
}

/** Not hashed, because the app shows both (GAM-8). */
export function credentialsOf(world: World, player: Player, code: string): { username: string; password: string } {
  const reset = world.table(gamePasswords).findFirst((q) => q.where({ player: player._id, code }));
  return {
    username: gameUsername(world.seed, player._id, code),
    password: reset?.password ?? firstGamePassword(world.seed, player._id, code),
  };
}
