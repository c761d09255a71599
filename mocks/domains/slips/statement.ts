import { slipImage } from '../../art/paths.ts';
import type { Handlers } from '../../kernel/handler.ts';
import type { Player } from '../../kernel/player.ts';
import { fail } from '../../kernel/refusal.ts';
import type { World } from '../../kernel/world.ts';
import { ageOfReference, pastSlip, type SlipRow, slipOnWire } from './slip-rows.ts';

/** @throws NO_DATA for a reference that none of the player's slips has */
function slipByReference(world: World, player: Player, reference: string): SlipRow {
  const own = world
    .logOf('slip', player._id)
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

export const statementHandlers = {
  listStatements: (world, { player, body }) => {
    const { total, rows } = world.logOf('statement', player._id).page(body.page, body.limit);
    return { total, statements: rows };
  },

  listSlips: (world, { player, body }) => {
    const { total, rows } = world.logOf('slip', player._id).page(body.page, body.limit);
    return { total, slips: rows.map(slipOnWire) };
  },

  getSlipByReference: (world, { player, path: { reference } }) => {
    const slip = slipByReference(world, player, reference);
    if (slip.note === 'UPLOADED_FILE_NOT_EXIST') return { url: null };
    return { url: slip.link ?? slipImage(reference.length + (slip.worth % 7)) };
  },
} satisfies Partial<Handlers>;
