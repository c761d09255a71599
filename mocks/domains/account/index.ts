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

export { bankCodesOnOffer, isBankTaken } from './banks.ts';
export {
  findPlayerByPhone,
  knowsToken,
  playerById,
  playerByToken,
  playerField,
  requirePlayer,
} from './players.ts';
export { sessions } from './records.ts';
export { checkBankAccount } from './rules.ts';
export { seedDemoPlayer, seedSecondPlayer } from './seed.ts';
export { bankAccountOf, profileOf } from './views.ts';
