import { bonuses, bonusOffers, isExhausted } from '../../domains/bonus/index.ts';
import { inviteLog } from '../../domains/invite/index.ts';
import { refundAtStart, refunds } from '../../domains/refund/index.ts';
import type { Journal, RequestEntry } from '../../kernel/journal.ts';
import { switchSatang } from '../../kernel/money.ts';
import type { Player } from '../../kernel/player.ts';
import { entryNumberOf, type World } from '../../kernel/world.ts';
import { demoPlayer } from '../../reference/reference-data.ts';
import { type Books, isDone, sum } from './money-rules.ts';

/** The requests that may pay a reward, by the type of its statement row. */
const payers: Readonly<Record<string, readonly string[]>> = {
  bonus: ['activateBonus'],
  promotion: ['activatePromotion'],
  invite: ['receiveInviteBonus'],
  refund: ['addRefundToWallet'],
  luckydraw: ['spin', 'claimCoupon'],
};

/** The reason of a reward: each is paid once. */
function reasonOf({ seq, operation, player, path, body }: RequestEntry): string {
  if (operation === 'activatePromotion') return `promotion ${player} ${path['code']}`;
  return operation === 'claimCoupon' ? `coupon ${player} ${(body as { coupon: string }).coupon}` : `entry ${seq}`;
}

/** Satang of refunds and invitations that a player was promised, pending and paid. */
function promisesOf(world: World, journal: Journal, { player, rows }: Books) {
  const atStart = promisedAtStart(world, player);
  const paid = (source: string) =>
    sum(rows.filter(({ type, description }) => type === 'bonus' && description === source).map(({ amount }) => amount));
  const refund = world.table(refunds).findFirst((q) => q.where({ player: player._id }));
  const given = journal.flatMap((entry) => {
    if (entry.kind !== 'operator' || entry.action !== 'giveRefund') return [];
    const { phone = demoPlayer.username, amount } = entry.data as { phone?: string; amount: number };
    return phone === player.username ? [switchSatang(amount)] : [];
  });
  const invited = world.log(inviteLog, player._id).appended();
  return {
    refund: {
      found: atStart.refund + sum(given),
      here: (refund?.available ?? 0) + (refund?.received ?? 0) + paid('refund'),
    },
    invite: {
      found: atStart.invite + sum(invited.map(({ amount }) => switchSatang(amount))),
      here: player.inviteBonus + paid('invite'),
    },
  };
}

/** Each bonus, coupon, refund, invitation and promotion has a reason and is paid once for it. */
export function rewardFaults(world: World, journal: Journal, books: readonly Books[]): string[] {
  const paidFor = books.flatMap(({ player, rows }) =>
    rows
      .filter(({ type }) => type === 'bonus')
      .map(({ _id, description }) => {
        const entry = journal[entryNumberOf(_id, 'st') ?? -1];
        const isPaid = isDone(entry) && entry.player === player._id;
        return isPaid && payers[description ?? '']?.includes(entry.operation) ? entry : `${_id} has no reason`;
      }),
  );
  const claims = journal.filter(isDone).filter(({ operation }) => operation === 'claimCoupon');
  const paid = paidFor.filter((entry) => typeof entry === 'object');
  // Claiming a coupon of coins adds no statement row
  const repeated = [paid, claims].flatMap((entries) => {
    const reasons = entries.map(reasonOf);
    return reasons.filter((reason, index) => reasons.indexOf(reason) !== index);
  });
  const tooOften = world
    .table(bonuses)
    .findMany()
    .filter(({ code, received }) => {
      const offer = bonusOffers.find((each) => each.code === code);
      return received.some(
        ({ updatedAt }, index) => !offer || isExhausted(offer, received.slice(0, index), Date.parse(updatedAt)),
      );
    });
  const withoutReceipt = books.filter(({ player, rows }) => {
    const received = world.table(bonuses).findMany((q) => q.where({ player: player._id }));
    const receipts = received
      .flatMap((record) => record.received)
      .filter(({ updatedAt }) => Date.parse(updatedAt) >= world.start.at);
    return rows.filter(({ type, description }) => type === 'bonus' && description === 'bonus').length > receipts.length;
  });
  const promises = books.flatMap((book) =>
    Object.entries(promisesOf(world, journal, book)).flatMap(([name, { found, here }]) =>
      found === here ? [] : [`${name} ${book.player._id}: ${here - found} satang`],
    ),
  );
  return [
    ...paidFor.filter((entry) => typeof entry === 'string'),
    ...repeated,
    ...tooOften.map(({ player, code }) => `bonus ${player} ${code}`),
    ...withoutReceipt.map(({ player }) => `bonus ${player._id} without a receipt`),
    ...promises,
  ];
}

/** Satang of refunds and invitations that a player could claim when the world began. */
function promisedAtStart({ start: { switches } }: World, { username, currency }: Player) {
  // When the demo player was not registered at the start, a newcomer with that number has nothing to claim.
  const isDemo = switches.registered && username === demoPlayer.username;
  return {
    refund: isDemo ? sum(Object.values(refundAtStart(switches.refund, currency))) : 0,
    invite: isDemo ? switchSatang(switches.inviteBonus) : 0,
  };
}
