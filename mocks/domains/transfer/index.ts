/** Transfers of credit between the main wallet and the games. Rules: docs/product/transfer.md. */
import { domain } from '../../kernel/domain.ts';
import { transferHandlers } from './handlers.ts';

export const transfer = domain({
  tables: [],
  events: [],
  handlers: transferHandlers,
  operator: {},
});
