import { toBaht } from '../../kernel/money.ts';
import { happenedAt, type Past } from '../../kernel/past.ts';
import type { Player } from '../../kernel/player.ts';
import { randomFor } from '../../kernel/random.ts';
import type { World } from '../../kernel/world.ts';
import { amounts } from '../../reference/reference-data.ts';
import { type RefundRow, refundLog, refunds } from './records.ts';

/** A refund that was received before the world began. */
function pastRefund(past: Past, age: number): RefundRow {
  const chance = randomFor(past.seed, `past refund:${past.player}:${age}`);
  return {
    _id: `pr${age.toString(36)}`,
    refundAmount: toBaht(chance.pick(amounts.share)),
    createdAt: happenedAt(past, age, chance.next(), 30),
  };
}

/** What waits for a player, and what was received before the world began. */
export async function seedRefund(world: World, player: Player): Promise<void> {
  const { refund, refundRows: rows } = world.switches;
  const past = { seed: world.seed, player: player._id, end: world.now, rows };
  world.openLog(refundLog, player._id, rows, (age) => pastRefund(past, age));
  if (refund === 'none') return;
  const amounts = refund === 'minimum' ? { available: 0, received: 0 } : { available: 185_50, received: 60_25 };
  await world.table(refunds).create({ player: player._id, found: true, ...amounts });
}
