import { slipImage } from '../../art/paths.ts';
import type { Handlers } from '../../kernel/handler.ts';
import { toBaht } from '../../kernel/money.ts';
import { type Player, players } from '../../kernel/player.ts';
import { fail } from '../../kernel/refusal.ts';
import type { World } from '../../kernel/world.ts';
import { magicCode } from '../../reference/magic.ts';
import { amounts } from '../../reference/reference-data.ts';
import { amountByName, checkSlipFile, slipVerdict } from './rules.ts';
import { ageOfReference, pastSlip, type SlipRow, slipLog, slipOnWire, slipReference } from './slip-rows.ts';
import { slipNoticeText } from './texts.ts';
import { isSlipWindowClosed, slipWindowOf } from './upload-window.ts';
import { slipDecided } from './verdicts.ts';

const minute = 60_000;

/** Whether a player has sent this image before and it wasn't turned down. */
function wasSeen(world: World, hash: string): boolean {
  return world
    .table(players)
    .findMany()
    .some(({ _id }) =>
      world
        .log(slipLog, _id)
        .appended()
        .some((slip) => slip.hash === hash && slip.status !== 'failed'),
    );
}

/** @throws NO_DATA for a reference that none of the player's slips has */
function slipByReference(world: World, player: Player, reference: string): SlipRow {
  const own = world
    .log(slipLog, player._id)
    .appended()
    .find((slip) => slip.reference === reference);
  if (own) return own;
  const age = ageOfReference(reference);
  const { slipRows, slipKinds: kinds } = world.start.switches;
  if (age === null || age >= slipRows) throw fail('NO_DATA');
  const past = pastSlip({ seed: world.seed, player: player._id, end: world.start.at, kinds }, age);
  if (past.reference !== reference) throw fail('NO_DATA');
  return past;
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
    world.log(slipLog, player._id).append({
      _id: id,
      createdAt: world.isoNow,
      // the amount is unknown until the slip was read, unless the name tells it
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
    world.schedule.add(slipDecided, { kind: 'slip-verdict', id: world.id('ev'), at, player: player._id, slip: id });
    return { message: 'SUCCESS' };
  },

  listSlips: (world, { player, body }) => {
    const { total, rows } = world.log(slipLog, player._id).page(body.page, body.limit);
    return { total, slips: rows.map(slipOnWire) };
  },

  getSlipByReference: (world, { player, path: { reference } }) => {
    const slip = slipByReference(world, player, reference);
    if (slip.note === 'UPLOADED_FILE_NOT_EXIST') return { url: null };
    return { url: slip.link ?? slipImage(reference.length + (slip.worth % 7)) };
  },

  getSlipInfo: (world) => {
    const window = slipWindowOf(world.switches.slipWindow);
    return window ? { ...window, notice: slipNoticeText } : {};
  },
} satisfies Partial<Handlers>;
