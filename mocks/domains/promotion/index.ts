/** Promotion codes. Rules: docs/product/promotion.md. */
import { defineDomain } from '../../kernel/domain.ts';
import { promotionHandlers } from './handlers.ts';
import { promotionReceipts } from './offers.ts';

export const promotion = defineDomain({
  tables: [promotionReceipts],
  events: [],
  handlers: promotionHandlers,
  operator: {},
});
