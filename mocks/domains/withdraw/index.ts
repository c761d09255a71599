/** Withdrawals: money leaves, and the bank pays it out or sends it back. Rules: docs/product/withdraw.md. */
import { defineDomain } from '../../kernel/domain.ts';
import { withdrawalEnds } from './events.ts';
import { withdrawHandlers } from './handlers.ts';
import { withdrawOperator } from './operator.ts';

export const withdraw = defineDomain({
  tables: [],
  events: [withdrawalEnds],
  handlers: withdrawHandlers,
  operator: withdrawOperator,
});

export { withdrawalEnds } from './events.ts';
