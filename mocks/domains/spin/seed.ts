import type { Player } from '../../kernel/player.ts';
import type { World } from '../../kernel/world.ts';
import type { CouponCode } from './coupon-prizes.ts';
import { coupons } from './records.ts';

const day = 86_400_000;

/** Good ones and, now and then, one for each way in which a claim can be refused, told apart by its name. */
const couponsAtStart: readonly { readonly prize: CouponCode; readonly expired?: boolean }[] = [
  { prize: 'CREDIT30' },
  { prize: 'COINS2' },
  { prize: 'CREDIT88' },
  { prize: 'CREDIT200', expired: true },
  { prize: 'SHIRT' },
  { prize: 'CREDIT30' },
  { prize: 'OLDWHEEL' },
  { prize: 'COINS2' },
  { prize: 'CANCELLED' },
  { prize: 'CREDIT88' },
];

/** The coupons that a player has when the world begins. */
export async function seedSpin(world: World, player: Player): Promise<void> {
  // the oldest first: the list shows the newest on top
  for (let index = world.switches.coupons - 1; index >= 0; index--) {
    const coupon = couponsAtStart[index % couponsAtStart.length];
    if (!coupon) continue;
    await world.table(coupons).create({
      _id: `cp${index + 1}`,
      player: player._id,
      prize: coupon.prize,
      expiresAt: new Date(world.now + (coupon.expired ? -1 : 14) * day).toISOString(),
    });
  }
}
