import type { Player } from '../../kernel/player.ts';
import { day } from '../../kernel/time/duration.ts';
import type { World } from '../../kernel/world.ts';
import type { CouponCode } from './coupon-prizes.ts';
import { coupons } from './records.ts';
import { couponLifetime } from './rules.ts';

/** Claimable coupons, and one for each refusal of a claim. */
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

export async function seedSpin(world: World, player: Player): Promise<void> {
  // The list shows the newest first
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
