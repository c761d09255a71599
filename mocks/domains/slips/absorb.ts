import type { Slip } from '../../../contract/generated/models/slip.ts';
import { slipImage } from '../../art/paths.ts';
import { type Absorbs, pageOf, recordedId } from '../../kernel/absorb.ts';
import { switchSatang } from '../../kernel/money.ts';
import { randomFor } from '../../kernel/random.ts';
import { amounts } from '../../reference/reference-data.ts';
import { type SlipRow, slipLog } from './records.ts';
import { closingTimes } from './rules.ts';

/** Credit of an accepted slip: its amount, else a plausible one. */
function worthOf({ amount }: Slip, id: string): number {
  return amount === null ? randomFor(0, `worth:${id}`).pick(amounts.deposit) : switchSatang(amount);
}

/** A pending slip gets a hash, like each slip that can be decided (`acceptedSlips`). */
function rowOf(slip: Slip, position: number): SlipRow {
  const _id = recordedId('lifeslip', position);
  const hash = slip.status === 'processing' ? _id : null;
  return { _id, ...slip, hash, worth: Math.max(0, worthOf(slip, _id)), verdict: null };
}

export const slipAbsorbs = {
  listSlips: (draft, { total, slips }, { body }) => {
    const { skip } = pageOf(body);
    draft.rows(slipLog, draft.player, { skip, total, rows: slips.map((slip, index) => rowOf(slip, skip + index)) });
  },

  getSlipByReference: (draft, { url }, { path }) => {
    const slip = draft.seen(slipLog, draft.player).find(({ reference }) => reference === path['reference']);
    if (!slip) return;
    const shown = slip.note === 'UPLOADED_FILE_NOT_EXIST' ? null : (slip.link ?? slipImage(slip.worth % 7));
    if (shown !== url || slip.link === null) draft.replace(slipLog, draft.player, { ...slip, image: url });
  },

  getSlipInfo: (draft, { closeFrom, closeTo }) => {
    const kinds = ['none', 'night', 'now'] as const;
    const same = kinds.find((kind) => {
      const times = closingTimes[kind];
      return times?.closeFrom === closeFrom && times?.closeTo === closeTo;
    });
    draft.set({ slipWindow: same ?? 'none' });
  },
} satisfies Absorbs;
