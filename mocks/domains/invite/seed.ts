import { toBaht } from '../../kernel/money.ts';
import { happenedAt, type Past } from '../../kernel/past.ts';
import type { Player } from '../../kernel/player.ts';
import { randomFor } from '../../kernel/random.ts';
import type { World } from '../../kernel/world.ts';
import { amounts, names } from '../../reference/reference-data.ts';
import { type InviteRow, inviteLog } from './records.ts';

/** A bonus from an invited player, from before the world began; computed from its age alone. */
function pastInvite(past: Past, age: number): InviteRow {
  const chance = randomFor(past.seed, `past invite:${past.player}:${age}`);
  return {
    _id: `pi${age.toString(36)}`,
    from: { name: `${chance.pick(names.thai.first).local} ${chance.pick(names.thai.last).local}` },
    amount: toBaht(chance.pick(amounts.share)),
    createdAt: happenedAt(past, age, chance.next(), 30),
  };
}

/** What invited players have brought before the world began. */
export function seedInvite(world: World, player: Player): void {
  const rows = world.switches.inviteRows;
  const past = { seed: world.seed, player: player._id, end: world.now, rows };
  world.openLog(inviteLog, player._id, rows, (age) => pastInvite(past, age));
}
