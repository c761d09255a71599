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

/** The server stops receiving an upload beyond this size. */
export { slipSizeLimit } from './rules.ts';
/** The slips that a player sent before the world began; those that were credited since. */
export { acceptedSlips, seedSlips } from './seed.ts';
