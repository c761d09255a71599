import * as z from 'zod/mini';
import { defineTable } from '../../kernel/table.ts';

/** A one-time password that was sent. What it says is not kept: `otp-rules.ts` knows by the phone. */
const otpSchema = z.object({
  phone: z.string(),
  /** Printed beside the code in the message to the phone. */
  reference: z.string(),
  token: z.string(),
  /** World time, epoch ms. */
  sentAt: z.number(),
  used: z.boolean(),
});
export type Otp = z.infer<typeof otpSchema>;
export const otps = defineTable('otps', otpSchema);

/** What is known of a phone that a code was checked for. */
const phoneSchema = z.object({
  phone: z.string(),
  verified: z.boolean(),
  /** Wrong codes since the last right one, or since the last block. */
  wrongCodes: z.int(),
  /** World time, epoch ms; 0 when it never was. */
  blockedUntil: z.number(),
});
export type Phone = z.infer<typeof phoneSchema>;
export const phones = defineTable('phones', phoneSchema);
