import type { GameEvent } from '../../../contract/generated/models/gameEvent.ts';
import { type Random, randomFor } from '../../kernel/random.ts';

/** The provider whose passwords carry characters that an address must escape. */
export const oddPasswordGame = 'CIRCUS';
/** The provider whose sign-in page asks for hidden form fields. */
export const eventGame = 'UFABET';

const letters = 'abcdefghjkmnpqrstuvwxyz';
const digits = '23456789';

function mixed(chance: Random, length: number): string {
  return Array.from({ length }, () => chance.pick([...letters, ...letters.toUpperCase(), ...digits])).join('');
}

/** A password as a provider gives it: eight characters that nobody mistakes for others. */
export function gamePassword(chance: Random, code: string): string {
  return code === oddPasswordGame ? `${mixed(chance, 3)}/${mixed(chance, 2)}?#%` : mixed(chance, 8);
}

/** The password that an account has until it is reset. */
export const firstGamePassword = (seed: number, player: string, code: string): string =>
  gamePassword(randomFor(seed, `game password:${player}:${code}`), code);

/** The provider's name for the player: fixed, whatever happens to the account. */
export function gameUsername(seed: number, player: string, code: string): string {
  return `kp${code.toLowerCase().slice(0, 4)}${randomFor(seed, `game username:${player}:${code}`).int(100_000, 999_999)}`;
}

/** Hidden fields of the sign-in form; as long as real ones, and as meaningless. */
export function gameEvent(seed: number, player: string): GameEvent {
  const chance = randomFor(seed, `game event:${player}`);
  return {
    viewStateGenerator: chance.int(0x10000000, 0x7fffffff).toString(16).toUpperCase(),
    eventTarget: 'btnLogin',
    viewState: `/wEPDwUK${mixed(chance, 40)}==`,
    eventValidation: `/wEdAA${mixed(chance, 32)}==`,
  };
}
