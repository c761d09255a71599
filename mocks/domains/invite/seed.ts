import { toBaht } from '../../kernel/money.ts';
import type { Player } from '../../kernel/player.ts';
import { randomFor } from '../../kernel/random.ts';
import { happenedAt, type Past, pastOf } from '../../kernel/time/past.ts';
import type { World } from '../../kernel/world.ts';
import { amounts } from '../../reference/reference-data.ts';
import { type InviteRow, invitedName, inviteLog } from './records.ts';

/** A row of the list from before the world began, computed from its age: 0 is the newest. */
function pastInvite(past: Past, age: number): InviteRow {
  const random = randomFor(past.seed, `past invite:${past.owner}:${age}`);
  return {
    _id: `pi${age.toString(36)}`,
    from: { name: invitedName(random) },
    amount: toBaht(random.pick(amounts.share)),
    createdAt: happenedAt(past, age, random.next(), 30),
  };
}

/** Begins the list with the bonuses from before the world began. */
export function seedInvite(world: World, player: Player): void {
  const past = pastOf(world, player._id, world.switches.inviteRows);
  world.openLog(inviteLog, player._id, past.rows, (age) => pastInvite(past, age));
}
