import type { WorldLogs } from '../../kernel/logs.ts';
import { toBaht } from '../../kernel/money.ts';
import { randomFor } from '../../kernel/random.ts';
import { amounts, names } from '../../reference/reference-data.ts';

interface Past {
  readonly seed: number;
  readonly player: string;
  /** World time at which the past ends, epoch ms. */
  readonly end: number;
  readonly rows: number;
}

const day = 86_400_000;

/** When the row of an age happened: evenly over a month, or over two years when there are many, with some chance. */
function happenedAt({ end, rows }: Past, age: number, fraction: number): string {
  const gap = (rows <= 30 ? 30 * day : 730 * day) / rows;
  return new Date(end - Math.floor((age + fraction) * gap) - 60_000).toISOString();
}

/** A bonus from an invited player, from before the world began; by age alone, as `history.ts` does it. */
export function pastInvite(past: Past, age: number): WorldLogs['invite'] {
  const chance = randomFor(past.seed, `past invite:${past.player}:${age}`);
  return {
    _id: `pi${age.toString(36)}`,
    from: { name: `${chance.pick(names.thai.first).local} ${chance.pick(names.thai.last).local}` },
    amount: toBaht(chance.pick(amounts.share)),
    createdAt: happenedAt(past, age, chance.next()),
  };
}

/** A refund that was received before the world began. */
export function pastRefund(past: Past, age: number): WorldLogs['refund'] {
  const chance = randomFor(past.seed, `past refund:${past.player}:${age}`);
  return {
    _id: `pr${age.toString(36)}`,
    refundAmount: toBaht(chance.pick(amounts.share)),
    createdAt: happenedAt(past, age, chance.next()),
  };
}
