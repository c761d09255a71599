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
  /** Id of the player who invited; null when no invite code was given, or one of an unknown player. */
  invitedBy: z.nullable(z.string()),
  /** Satang that wait to be received (INV-28). */
  inviteBonus: z.int().check(z.gte(0)),
  /** How often the player has logged in; the token of a login is made from its number. */
  logins: z.int().check(z.gte(0)),
});
export type Player = z.infer<typeof playerSchema>;

/** The kernel owns the players, because a player is the actor of every call. */
export const players = defineTable('players', playerSchema);
