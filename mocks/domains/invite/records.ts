import type { Invite } from '../../../contract/generated/models/invite.ts';
import { defineLog } from '../../kernel/log.ts';

/** A bonus that an invited player has brought. The contract gives the row no id, but a log needs one. */
export type InviteRow = Invite & { readonly _id: string };
/** The bonuses that a player's invitations have brought. */
export const inviteLog = defineLog<InviteRow>('invite');
