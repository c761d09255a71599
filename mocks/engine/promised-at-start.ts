import { type RefundRecord, refundAtStart } from '../domains/refund/index.ts';
import { switchSatang } from '../kernel/money.ts';
import type { Player } from '../kernel/player.ts';
import type { World } from '../kernel/world.ts';
import { demoPlayer } from '../reference/logins.ts';
import { sum } from './money-rules.ts';

/** Satang of refunds and invitations that a player could claim when the world began. */
export function promisedAtStart({ start: { records, switches } }: World, { _id, username, currency }: Player) {
  const recorded = records?.tables['players']?.find((each) => (each as Player)._id === _id) as Player | undefined;
  if (recorded) {
    const rows = (records?.tables['refunds'] ?? []) as readonly RefundRecord[];
    const refund = sum(rows.map(({ available, received }) => available + received));
    return { isRecorded: true, refund, invite: recorded.inviteBonus };
  }
  // When the demo player was not registered at the start, a newcomer with that number has nothing to claim.
  const isDemo = !records && switches.registered && username === demoPlayer.username;
  return {
    isRecorded: false,
    refund: isDemo ? sum(Object.values(refundAtStart(switches.refund, currency))) : 0,
    invite: isDemo ? switchSatang(switches.inviteBonus) : 0,
  };
}
