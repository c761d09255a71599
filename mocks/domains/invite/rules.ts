import { fail } from '../../kernel/refusal.ts';
import type { Switches } from '../../kernel/switches.ts';
import type { RunningBonus } from '../bonus/index.ts';

/** By the switch `inviteState`; `ready` leaves the decision to the rules. */
const refusals = {
  inactive: 'INVITE_INACTIVE',
  none: 'NO_INVITE_BONUS',
  collect: 'INVITE_COLLECT',
  noplay: 'NO_INVITEE_PLAY_INFO',
  fail: 'INVITE_BONUS_FAIL',
} as const;

/**
 * @param amount waiting satang
 * @throws INVITE_INACTIVE, INVITE_COLLECT, NO_INVITEE_PLAY_INFO, NO_INVITE_BONUS, BONUS_REMAINING, INVITE_BONUS_FAIL
 * (INV-29)
 */
export function checkInviteBonus(amount: number, running: RunningBonus | null, state: Switches['inviteState']): void {
  if (state !== 'ready') throw fail(refusals[state]);
  if (amount <= 0) throw fail('NO_INVITE_BONUS');
  if (running) throw fail('BONUS_REMAINING');
}
