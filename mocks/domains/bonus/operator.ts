import * as z from 'zod/mini';
import { demoPlayer } from '../../engine/build-world.ts';
import { operatorAction } from '../../kernel/domain.ts';
import { toBaht, toSatang } from '../../kernel/money.ts';
import type { Player } from '../../kernel/player.ts';
import { fail } from '../../kernel/refusal.ts';
import type { World } from '../../kernel/world.ts';
import { names } from '../../reference/reference-data.ts';
import { couponCodes } from '../spin/coupon-prizes.ts';
import { giveCoupon, setCoins } from '../spin/handlers.ts';
import { activeBonusOf } from './rules.ts';

/** Whom an action is for: the demo player, unless another phone number is given. */
const someone = { phone: z.optional(z.string()) };
/** Baht. */
const amount = z.number().check(z.gte(0.01), z.lte(1_000_000));

/** @throws NO_USER */
function playerOf(world: World, phone: string = demoPlayer.username): Player {
  const player = world.db.players.findFirst((q) => q.where({ username: phone }));
  if (!player) throw fail('NO_USER');
  return player;
}

async function giveInvite(world: World, player: Player, satang: number): Promise<void> {
  const chance = world.random('invite');
  const name = `${chance.pick(names.thai.first).local} ${chance.pick(names.thai.last).local}`;
  world.logOf('invite', player._id).append({
    _id: world.id('iv'),
    from: { name },
    amount: toBaht(satang),
    createdAt: world.isoNow,
  });
  await world.db.players.update((q) => q.where({ _id: player._id }), {
    data: (draft) => {
      draft.inviteBonus += satang;
    },
  });
}

async function giveRefund(world: World, player: Player, satang: number): Promise<void> {
  const former = world.db.refunds.findFirst((q) => q.where({ player: player._id }));
  if (!former) {
    await world.db.refunds.create({ player: player._id, found: true, available: satang, received: 0 });
    return;
  }
  await world.db.refunds.update((q) => q.where({ player: player._id }), {
    data: (draft) => {
      draft.found = true;
      draft.available += satang;
    },
  });
}

/** What testers can have the people behind the site do about rewards. */
export const rewardsOperator = {
  /** Lets the player off the rest of the turnover, so that the running bonus can be ended. */
  meetBonusCondition: operatorAction(z.strictObject(someone), async (world, { phone }) => {
    const running = activeBonusOf(world, playerOf(world, phone));
    if (!running) throw fail('NO_PROMOTION');
    const { _id, player } = running.record;
    await world.db.bonuses.update((q) => q.where({ _id, player }), {
      data: (draft) => {
        draft.conditionMet = true;
      },
    });
  }),

  giveCoins: operatorAction(
    z.strictObject({ ...someone, coins: z.int().check(z.gte(1), z.lte(100_000)) }),
    async (world, { phone, coins }) => {
      const player = playerOf(world, phone);
      await setCoins(world, player, player.coin + coins);
    },
  ),

  giveCoupon: operatorAction(z.strictObject({ ...someone, prize: z.enum(couponCodes) }), (world, { phone, prize }) =>
    giveCoupon(world, playerOf(world, phone), prize),
  ),

  /** All coupons of the player run out now. */
  expireCoupons: operatorAction(z.strictObject(someone), async (world, { phone }) => {
    const player = playerOf(world, phone)._id;
    await world.db.coupons.updateMany((q) => q.where({ player }), {
      data: (draft) => {
        draft.expiresAt = world.isoNow;
      },
    });
  }),

  /** An invited player has played: the bonus grows, and the list by a row. */
  giveInvite: operatorAction(z.strictObject({ ...someone, amount }), (world, data) =>
    giveInvite(world, playerOf(world, data.phone), toSatang(data.amount)),
  ),

  /** A refund is found, on top of what waits already. */
  giveRefund: operatorAction(z.strictObject({ ...someone, amount }), (world, data) =>
    giveRefund(world, playerOf(world, data.phone), toSatang(data.amount)),
  ),
};
