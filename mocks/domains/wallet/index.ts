/** Rules: docs/product/wallet.md. */
import { domain } from '../../kernel/domain.ts';
import { walletHandlers } from './handlers.ts';
import { walletOperator } from './operator.ts';
import { statementLog } from './records.ts';

export const wallet = domain({
  tables: [],
  logs: [statementLog],
  events: [],
  handlers: walletHandlers,
  operator: walletOperator,
});

export { requireWallet } from './handlers.ts';
export {
  addBonusEndRow,
  addStatementRow,
  creditDeposit,
  creditReward,
  postMovement,
  transferMinimum,
} from './movements.ts';
export { statementLog } from './records.ts';
export { seedBalance, seedStatements } from './seed.ts';
export { accountOf, mainWallet, withdrawalSources } from './wallet-accounts.ts';
