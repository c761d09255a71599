import type { ChatMessage } from '../../contract/generated/models/chatMessage.ts';
import type { Invite } from '../../contract/generated/models/invite.ts';
import type { Refund } from '../../contract/generated/models/refund.ts';
import type { Statement } from '../../contract/generated/models/statement.ts';
import type { SlipRow } from '../domains/slips/slip-rows.ts';

/** Rows whose contract has no id get one here: a log needs it. */
type Kept<Row> = Row & { readonly _id: string };

/** What only grows, by kind: the rows of each player's (or chat room's) append-only logs. */
export interface WorldLogs {
  chat: ChatMessage;
  invite: Kept<Invite>;
  refund: Kept<Refund>;
  /** Which slices a player has won. */
  spin: { readonly _id: string; readonly code: string; readonly createdAt: string };
  statement: Statement;
  slip: SlipRow;
}
