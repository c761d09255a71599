/** Makes a world from what a life was answered: reading, digest, absorbs, proof and the last gate, in this order. */
import { buildWorld } from '../engine/build-world.ts';
import { recordsVersion, type StartEntry } from '../kernel/journal.ts';
import type { StartRecords } from '../kernel/start-records.ts';
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
import type { RecordedCall, Recording } from './recording.ts';
import { LifeRefused } from './refused.ts';
import { type Followed, follow } from './writes/follow.ts';

/** Characters that a world made from a life may have as JSON. */
export const lifeLimit = 2 * 1024 * 1024;

/** A world that was made from a life, as it is written. */
export interface Life {
  /** World time at its start, epoch ms. */
  readonly at: number;
  readonly switches: Switches;
  readonly records: StartRecords;
}

export interface LifeOptions {
  readonly recording: Recording;
  /** Number of the player, from 1; null: the only one. */
  readonly player: number | null;
  /** Switches of a usual world. */
  readonly usual: Switches;
  /** `operation:path` of fields that may differ, and of what is below them. */
  readonly unlike: readonly string[];
  /** Whether writes become journal entries and the reads after them are compared. */
  readonly writes: boolean;
}

export interface MadeLife {
  /** The world as a capsule: a file that the panel and `openCapsule` open. */
  readonly capsule: string;
  readonly life: Life;
  /** The reads that the world was proved with, replaced as in the life. */
  readonly reads: readonly RecordedCall[];
  readonly left: readonly LeftOut[];
  /** How many values were replaced. */
  readonly replaced: number;
  /** How the writes went; null without `LifeOptions.writes`. */
  readonly followed: Followed | null;
  /** Entries of `LifeOptions.unlike` that were not needed. */
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

/** The ids in answers. */
function idsIn(calls: readonly RecordedCall[]): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const { id, answer } of calls)
    mapTexts(id, answer, ({ kind, value }) => {
      if (kind === 'id' || kind === 'account') ids.add(value);
      return value;
    });
  return ids;
}

/** Whether a differing field is the given one, or below it. */
const isBelow = (parting: string, field: string): boolean =>
  parting === field || [`${field}.`, `${field}[`].some((start) => parting.startsWith(start));

/** The life of the answers, with what the site says otherwise than the simulator. @throws LifeRefused */
async function lifeOf(reads: readonly RecordedCall[], usual: Switches): Promise<Life> {
  const at = Math.min(...reads.map((read) => read.at));
  const draft = absorbAll(reads, usual, at);
  const life = { at, switches: draft.switches, records: draft.records() };
  const site = await siteAnswers(await buildWorld(startOf(life)), reads, draft.player);
  return { ...life, records: { ...life.records, site } };
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
  // kept in the file, so that every build that opens it can say so
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
