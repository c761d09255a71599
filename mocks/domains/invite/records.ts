import type { Invite } from '../../../contract/generated/models/invite.ts';
import { defineLog } from '../../kernel/log.ts';
import type { Random } from '../../kernel/random.ts';
import { names } from '../../reference/reference-data.ts';

/** A bonus that an invited player has brought. The contract gives the row no id, but a log needs one. */
export type InviteRow = Invite & { readonly _id: string };
/** The bonuses that a player's invitations have brought. */
export const inviteLog = defineLog<InviteRow>('invite');

/** The name of an invited player. */
export const invitedName = (random: Random): string =>
  `${random.pick(names.thai.first).local} ${random.pick(names.thai.last).local}`;
