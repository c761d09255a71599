import type { Slip } from '../../../contract/generated/models/slip.ts';
import { slipImage } from '../../art/paths.ts';
import { toBaht } from '../../kernel/money.ts';
import type { Player } from '../../kernel/player.ts';
import { randomFor } from '../../kernel/random.ts';
import { type Currency, inCurrency } from '../../kernel/site.ts';
import { hour, minute } from '../../kernel/time/duration.ts';
import { type Past, pastOf } from '../../kernel/time/past.ts';
import type { World } from '../../kernel/world.ts';
import { slipReasons } from '../../reference/codes.ts';
import { amounts } from '../../reference/reference-data.ts';
import { allSlips, type SlipRow, slipLog, slipReference } from './records.ts';
import { hasUnknownAmount } from './rules.ts';

/** For the scenario `slips`: each status, an unknown one, each reason; newest first. */
const showcase: readonly Pick<Slip, 'status' | 'note'>[] = [
  { status: 'processing', note: null },
  { status: 'success', note: null },
  { status: 'SUCCESS', note: null },
  { status: 'reviewing', note: null },
  ...slipReasons.map((note) => ({ status: 'failed', note })),
];

interface PastSlips extends Past {
  /** `every` repeats the showcase. */
  readonly kinds: 'usual' | 'every';
  readonly currency: Currency;
}

const pastSlipsOf = (world: World, player: Player): PastSlips => {
  const { slipRows, slipKinds: kinds } = world.start.switches;
  return { ...pastOf(world, player._id, slipRows), kinds, currency: player.currency };
};

function kindOf({ seed, owner, kinds }: PastSlips, age: number): Pick<Slip, 'status' | 'note'> {
  const usual = { status: 'success', note: null };
  if (kinds === 'every') return showcase[age % showcase.length] ?? usual;
  const random = randomFor(seed, `past slip kind:${owner}:${age}`);
  return random.chance(0.75) ? usual : { status: 'failed', note: random.pick(slipReasons) };
}

/** Computes a past slip from its age; 0 is the newest, and each is about 7 hours older. */
function pastSlip(past: PastSlips, age: number): SlipRow {
  const random = randomFor(past.seed, `past slip:${past.owner}:${age}`);
  const { status, note } = kindOf(past, age);
  const worth = inCurrency(random.pick(random.chance(0.3) ? amounts.depositOdd : amounts.deposit), past.currency);
  return {
    _id: `pastslip${age.toString(36)}`,
    createdAt: new Date(past.end - (age + random.next()) * 7 * hour - minute).toISOString(),
    amount: hasUnknownAmount(note) ? null : toBaht(worth),
    status,
    note,
    // Every third slip has its own link; the others are found by reference
    link: age % 3 === 1 ? slipImage(age) : null,
    reference: slipReference(past.seed, `${past.owner}:${age}`, `P${age}`),
    hash: null,
    worth,
    verdict: null,
  };
}

/** The reference ends with the age. Null for an unknown reference. */
export function pastSlipByReference(world: World, player: Player, reference: string): SlipRow | null {
  const age = Number(/P(\d{1,6})$/.exec(reference)?.[1] ?? Number.NaN);
  const past = pastSlipsOf(world, player);
  if (!(age < past.rows)) return null;
  const slip = pastSlip(past, age);
  return slip.reference === reference ? slip : null;
}

/** Showcase slips are ordinary rows, so that a tester can decide the pending one. */
export function seedSlips(world: World, player: Player): void {
  const past = pastSlipsOf(world, player);
  const shown = past.kinds === 'every' ? Math.min(past.rows, showcase.length) : 0;
  const log = world.openLog(slipLog, player._id, past.rows - shown, (age) => pastSlip(past, age + shown));
  for (let age = shown - 1; age >= 0; age--) log.append(pastSlip(past, age));
}

/** Excludes slips that were accepted when the world began. */
export const acceptedSlips = (world: World): ReturnType<typeof allSlips> =>
  allSlips(world).filter(({ slip: { _id, hash, status } }) => {
    const began = hash === null ? showcase[Number.parseInt(_id.slice('pastslip'.length), 36)]?.status : 'processing';
    return status === 'success' && began === 'processing';
  });
