import type { Slip } from '../../../contract/generated/models/slip.ts';
import { defineLog } from '../../kernel/log.ts';
import { type Player, players } from '../../kernel/player.ts';
import { randomFor } from '../../kernel/random.ts';
import type { World } from '../../kernel/world.ts';
import { fillPattern, slipReferencePatterns } from '../../reference/reference-data.ts';
import type { SlipReason } from '../../reference/slip-reasons.ts';

/** A slip as the backend knows it: the row on the wire, and what will become of it. */
export interface SlipRow extends Slip {
  readonly _id: string;
  /** Hash of the image; null for a slip from before the world began. */
  readonly hash: string | null;
  /** Satang that are credited when the slip is accepted. */
  readonly worth: number;
  /** Address of the image where it is not found by the link; null where there is none. Of recorded slips only. */
  readonly image?: string | null;
  /** Why the slip will fail; null: it will be accepted. Drawn at the upload, known later. */
  readonly verdict: SlipReason | null;
}

/** The slips of a player. */
export const slipLog = defineLog<SlipRow>('slip');

/** The slips of all players since the world began. */
export const allSlips = (world: World): { player: Player; slip: SlipRow }[] =>
  world
    .table(players)
    .findMany()
    .flatMap((player) =>
      world
        .log(slipLog, player._id)
        .appended()
        .map((slip) => ({ player, slip })),
    );

/** A slip as it is on the wire. */
export const slipOnWire = ({ createdAt, amount, status, note, link, reference }: SlipRow): Slip => ({
  createdAt,
  amount,
  status,
  note,
  link,
  reference,
});

/** A reference in the style of some bank. @param unique ends it, so that no two slips of a world share one */
export function slipReference(seed: number, label: string, unique: string): string {
  const random = randomFor(seed, `slip reference:${label}`);
  const pattern = random.pick(slipReferencePatterns);
  return `${fillPattern(pattern, (count) => random.int(0, count - 1))}${unique}`;
}
