import type { Player } from '../../kernel/player.ts';
import type { World } from '../../kernel/world.ts';
import { banks, type PoolBank } from '../../reference/reference-data.ts';
import { codeFor, otpTimes } from './otp-rules.ts';
import type { Otp, Phone } from './records.ts';

/** Banks that a player can register with: those of the country, and in Laos the Thai ones after them. */
export function banksOnOffer({ switches }: World): readonly PoolBank[] {
  const thai = banks.filter(({ country }) => country === 'TH');
  return switches.laos ? [...banks.filter(({ country }) => country === 'LA'), ...thai] : thai;
}

/** Whether another player has this bank account. */
export function isBankTaken(world: World, bankCode: string, bankAccountNo: string, self?: Player): boolean {
  return world.db.players.findMany((q) => q.where({ bankCode, bankAccountNo })).some(({ _id }) => _id !== self?._id);
}

export const phoneRecord = (world: World, phone: string): Phone =>
  world.db.phones.findFirst((q) => q.where({ phone })) ?? { phone, verified: false, wrongCodes: 0, blockedUntil: 0 };

/** Writes what is known of a phone, known before or not. */
export async function keepPhone(world: World, record: Phone): Promise<void> {
  const { phone, ...known } = record;
  const updated = await world.db.phones.update((q) => q.where({ phone }), {
    data: (draft) => {
      Object.assign(draft, known);
    },
  });
  if (!updated) await world.db.phones.create(record);
}

/** Codes sent to a phone, oldest first. */
export const otpsOf = (world: World, phone: string): Otp[] => world.db.otps.findMany((q) => q.where({ phone }));

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
  const last = world.db.otps.findMany((q) => q.where({ used: false })).at(-1);
  if (!last || now >= last.sentAt + otpTimes.lifetime) return null;
  const { phone, reference, sentAt } = last;
  return { phone, reference, code: codeFor(phone), expiresAt: sentAt + otpTimes.lifetime };
}
