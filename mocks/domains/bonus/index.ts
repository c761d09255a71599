/** Rules: docs/product/bonus.md. */
import { domain } from '../../kernel/domain.ts';
import { bonusHandlers } from './handlers.ts';
import { bonusOperator } from './operator.ts';
import { bonuses } from './records.ts';

export const bonus = domain({
  tables: [bonuses],
  logs: [],
  events: [],
  handlers: bonusHandlers,
  operator: bonusOperator,
});

export { activeBonus, type RunningBonus } from './rules.ts';
export { seedBonus } from './seed.ts';
