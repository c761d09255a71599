import type { Handlers } from '../../kernel/handler.ts';
import { toBaht } from '../../kernel/money.ts';
import { fail } from '../../kernel/refusal.ts';
import type { World } from '../../kernel/world.ts';
import { magicCode } from '../../reference/magic.ts';
import { amounts } from '../../reference/reference-data.ts';
import { amountByName, checkSlipFile, slipVerdict } from './rules.ts';
import { slipReference } from './slip-rows.ts';
import { isSlipWindowClosed } from './upload-window.ts';

const minute = 60_000;

/** Whether anybody has sent this image before and it wasn't turned down. */
function wasSeen(world: World, hash: string): boolean {
  return world.db.players.findMany().some(({ _id }) =>
    world
      .logOf('slip', _id)
      .appended()
      .some((slip) => slip.hash === hash && slip.status !== 'failed'),
  );
}

export const slipHandlers = {
  uploadSlip: (world, { player, body }) => {
    const { name, hash } = checkSlipFile(body.file);
    const { slipWindow, nextSlip } = world.switches;
    const word = name.replace(/\.[^.]*$/, '.png').toLowerCase();
    if (magicCode('slipFiles', word, 'uploadSlip') === 'SLIP_UPLOAD_FAIL') throw fail('SLIP_UPLOAD_FAIL');
    if (isSlipWindowClosed(slipWindow, world.now)) throw fail('SLIP_UPLOAD_FAIL');

    const chance = world.random('slip');
    const named = amountByName(name);
    const id = world.id('sl');
    world.logOf('slip', player._id).append({
      _id: id,
      createdAt: world.isoNow,
      // nobody knows the amount before the slip was read, unless the name tells
      amount: named === null ? null : toBaht(named),
      status: 'processing',
      note: null,
      link: null,
      reference: slipReference(world.seed, id, `U${id.slice(2).toUpperCase()}`),
      hash,
      worth: named ?? chance.pick(amounts.deposit),
      verdict: slipVerdict({ name, seenBefore: wasSeen(world, hash), next: nextSlip }),
    });
    const at = world.now + chance.int(2 * minute, 5 * minute);
    world.agenda.add({ kind: 'slip-verdict', id: world.id('ev'), at, player: player._id, slip: id });
    return { message: 'SUCCESS' };
  },
} satisfies Partial<Handlers>;
