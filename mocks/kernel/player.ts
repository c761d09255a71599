import * as z from 'zod/mini';
import { Profile } from '../../contract/generated/zod/krapao.ts';
import { defineTable } from './table.ts';

/** A player as the backend knows them: the profile on the wire, and what never leaves the backend. */
const playerSchema = z.object({
  ...Profile.shape,
  passwordDigest: z.string(),
  active: z.boolean(),
  bankCode: z.string(),
  bankAccountName: z.string(),
  bankAccountNo: z.string(),
  /** Id of the player whose invite code was given; null for none, or one that no player has. */
  invitedBy: z.nullable(z.string()),
  /** Satang. */
  inviteBonus: z.int().check(z.gte(0)),
  logins: z.int().check(z.gte(0)),
});
export type Player = z.infer<typeof playerSchema>;

/** The kernel owns the players, because a player is the actor of every call. */
export const players = defineTable('players', playerSchema);
