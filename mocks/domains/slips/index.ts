/** Transfer slips: uploaded, decided by the staff, credited or failed. Rules: docs/product/slips.md. */
import { defineDomain } from '../../kernel/domain.ts';
import { slipDecided } from './events.ts';
import { slipHandlers } from './handlers.ts';
import { slipOperator } from './operator.ts';

export const slips = defineDomain({
  tables: [],
  events: [slipDecided],
  handlers: slipHandlers,
  operator: slipOperator,
});

export { slipSizeLimit } from './rules.ts';
export { acceptedSlips, seedSlips } from './seed.ts';
