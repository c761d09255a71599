/** Rules: docs/product/spin.md. */
import { domain } from '../../kernel/domain.ts';
import { spinHandlers } from './handlers.ts';
import { spinOperator } from './operator.ts';
import { coupons, spinLog } from './records.ts';

export const spin = domain({
  tables: [coupons],
  logs: [spinLog],
  events: [],
  handlers: spinHandlers,
  operator: spinOperator,
});

export { seedSpin } from './seed.ts';
