/** Makes a world from a recording: read, digest, absorb, prove, final check. */
import { buildWorld } from '../engine/build-world.ts';
import { recordsVersion, type StartEntry, type StartRecords } from '../kernel/journal.ts';
import type { Switches } from '../kernel/switches.ts';
import { writeCapsule } from '../sandbox/capsule.ts';
import { absorbAll } from './absorb-all.ts';
import { mapTexts } from './answer-walk.ts';
import { chooseReads, walletIn } from './choose-reads.ts';
import { Digest } from './digest/digest.ts';
import { throwawayKey } from './digest/keyed-random.ts';
import { personalPlacesIn } from './last-gate.ts';
import type { LeftOut } from './left-out.ts';
import { partings, siteAnswers } from './prove.ts';
import { readName } from './recorded-reads.ts';
import type { RecordedCall, Recording } from './recording.ts';
import { LifeRefused } from './refused.ts';
import { type Followed, follow } from './writes/follow.ts';

/** Maximum characters of the world as JSON. */
export const lifeLimit = 2 * 1024 * 1024;

export interface Life {
  /** World time at its start, epoch ms. */
  readonly at: number;
  readonly switches: Switches;
  readonly records: StartRecords;
}

export interface LifeOptions {
  readonly recording: Recording;
  /** Player number from 1; null: the only one. */
  readonly player: number | null;
  readonly usual: Switches;
  /** Fields that may differ, as `operation:path`, with everything below them. */
  readonly unlike: readonly string[];
  /** Whether writes become journal entries and later reads are compared. */
  readonly writes: boolean;
}

export interface MadeLife {
  /** File content for the panel and `openCapsule`. */
  readonly capsule: string;
  readonly life: Life;
  /** Reads that proved the world, with replaced values. */
  readonly reads: readonly RecordedCall[];
  readonly left: readonly LeftOut[];
  /** Number of replaced values. */
  readonly replaced: number;
  /** Null without `LifeOptions.writes`. */
  readonly followed: Followed | null;
  /** Unneeded entries of `LifeOptions.unlike`. */
  readonly unneeded: readonly string[];
}

const startOf = (life: Life): StartEntry => ({
  seq: 0,
  at: life.at,
  kind: 'start',
  version: recordsVersion,
  scenario: 'everyday',
  seed: 1,
  switches: life.switches,
  records: life.records,
});

function idsIn(calls: readonly RecordedCall[]): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const { id, answer } of calls)
    mapTexts(id, answer, ({ kind, value }) => {
      if (kind === 'id' || kind === 'account') ids.add(value);
      return value;
    });
  return ids;
}

/** The field itself or one below it. */
const isBelow = (parting: string, field: string): boolean =>
  parting === field || [`${field}.`, `${field}[`].some((start) => parting.startsWith(start));

/** Includes the answers in which the site differs from the simulator. @throws LifeRefused */
async function lifeOf(reads: readonly RecordedCall[], usual: Switches): Promise<Life> {
  const at = Math.min(...reads.map((read) => read.at));
  const draft = absorbAll(reads, usual, at);
  const life = { at, switches: draft.switches, records: draft.records() };
  const site = await siteAnswers(await buildWorld(startOf(life)), reads, draft.player);
  const read = [...new Set(reads.map(({ id, path }) => readName(id, path)))];
  return { ...life, records: { ...life.records, site, reads: read } };
}

/** @throws LifeRefused */
export async function makeLife({ recording, player, usual, unlike, writes }: LifeOptions): Promise<MadeLife> {
  const chosen = chooseReads(recording, player, writes);
  const { reads } = chosen;
  const { profile, bankAccount } = walletIn(reads);
  const owner = { id: profile._id, phone: profile.username, names: [profile.name, bankAccount.bankAccountName] };
  if (owner.id === '') throw new LifeRefused('no-player');
  const digest = new Digest(throwawayKey(), recording.base);
  const all = writes ? chosen.calls : reads;
  const { calls: digested, personal } = digest.apply(all, owner);
  const calls = digested.filter((_, index) => reads.includes(all[index] as RecordedCall));

  const made = await lifeOf(calls, usual);
  const world = await buildWorld(startOf(made));
  const found = await partings(world, calls, digest.replace('id', owner.id));
  const isAllowed = (parting: string) => unlike.some((field) => isBelow(parting, field));
  const notHeld = found.filter((parting) => !isAllowed(parting));
  if (notHeld.length > 0) throw new LifeRefused('not-held', notHeld);
  const followed = writes
    ? await follow({
        world: await buildWorld(startOf(made)),
        calls: digested,
        before: chosen.before,
        player: digest.replace('id', owner.id),
        knownIds: idsIn(calls),
        isSameText: (kind, one, other) => one === digest.replace(kind, other),
        isAllowed,
      })
    : null;
  // stored in the file, so that every build can report it
  const differing = [...new Set([...found, ...(followed?.unlike ?? [])])];
  const life = differing.length === 0 ? made : { ...made, records: { ...made.records, unlike: differing } };
  const entries = followed?.entries ?? [];
  const address = { scenario: 'everyday', seed: 1, at: life.at, set: {} };
  const capsule = writeCapsule({ address, journal: [startOf(life), ...entries], faults: [] });
  if (capsule.length > lifeLimit) {
    throw new LifeRefused('world-too-large');
  }
  const places = personalPlacesIn({ ...life, entries }, [...personal, new URL(recording.base).host]);
  if (places.length > 0) throw new LifeRefused('personal-left', places);
  const left = [...chosen.left, ...(followed?.left ?? [])];
  const unneeded = unlike.filter((field) => !differing.some((parting) => isBelow(parting, field)));
  return { capsule, life, reads: calls, left, replaced: personal.size, followed, unneeded };
}
