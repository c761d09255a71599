import * as z from 'zod/mini';

/** A one-time password that was sent. What it says is not kept: `rules/otp.ts` knows by the phone. */
export const otpSchema = z.object({
  phone: z.string(),
  /** Printed beside the code in the message to the phone. */
  reference: z.string(),
  token: z.string(),
  /** World time, epoch ms. */
  sentAt: z.number(),
  used: z.boolean(),
});
export type Otp = z.infer<typeof otpSchema>;

/** What is known of a phone that a code was checked for. */
export const phoneSchema = z.object({
  phone: z.string(),
  verified: z.boolean(),
  /** Wrong codes since the last right one, or since the last block. */
  wrongCodes: z.int(),
  /** World time, epoch ms; 0 when it never was. */
  blockedUntil: z.number(),
});
export type Phone = z.infer<typeof phoneSchema>;

/** Wrong passwords for a user name, whether anybody has it or not. */
export const loginAttemptsSchema = z.object({
  username: z.string(),
  /** World times, epoch ms, oldest first; the last minute's only. */
  wrongAt: z.array(z.number()),
});
