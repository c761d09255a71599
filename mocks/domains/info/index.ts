/** Lookups of the site: name, notice, conditions, agreements, contact. Rules: docs/product/info.md. */
import { domain } from '../../kernel/domain.ts';
import { infoHandlers } from './handlers.ts';

export const info = domain({
  tables: [],
  events: [],
  handlers: infoHandlers,
  operator: {},
});
