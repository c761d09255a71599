import type { World } from '../../kernel/world.ts';
import { codeFor, otpTimes } from './otp-rules.ts';
import { type Otp, otps, type Phone, phones } from './records.ts';

export const phoneRecord = (world: World, phone: string): Phone =>
  world.table(phones).findFirst((q) => q.where({ phone })) ?? {
    phone,
    verified: false,
    wrongCodes: 0,
    blockedUntil: 0,
  };

/** Writes what is known of a phone, known before or not. */
export async function savePhone(world: World, record: Phone): Promise<void> {
  const { phone, ...known } = record;
  const updated = await world.table(phones).update((q) => q.where({ phone }), {
    data: (draft) => {
      Object.assign(draft, known);
    },
  });
  if (!updated) await world.table(phones).create(record);
}

/** Codes sent to a phone, oldest first. */
export const otpsOf = (world: World, phone: string): Otp[] => world.table(otps).findMany((q) => q.where({ phone }));

/** A code as its owner reads it. */
export interface ReadableOtp {
  readonly phone: string;
  readonly reference: string;
  readonly code: string;
  /** World time, epoch ms. */
  readonly expiresAt: number;
}

/** The code that was sent last and still can be entered, for testers; null when there is none. */
export function currentOtp(world: World, now: number): ReadableOtp | null {
  const last = world
    .table(otps)
    .findMany((q) => q.where({ used: false }))
    .at(-1);
  if (!last || now >= last.sentAt + otpTimes.lifetime) return null;
  const { phone, reference, sentAt } = last;
  return { phone, reference, code: codeFor(phone), expiresAt: sentAt + otpTimes.lifetime };
}
