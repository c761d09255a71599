import type { Invite } from '../../../contract/generated/models/invite.ts';
import { defineLog } from '../../kernel/log.ts';
import type { Random } from '../../kernel/random.ts';
import type { SiteLanguage } from '../../reference/language.ts';
import { names } from '../../reference/reference-data.ts';

/** The contract gives the row no id, but a log needs one. */
export type InviteRow = Invite & { readonly _id: string };
export const inviteLog = defineLog<InviteRow>('invite');

export function invitedName(random: Random, language: SiteLanguage): string {
  const { first, last } = names[language === 'la' ? 'lao' : 'thai'];
  return `${random.pick(first).local} ${random.pick(last).local}`;
}
