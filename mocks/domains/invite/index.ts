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

/** The engine checks that each bonus of an invitation is paid once. */
export { inviteLog } from './records.ts';
/** The bonuses that invited players brought before the world began. */
export { seedInvite } from './seed.ts';
