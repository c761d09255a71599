import { defineEvent } from '../../kernel/domain.ts';
import { toBaht } from '../../kernel/money.ts';
import { type Player, players } from '../../kernel/player.ts';
import { fail } from '../../kernel/refusal.ts';
import type { ScheduledEvent } from '../../kernel/time/schedule.ts';
import type { World } from '../../kernel/world.ts';
import type { SlipReason } from '../../reference/slip-reasons.ts';
import { playerById } from '../account/index.ts';
import { creditDeposit } from '../wallet/index.ts';
import { type SlipRow, slipLog } from './records.ts';
import { hasUnknownAmount } from './rules.ts';

/** The verdict of a slip becomes known. */
interface SlipVerdictEvent extends ScheduledEvent {
  readonly kind: 'slip-verdict';
  readonly player: string;
  /** Id of the slip. */
  readonly slip: string;
}

/** At its time a slip gets the verdict that was drawn at the upload (`slipVerdict`). */
export const slipDecided = defineEvent<SlipVerdictEvent>('slip-verdict', (world, event) => {
  const player = playerById(world, event.player);
  const slip = world.log(slipLog, event.player).get(event.slip);
  if (player && slip) decide(world, player, slip, slip.verdict);
});

/** Accepts a slip and credits it (verdict null), or lets it fail for a reason and without money (SLP-42). */
function decide(world: World, player: Player, slip: SlipRow, verdict: SlipReason | null): void {
  const amount = hasUnknownAmount(verdict) ? null : toBaht(slip.worth);
  const status = verdict === null ? 'success' : 'failed';
  world.log(slipLog, player._id).replace({ ...slip, amount, status, note: verdict, verdict });
  if (verdict === null) creditDeposit(world, player, slip.worth, player.bankCode);
}

/**
 * Decides a slip before its time.
 * @param which its id or reference; without it the oldest that is still processing
 * @throws NO_DATA when there is none
 */
export function decideSlipNow(world: World, which: string | undefined, verdict: SlipReason | null): void {
  const processing = world
    .table(players)
    .findMany()
    .flatMap((player) =>
      world
        .log(slipLog, player._id)
        .appended()
        .map((slip) => ({ player, slip })),
    )
    .filter(({ slip }) => slip.status === 'processing')
    .sort((a, b) => Date.parse(a.slip.createdAt) - Date.parse(b.slip.createdAt));
  const found = processing.find(({ slip }) => which === undefined || slip._id === which || slip.reference === which);
  if (!found) throw fail('NO_DATA');
  world.schedule.cancel(slipDecided, ({ slip }) => slip === found.slip._id);
  decide(world, found.player, found.slip, verdict);
}
