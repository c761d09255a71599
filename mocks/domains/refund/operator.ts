import * as z from 'zod/mini';
import { defineOperatorAction } from '../../kernel/domain.ts';
import { toSatang } from '../../kernel/money.ts';
import type { Player } from '../../kernel/player.ts';
import type { World } from '../../kernel/world.ts';
import { playerField, requirePlayer } from '../account/index.ts';
import { refunds } from './records.ts';

/** Baht. */
const amount = z.number().check(z.gte(0.01), z.lte(1_000_000));

async function addRefund(world: World, player: Player, satang: number): Promise<void> {
  const former = world.table(refunds).findFirst((q) => q.where({ player: player._id }));
  if (!former) {
    await world.table(refunds).create({ player: player._id, found: true, available: satang, received: 0 });
    return;
  }
  await world.change(refunds, { player: player._id }, { found: true, available: former.available + satang });
}

export const refundOperator = {
  /** Adds to a waiting refund (REF-28). */
  giveRefund: defineOperatorAction(z.strictObject({ ...playerField, amount }), (world, data) =>
    addRefund(world, requirePlayer(world, data.phone), toSatang(data.amount)),
  ),
};
