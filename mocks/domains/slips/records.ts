import type { Slip } from '../../../contract/generated/models/slip.ts';
import { defineLog } from '../../kernel/log.ts';
import { type Player, players } from '../../kernel/player.ts';
import { randomFor } from '../../kernel/random.ts';
import type { World } from '../../kernel/world.ts';
import type { SlipReason } from '../../reference/codes.ts';
import { fillPattern, slipReferencePatterns } from '../../reference/reference-data.ts';

export interface SlipRow extends Slip {
  readonly _id: string;
  /** Null for a slip from before the world began. */
  readonly hash: string | null;
  /** Satang to credit on acceptance. */
  readonly worth: number;
  /** Reason of the coming failure, null for acceptance; drawn at the upload, revealed later. */
  readonly verdict: SlipReason | null;
}

export const slipLog = defineLog<SlipRow>('slip');

/** Since the world began. */
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

export const slipOnWire = ({ createdAt, amount, status, note, link, reference }: SlipRow): Slip => ({
  createdAt,
  amount,
  status,
  note,
  link,
  reference,
});

/** A reference in the style of a bank. @param unique suffix, so that references differ */
export function slipReference(seed: number, label: string, unique: string): string {
  const random = randomFor(seed, `slip reference:${label}`);
  const pattern = random.pick(slipReferencePatterns);
  return `${fillPattern(pattern, (count) => random.int(0, count - 1))}${unique}`;
}

/** Whether any player sent this image before, without failure (SLP-44). */
export const wasSeen = (world: World, hash: string): boolean =>
  allSlips(world).some(({ slip }) => slip.hash === hash && slip.status !== 'failed');
