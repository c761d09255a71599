/** Lookups of the site: name, notice, conditions, agreements, contact. Rules: docs/product/info.md. */
import { defineDomain } from '../../kernel/domain.ts';
import { infoHandlers } from './handlers.ts';

export const info = defineDomain({
  tables: [],
  events: [],
  handlers: infoHandlers,
  operator: {},
});
