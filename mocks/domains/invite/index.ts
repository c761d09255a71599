/** Invitations, and the bonus that invited players bring. Rules: docs/product/invite.md. */
import { defineDomain } from '../../kernel/domain.ts';
import { inviteHandlers } from './handlers.ts';
import { inviteOperator } from './operator.ts';

export const invite = defineDomain({
  tables: [],
  events: [],
  handlers: inviteHandlers,
  operator: inviteOperator,
});

export { inviteLog } from './records.ts';
export { seedInvite } from './seed.ts';
