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

/** The engine checks that no bonus was received more often than it may be. */
export { bonusOffers } from './offers.ts';
export { bonuses } from './records.ts';
/** A running bonus blocks withdrawals, transfers, promotions, invite bonus, refunds and the wheel. */
export { activeBonus, isExhausted, type RunningBonus } from './rules.ts';
/** The bonuses that a player has received when the world begins. */
export { seedBonus } from './seed.ts';
