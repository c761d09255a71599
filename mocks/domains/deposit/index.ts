/** Ways to pay in: the accounts of the site, and gift links. Rules: docs/product/deposit.md. */
import { defineDomain } from '../../kernel/domain.ts';
import { depositHandlers, gifts } from './handlers.ts';

export const deposit = defineDomain({
  tables: [gifts],
  events: [],
  handlers: depositHandlers,
  operator: {},
});

export { gifts } from './handlers.ts';
export { voucherAmount } from './rules.ts';
