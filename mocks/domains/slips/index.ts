/** Rules: docs/product/slips.md. */
import { domain } from '../../kernel/domain.ts';
import { slipHandlers } from './handlers.ts';
import { slipOperator } from './operator.ts';
import { slipLog } from './slip-rows.ts';
import { slipDecided } from './verdicts.ts';

export const slips = domain({
  tables: [],
  logs: [slipLog],
  events: [slipDecided],
  handlers: slipHandlers,
  operator: slipOperator,
});

export { slipSizeLimit } from './rules.ts';
export { seedSlips } from './seed.ts';
