import { toBaht } from '../../kernel/money.ts';
import type { Player } from '../../kernel/player.ts';
import { randomFor } from '../../kernel/random.ts';
import { type Currency, inCurrency, siteLanguage } from '../../kernel/site.ts';
import { happenedAt, type Past, pastOf } from '../../kernel/time/past.ts';
import type { World } from '../../kernel/world.ts';
import type { SiteLanguage } from '../../reference/language.ts';
import { amounts } from '../../reference/reference-data.ts';
import { type InviteRow, invitedName, inviteLog } from './records.ts';

interface PastInvites extends Past {
  readonly language: SiteLanguage;
  readonly currency: Currency;
}

/** Computes a past row from its age; 0 is the newest. */
function pastInvite(past: PastInvites, age: number): InviteRow {
  const random = randomFor(past.seed, `past invite:${past.owner}:${age}`);
  return {
    _id: `pi${age.toString(36)}`,
    from: { name: invitedName(random, past.language) },
    amount: toBaht(inCurrency(random.pick(amounts.share), past.currency)),
    createdAt: happenedAt(past, age, random.next(), 30),
  };
}

export function seedInvite(world: World, player: Player): void {
  const { switches } = world;
  const language = siteLanguage(switches);
  const past = { ...pastOf(world, player._id, switches.inviteRows), language, currency: player.currency };
  world.openLog(inviteLog, player._id, past.rows, (age) => pastInvite(past, age));
}
