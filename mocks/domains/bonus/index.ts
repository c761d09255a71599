/** Bonuses: taking one, its turnover, ending it. Rules: docs/product/bonus.md. */
import { defineDomain } from '../../kernel/domain.ts';
import { bonusHandlers } from './handlers.ts';
import { bonusOperator } from './operator.ts';
import { bonuses } from './records.ts';

export const bonus = defineDomain({
  tables: [bonuses],
  events: [],
  handlers: bonusHandlers,
  operator: bonusOperator,
});

export { bonusOffers } from './offers.ts';
export { bonuses } from './records.ts';
export { activeBonus, isExhausted, type RunningBonus } from './rules.ts';
export { seedBonus } from './seed.ts';
