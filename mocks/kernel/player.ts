import { Collection } from '@mswjs/data';
import * as z from 'zod/mini';
import { Profile, Slot } from '../../contract/generated/zod/krapao.ts';
import { rewardCollections } from '../domains/bonus/records.ts';
import { chatCollections } from '../domains/chat/records.ts';
import { gamePasswordSchema, giftSchema, qrcodeSchema } from '../domains/qr/records.ts';
import { loginAttemptsSchema, otpSchema, phoneSchema } from '../domains/registration/records.ts';

/** A player as the backend knows them: the profile on the wire, and what never leaves the backend. */
export const playerSchema = z.object({
  ...Profile.shape,
  passwordDigest: z.string(),
  active: z.boolean(),
  bankCode: z.string(),
  bankAccountName: z.string(),
  bankAccountNo: z.string(),
  /** Id of the player whose invite code was given; null for none, or one that nobody has. */
  invitedBy: z.nullable(z.string()),
  inviteBonus: z.int().check(z.gte(0)),
  logins: z.int().check(z.gte(0)),
});
export type Player = z.infer<typeof playerSchema>;

/** A game account. Its balance lives in the ledger, not here. */
const { amount: _amount, ...slotShape } = Slot.shape;
export const gameSchema = z.object({ ...slotShape, player: z.string() });
export type Game = z.infer<typeof gameSchema>;

export const sessionSchema = z.object({ token: z.string(), player: z.string() });

export const createCollections = () => ({
  ...chatCollections(),
  ...rewardCollections(),
  otps: new Collection({ schema: otpSchema }),
  phones: new Collection({ schema: phoneSchema }),
  loginAttempts: new Collection({ schema: loginAttemptsSchema }),
  players: new Collection({ schema: playerSchema }),
  games: new Collection({ schema: gameSchema }),
  sessions: new Collection({ schema: sessionSchema }),
  gamePasswords: new Collection({ schema: gamePasswordSchema }),
  gifts: new Collection({ schema: giftSchema }),
  qrcodes: new Collection({ schema: qrcodeSchema }),
});
export type Collections = ReturnType<typeof createCollections>;
