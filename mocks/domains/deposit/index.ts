/** Ways to pay in: the accounts of the site, and gift links. Rules: docs/product/deposit.md. */
import { domain } from '../../kernel/domain.ts';
import { depositHandlers } from './handlers.ts';
import { gifts } from './records.ts';

export const deposit = domain({
  tables: [gifts],
  events: [],
  handlers: depositHandlers,
  operator: {},
});
