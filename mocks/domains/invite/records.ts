import type { Invite } from '../../../contract/generated/models/invite.ts';
import { defineLog } from '../../kernel/log.ts';

/** Bonuses from invited players. The contract gives these rows no id; a log needs one. */
export type InviteRow = Invite & { readonly _id: string };
export const inviteLog = defineLog<InviteRow>('invite');
