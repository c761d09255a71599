/** Accounts of players: login, profile, password, bank account. Rules: docs/product/account.md. */
import { defineDomain } from '../../kernel/domain.ts';
import { players } from '../../kernel/player.ts';
import { accountHandlers } from './handlers.ts';
import { loginAttempts, sessions } from './players.ts';

export const account = defineDomain({
  tables: [loginAttempts, players, sessions],
  events: [],
  handlers: accountHandlers,
  operator: {},
});

export {
  bankAccountOf,
  bankCodesOnOffer,
  findPlayerByPhone,
  isBankTaken,
  knowsToken,
  playerById,
  playerByToken,
  playerField,
  profileOf,
  requirePlayer,
  sessions,
} from './players.ts';
export { checkBankAccount } from './rules.ts';
export { seedDemoPlayer, seedSecondPlayer } from './seed.ts';
