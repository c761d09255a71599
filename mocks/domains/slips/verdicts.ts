import type { EventHandlers } from '../../kernel/event-handler.ts';
import { toBaht } from '../../kernel/money.ts';
import type { Player } from '../../kernel/player.ts';
import { fail } from '../../kernel/refusal.ts';
import type { World } from '../../kernel/world.ts';
import type { SlipReason } from '../../reference/slip-reasons.ts';
import { payIn } from '../wallet/movements.ts';
import { isUnread } from './rules.ts';
import type { SlipRow } from './slip-rows.ts';

/** A slip is decided: accepted and credited (null), or turned down. */
function decide(world: World, player: Player, slip: SlipRow, verdict: SlipReason | null): void {
  const amount = isUnread(verdict) ? null : toBaht(slip.worth);
  const status = verdict === null ? 'success' : 'failed';
  world.logOf('slip', player._id).replace({ ...slip, amount, status, note: verdict, verdict });
  if (verdict === null) payIn(world, player, slip.worth, player.bankCode);
}

/**
 * Decides about a slip before its time: the one of an id or reference, else the oldest that is still looked at.
 * @throws NO_DATA when there is none
 */
export function decideNow(world: World, which: string | undefined, verdict: SlipReason | null): void {
  const waiting = world.db.players
    .findMany()
    .flatMap((player) =>
      world
        .logOf('slip', player._id)
        .appended()
        .map((slip) => ({ player, slip })),
    )
    .filter(({ slip }) => slip.status === 'processing')
    .sort((a, b) => Date.parse(a.slip.createdAt) - Date.parse(b.slip.createdAt));
  const found = waiting.find(({ slip }) => which === undefined || slip._id === which || slip.reference === which);
  if (!found) throw fail('NO_DATA');
  world.agenda.cancel((event) => event.kind === 'slip-verdict' && event.slip === found.slip._id);
  decide(world, found.player, found.slip, verdict);
}

export const slipEvents: Pick<EventHandlers, 'slip-verdict'> = {
  'slip-verdict': (world, event) => {
    const player = world.db.players.findFirst((q) => q.where({ _id: event.player }));
    const slip = world.logOf('slip', event.player).get(event.slip);
    if (player && slip) decide(world, player, slip, slip.verdict);
  },
};
