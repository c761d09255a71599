import type { Player } from '../../kernel/player.ts';
import { day } from '../../kernel/time/duration.ts';
import type { World } from '../../kernel/world.ts';
import type { CouponCode } from './coupon-prizes.ts';
import { coupons } from './records.ts';
import { couponLifetime } from './rules.ts';

/** Coupons that can be claimed and, among them, one for each way in which a claim is refused. */
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
  // oldest first, since the list shows the newest on top
  for (let index = world.switches.coupons - 1; index >= 0; index--) {
    const coupon = couponsAtStart[index % couponsAtStart.length];
    if (!coupon) continue;
    await world.table(coupons).create({
      _id: `cp${index + 1}`,
      player: player._id,
      prize: coupon.prize,
      expiresAt: new Date(world.now + (coupon.expired ? -day : couponLifetime)).toISOString(),
    });
  }
}
