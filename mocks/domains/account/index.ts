/** Accounts of players: login, profile, password, bank account. Rules: docs/product/account.md. */
import { defineDomain } from '../../kernel/domain.ts';
import { players } from '../../kernel/player.ts';
import { accountHandlers } from './handlers.ts';
import { loginAttempts, sessions } from './records.ts';

export const account = defineDomain({
  tables: [loginAttempts, players, sessions],
  events: [],
  handlers: accountHandlers,
  operator: {},
});

/** Registration asks which banks are on offer and whether an account belongs to another player. */
export { bankCodesOnOffer, isBankTaken } from './banks.ts';
/** How a player is found by id, phone number or token; the field by which an operator action of any domain names its player. */
export {
  findPlayerByPhone,
  knowsToken,
  playerById,
  playerByToken,
  playerField,
  requirePlayer,
} from './players.ts';
/** A world that begins with records gives its player a session. */
export { sessions } from './records.ts';
/** Registration checks the bank account of a new player. */
export { checkBankAccount } from './rules.ts';
/** The players who are registered when the world begins. */
export { seedDemoPlayer, seedSecondPlayer } from './seed.ts';
/** Parts of the wallet's answer. */
export { bankAccountOf, profileOf } from './views.ts';
