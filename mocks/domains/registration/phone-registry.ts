import type { World } from '../../kernel/world.ts';
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
