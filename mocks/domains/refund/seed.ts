import { toBaht } from '../../kernel/money.ts';
import type { Player } from '../../kernel/player.ts';
import { randomFor } from '../../kernel/random.ts';
import { type Currency, inCurrency } from '../../kernel/site.ts';
import type { Switches } from '../../kernel/switches.ts';
import { happenedAt, type Past, pastOf } from '../../kernel/time/past.ts';
import type { World } from '../../kernel/world.ts';
import { amounts } from '../../reference/reference-data.ts';
import { type RefundRow, refundLog, refunds } from './records.ts';

/** Computes a past refund from its age; 0 is the newest. */
function pastRefund(past: Past, currency: Currency, age: number): RefundRow {
  const random = randomFor(past.seed, `past refund:${past.owner}:${age}`);
  return {
    _id: `pr${age.toString(36)}`,
    refundAmount: toBaht(inCurrency(random.pick(amounts.share), currency)),
    createdAt: happenedAt(past, age, random.next(), 30),
  };
}

/** Satang, waiting and received. */
export function refundAtStart(state: Switches['refund'], currency: Currency): { available: number; received: number } {
  return state === 'none' || state === 'minimum'
    ? { available: 0, received: 0 }
    : { available: inCurrency(185_50, currency), received: inCurrency(60_25, currency) };
}

export async function seedRefund(world: World, player: Player): Promise<void> {
  const { refund, refundRows } = world.switches;
  const past = pastOf(world, player._id, refundRows);
  world.openLog(refundLog, player._id, refundRows, (age) => pastRefund(past, player.currency, age));
  if (refund === 'none') return;
  await world.table(refunds).create({ player: player._id, found: true, ...refundAtStart(refund, player.currency) });
}
