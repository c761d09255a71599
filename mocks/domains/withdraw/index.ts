/** Withdrawals: money leaves, and the bank pays it out or sends it back. Rules: docs/product/withdraw.md. */
import { domain } from '../../kernel/domain.ts';
import { withdrawalEnds } from './events.ts';
import { withdrawHandlers } from './handlers.ts';
import { withdrawOperator } from './operator.ts';

export const withdraw = domain({
  tables: [],
  events: [withdrawalEnds],
  handlers: withdrawHandlers,
  operator: withdrawOperator,
});
