/** Ways to pay in: the accounts of the site, and gift links. Rules: docs/product/deposit.md. */
import { defineDomain } from '../../kernel/domain.ts';
import { depositHandlers } from './handlers.ts';
import { gifts } from './records.ts';

export const deposit = defineDomain({
  tables: [gifts],
  events: [],
  handlers: depositHandlers,
  operator: {},
});

export { gifts } from './records.ts';
export { voucherAmount } from './rules.ts';
