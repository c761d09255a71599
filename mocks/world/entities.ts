import { Collection } from '@mswjs/data';
import * as z from 'zod/mini';
import { Profile, Slot } from '../../contract/generated/zod/krapao.ts';

/** A player as the backend knows them: the profile on the wire, and what never leaves the backend. */
export const playerSchema = z.object({
  ...Profile.shape,
  passwordDigest: z.string(),
  active: z.boolean(),
  bankCode: z.string(),
  bankAccountName: z.string(),
  bankAccountNo: z.string(),
  inviteBonus: z.int().check(z.gte(0)),
  logins: z.int().check(z.gte(0)),
});
export type Player = z.infer<typeof playerSchema>;

/** A game account. Its balance lives in the ledger, not here. */
const { amount: _amount, ...slotShape } = Slot.shape;
export const gameSchema = z.object({ ...slotShape, player: z.string() });
export type Game = z.infer<typeof gameSchema>;

export const sessionSchema = z.object({ token: z.string(), player: z.string() });
export type Session = z.infer<typeof sessionSchema>;

export const createCollections = () => ({
  players: new Collection({ schema: playerSchema }),
  games: new Collection({ schema: gameSchema }),
  sessions: new Collection({ schema: sessionSchema }),
});
export type Collections = ReturnType<typeof createCollections>;
