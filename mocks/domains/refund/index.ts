/** Refunds (cashback): one is found, received, added to the wallet. Rules: docs/product/refund.md. */
import { defineDomain } from '../../kernel/domain.ts';
import { refundHandlers } from './handlers.ts';
import { refundOperator } from './operator.ts';
import { refunds } from './records.ts';

export const refund = defineDomain({
  tables: [refunds],
  events: [],
  handlers: refundHandlers,
  operator: refundOperator,
});

export { type RefundRecord, refunds } from './records.ts';
export { refundAtStart, seedRefund } from './seed.ts';
