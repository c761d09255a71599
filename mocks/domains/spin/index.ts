/** The wheel and its coupons. Rules: docs/product/spin.md. */
import { defineDomain } from '../../kernel/domain.ts';
import { spinHandlers } from './handlers.ts';
import { spinOperator } from './operator.ts';
import { coupons } from './records.ts';

export const spin = defineDomain({
  tables: [coupons],
  events: [],
  handlers: spinHandlers,
  operator: spinOperator,
});

export { seedSpin } from './seed.ts';
