/** Promotion codes. Rules: docs/product/promotion.md. */
import { domain } from '../../kernel/domain.ts';
import { promotionHandlers } from './handlers.ts';
import { promotionReceipts } from './records.ts';

export const promotion = domain({
  tables: [promotionReceipts],
  events: [],
  handlers: promotionHandlers,
  operator: {},
});
