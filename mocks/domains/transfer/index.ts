/** Transfers of credit between the main wallet and the games. Rules: docs/product/transfer.md. */
import { defineDomain } from '../../kernel/domain.ts';
import { transferHandlers } from './handlers.ts';

export const transfer = defineDomain({
  tables: [],
  events: [],
  handlers: transferHandlers,
  operator: {},
});
