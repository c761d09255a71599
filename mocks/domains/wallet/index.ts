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

export {
  accountOf,
  addBonusEndRow,
  addStatementRow,
  creditDeposit,
  creditReward,
  mainWallet,
  postMovement,
  statementLog,
  withdrawalSources,
} from './movements.ts';
export { requireWallet, transferMinimum } from './rules.ts';
export { seedBalance, seedStatements } from './seed.ts';
