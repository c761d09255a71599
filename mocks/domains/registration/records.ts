import * as z from 'zod/mini';
import { fail } from '../../kernel/refusal.ts';
import { defineTable } from '../../kernel/table.ts';
import type { World } from '../../kernel/world.ts';

/** A one-time code that was sent. The code itself is not stored: `codeFor` computes it from the phone. */
const otpSchema = z.object({
  phone: z.string(),
  /** Shown beside the code in the message to the phone (REG-17). */
  reference: z.string(),
  token: z.string(),
  /** World time, epoch ms. */
  sentAt: z.number(),
  used: z.boolean(),
});
export type Otp = z.infer<typeof otpSchema>;
export const otps = defineTable('otps', otpSchema);

/** The code that a token was given out for. @throws OTP_TOKEN_INVALID for any other token */
export function requireOtp(world: World, token: string): Otp {
  const otp = world.table(otps).findFirst((q) => q.where({ token }));
  if (!otp) throw fail('OTP_TOKEN_INVALID');
  return otp;
}

/** A phone that a code was checked for. */
const phoneSchema = z.object({
  phone: z.string(),
  verified: z.boolean(),
  /** Wrong codes since the last right one or the last block. */
  wrongCodes: z.int(),
  /** World time, epoch ms; 0 when it was never blocked. */
  blockedUntil: z.number(),
});
export type Phone = z.infer<typeof phoneSchema>;
export const phones = defineTable('phones', phoneSchema);

/** What is known of a phone, whether a code was ever checked for it or not. */
export const phoneRecord = (world: World, phone: string): Phone =>
  world.table(phones).findFirst((q) => q.where({ phone })) ?? {
    phone,
    verified: false,
    wrongCodes: 0,
    blockedUntil: 0,
  };

/** Stores what is known of a phone. */
export async function savePhone(world: World, record: Phone): Promise<void> {
  const { phone, ...known } = record;
  const updated = await world.change(phones, { phone }, known);
  if (!updated) await world.table(phones).create(record);
}

/** The codes that were sent to a phone, oldest first. */
export const otpsOf = (world: World, phone: string): Otp[] => world.table(otps).findMany((q) => q.where({ phone }));
