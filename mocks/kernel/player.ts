import * as z from 'zod/mini';
import { Profile } from '../../contract/generated/zod/krapao.ts';
import { defineTable } from './table.ts';

/** A player as the backend stores them: the profile on the wire, and internal fields. */
const playerSchema = z.object({
  ...Profile.shape,
  passwordDigest: z.string(),
  active: z.boolean(),
  bankCode: z.string(),
  bankAccountName: z.string(),
  bankAccountNo: z.string(),
  /** Id of the inviting player; null without an invite code or with an unknown one. */
  invitedBy: z.nullable(z.string()),
  /** Satang waiting to be claimed (INV-28). */
  inviteBonus: z.int().check(z.gte(0)),
  /** Number of logins; login tokens are derived from it. */
  logins: z.int().check(z.gte(0)),
});
export type Player = z.infer<typeof playerSchema>;

/** In the kernel because every call has a player as its actor. */
export const players = defineTable('players', playerSchema);
