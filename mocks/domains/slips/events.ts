import { defineEvent } from '../../kernel/domain.ts';
import { toBaht } from '../../kernel/money.ts';
import type { Player } from '../../kernel/player.ts';
import type { ScheduledEvent } from '../../kernel/time/schedule.ts';
import type { World } from '../../kernel/world.ts';
import type { SlipReason } from '../../reference/codes.ts';
import { playerById } from '../account/index.ts';
import { creditDeposit } from '../wallet/index.ts';
import { type SlipRow, slipLog } from './records.ts';
import { hasUnknownAmount } from './rules.ts';

interface SlipVerdictEvent extends ScheduledEvent {
  readonly kind: 'slip-verdict';
  readonly player: string;
  readonly slip: string;
}

/** Applies the verdict that was drawn at the upload (`slipVerdict`). */
export const slipDecided = defineEvent<SlipVerdictEvent>('slip-verdict', (world, event) => {
  const player = playerById(world, event.player);
  const slip = world.log(slipLog, event.player).get(event.slip);
  if (player && slip) decideSlip(world, player, slip, slip.verdict);
});

/** Credits an accepted slip (verdict null), or rejects it for a reason (SLP-42). */
export function decideSlip(world: World, player: Player, slip: SlipRow, verdict: SlipReason | null): void {
  const amount = hasUnknownAmount(verdict) ? null : toBaht(slip.worth);
  const status = verdict === null ? 'success' : 'failed';
  world.log(slipLog, player._id).replace({ ...slip, amount, status, note: verdict, verdict });
  if (verdict === null) creditDeposit(world, player, slip.worth, player.bankCode);
}
