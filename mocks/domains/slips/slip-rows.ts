import type { Slip } from '../../../contract/generated/models/slip.ts';
import { slipImage } from '../../art/paths.ts';
import { defineLog } from '../../kernel/log.ts';
import { toBaht } from '../../kernel/money.ts';
import { randomFor } from '../../kernel/random.ts';
import type { ScheduledEvent } from '../../kernel/schedule.ts';
import { amounts, fillPattern, slipReferencePatterns } from '../../reference/reference-data.ts';
import { type SlipReason, slipReasons } from '../../reference/slip-reasons.ts';
import { isUnread } from './rules.ts';

/** A slip as the backend knows it: the row on the wire, and what becomes of it. */
export interface SlipRow extends Slip {
  readonly _id: string;
  /** Hash of the image; null for one from before the world began. */
  readonly hash: string | null;
  /** Satang that will be credited when it is accepted. */
  readonly worth: number;
  /** Why it is going to fail; null: it is going to be accepted. */
  readonly verdict: SlipReason | null;
}

export const slipOnWire = ({ createdAt, amount, status, note, link, reference }: SlipRow): Slip => ({
  createdAt,
  amount,
  status,
  note,
  link,
  reference,
});

/** Bank references differ from bank to bank; `unique` keeps two slips of a world apart. */
export function slipReference(seed: number, label: string, unique: string): string {
  const chance = randomFor(seed, `slip reference:${label}`);
  const pattern = chance.pick(slipReferencePatterns);
  return `${fillPattern(pattern, (count) => chance.int(0, count - 1))}${unique}`;
}

/** What the scenario `slips` shows first: every status, one the app can't know, and every reason. Newest first. */
export const slipShowcase: readonly Pick<Slip, 'status' | 'note'>[] = [
  { status: 'processing', note: null },
  { status: 'success', note: null },
  { status: 'SUCCESS', note: null },
  { status: 'reviewing', note: null },
  ...slipReasons.map((note) => ({ status: 'failed', note })),
];

interface PastSlips {
  readonly seed: number;
  readonly player: string;
  /** Epoch ms. */
  readonly end: number;
  readonly kinds: 'usual' | 'every';
}

function kindOf({ seed, player, kinds }: PastSlips, age: number): Pick<Slip, 'status' | 'note'> {
  const usual = { status: 'success', note: null };
  if (kinds === 'every') return slipShowcase[age % slipShowcase.length] ?? usual;
  const chance = randomFor(seed, `past slip kind:${player}:${age}`);
  return chance.chance(0.75) ? usual : { status: 'failed', note: chance.pick(slipReasons) };
}

/** A slip from before the world began, computed from its age alone (0 is the newest). */
export function pastSlip(past: PastSlips, age: number): SlipRow {
  const chance = randomFor(past.seed, `past slip:${past.player}:${age}`);
  const { status, note } = kindOf(past, age);
  const worth = chance.pick(chance.chance(0.3) ? amounts.depositOdd : amounts.deposit);
  return {
    _id: `pastslip${age.toString(36)}`,
    createdAt: new Date(past.end - (age + chance.next()) * 7 * 3_600_000 - 60_000).toISOString(),
    amount: isUnread(note) ? null : toBaht(worth),
    status,
    note,
    // every third image has an address of its own; of the others the reference tells
    link: age % 3 === 1 ? slipImage(age) : null,
    reference: slipReference(past.seed, `${past.player}:${age}`, `P${age}`),
    hash: null,
    worth,
    verdict: null,
  };
}

/** The age that a past slip's reference tells; null for any other reference. */
export function ageOfReference(reference: string): number | null {
  const age = /P(\d{1,6})$/.exec(reference)?.[1];
  return age === undefined ? null : Number(age);
}

export const slipLog = defineLog<SlipRow>('slip');

/** A slip that was looked at: the verdict is decided when it is uploaded, and becomes known at its time. */
export interface SlipVerdictEvent extends ScheduledEvent {
  readonly kind: 'slip-verdict';
  readonly player: string;
  readonly slip: string;
}
