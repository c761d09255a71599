/** Rules: docs/product/account.md. */
import { domain } from '../../kernel/domain.ts';
import { players } from '../../kernel/player.ts';
import { accountHandlers } from './handlers.ts';
import { loginAttempts, sessions } from './records.ts';

export const account = domain({
  tables: [loginAttempts, players, sessions],
  logs: [],
  events: [],
  handlers: accountHandlers,
  operator: {},
});

export { bankCodesOnOffer, checkBankAccount, isBankTaken } from './bank-accounts.ts';
export { demoPlayer } from './demo-players.ts';
export { playerField, requirePlayer } from './operator-player.ts';
export { bankAccountOf, profileOf } from './profile-views.ts';
export { seedDemoPlayer, seedSecondPlayer } from './seed.ts';
export { findPlayerByPhone, knowsToken, playerById, playerByToken } from './sessions.ts';
