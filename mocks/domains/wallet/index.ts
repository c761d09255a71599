/** The main wallet, the balances and the statement. Rules: docs/product/wallet.md. */
import { defineDomain } from '../../kernel/domain.ts';
import { walletHandlers } from './handlers.ts';
import { walletOperator } from './operator.ts';

export const wallet = defineDomain({
  tables: [],
  events: [],
  handlers: walletHandlers,
  operator: walletOperator,
});

/** How the other domains move a player's money and write it on the statement. */
export { addBonusEndRow, addStatementRow, creditDeposit, creditReward, postMovement } from './movements.ts';
/** Withdrawals change their row on the statement when they end. */
export { statementLog } from './records.ts';
/** What transfers share with adding to the wallet: that there is a wallet, and the least amount. */
export { requireWallet, transferMinimum } from './rules.ts';
/** What is in a wallet and on a statement when the world begins. */
export { seedBalance, seedStatements } from './seed.ts';
/** Codes of accounts (`WALLET`, a game) as accounts of the ledger: for transfers and withdrawals. */
export { accountOf, mainWallet, withdrawalSources } from './wallet-accounts.ts';
