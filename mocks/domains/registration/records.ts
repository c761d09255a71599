import * as z from 'zod/mini';
import { fail } from '../../kernel/refusal.ts';
import { defineTable } from '../../kernel/table.ts';
import type { World } from '../../kernel/world.ts';

/** The code is not stored: `codeFor` computes it from the phone. */
const otpSchema = z.object({
  phone: z.string(),
  /** Shown beside the code in the message (REG-17). */
  reference: z.string(),
  token: z.string(),
  /** World time, epoch ms. */
  sentAt: z.number(),
  used: z.boolean(),
});
export type Otp = z.infer<typeof otpSchema>;
export const otps = defineTable('otps', otpSchema);

/** @throws OTP_TOKEN_INVALID */
export function requireOtp(world: World, token: string): Otp {
  const otp = world.table(otps).findFirst((q) => q.where({ token }));
  if (!otp) throw fail('OTP_TOKEN_INVALID');
  return otp;
}

const phoneSchema = z.object({
  phone: z.string(),
  verified: z.boolean(),
  /** Since the last right code or the last block. */
  wrongCodes: z.int(),
  /** World time, epoch ms; 0 if never blocked. */
  blockedUntil: z.number(),
});
export type Phone = z.infer<typeof phoneSchema>;
export const phones = defineTable('phones', phoneSchema);

/** Defaults for a phone without a checked code. */
export const phoneRecord = (world: World, phone: string): Phone =>
  world.table(phones).findFirst((q) => q.where({ phone })) ?? {
    phone,
    verified: false,
    wrongCodes: 0,
    blockedUntil: 0,
  };

export async function savePhone(world: World, record: Phone): Promise<void> {
  const { phone, ...known } = record;
  const updated = await world.change(phones, { phone }, known);
  if (!updated) await world.table(phones).create(record);
}

/** Oldest first. */
export const otpsOf = (world: World, phone: string): Otp[] => world.table(otps).findMany((q) => q.where({ phone }));
