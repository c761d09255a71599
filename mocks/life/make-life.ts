/** Makes a world from what a life was answered: reading, digest, absorbs, proof and the last gate, in this order. */
import { buildWorld } from '../engine/build-world.ts';
import { recordsVersion, type StartEntry } from '../kernel/journal.ts';
import type { StartRecords } from '../kernel/start-records.ts';
import type { Switches } from '../kernel/switches.ts';
import { writeCapsule } from '../sandbox/capsule.ts';
import { absorbAll } from './absorb-all.ts';
import { chooseReads, walletIn } from './choose-reads.ts';
import { Digest } from './digest/digest.ts';
import { throwawayKey } from './digest/keyed-random.ts';
import { personalLeftIn } from './last-gate.ts';
import { partings, siteAnswers } from './prove.ts';
import type { RecordedCall, Recording } from './recording.ts';
import { LifeRefused } from './refused.ts';

/** Characters that a world made from a life may have as JSON. */
export const lifeLimit = 2 * 1024 * 1024;

/** A world that was made from a life, as it is written. */
export interface Life {
  /** World time at its start, epoch ms. */
  readonly at: number;
  readonly switches: Switches;
  readonly records: StartRecords;
  /** Fields in which it is not what life answered, as the maker allowed, such as `getWallet:invite.success`. */
  readonly unlike: readonly string[];
}

export interface LifeOptions {
  readonly recording: Recording;
  /** Number of the player, from 1; null: the only one. */
  readonly player: number | null;
  /** Switches of a usual world. */
  readonly usual: Switches;
  /** `operation:path` of fields that may differ, and of what is below them. */
  readonly unlike: readonly string[];
}

export interface MadeLife {
  /** The world as a capsule: a file that the panel and `openCapsule` open. */
  readonly capsule: string;
  readonly life: Life;
  /** The reads that the world was proved with, replaced as in the life. */
  readonly reads: readonly RecordedCall[];
  /** What was left out, and why: how often. */
  readonly left: ReadonlyMap<string, number>;
  /** How many values were replaced. */
  readonly replaced: number;
}

const startOf = (life: Omit<Life, 'unlike'>): StartEntry => ({
  seq: 0,
  at: life.at,
  kind: 'start',
  version: recordsVersion,
  scenario: 'everyday',
  seed: 1,
  switches: life.switches,
  records: life.records,
});

const isAllowed = (parting: string, unlike: readonly string[]): boolean =>
  unlike.some((field) => parting === field || [`${field}.`, `${field}[`].some((below) => parting.startsWith(below)));

/** The life of the answers, with what the site says otherwise than the simulator. @throws LifeRefused */
async function lifeOf(reads: readonly RecordedCall[], usual: Switches): Promise<Omit<Life, 'unlike'>> {
  const at = Math.min(...reads.map((read) => read.at));
  const draft = absorbAll(reads, usual, at);
  const life = { at, switches: draft.switches, records: draft.records() };
  const site = await siteAnswers(await buildWorld(startOf(life)), reads, draft.player);
  return { ...life, records: { ...life.records, site } };
}

/** @throws LifeRefused */
export async function makeLife({ recording, player, usual, unlike }: LifeOptions): Promise<MadeLife> {
  const { reads, left } = chooseReads(recording, player);
  const { profile, bankAccount } = walletIn(reads);
  const owner = { id: profile._id, phone: profile.username, names: [profile.name, bankAccount.bankAccountName] };
  if (owner.id === '') throw new LifeRefused('no-player', 'the player has no id');
  const digest = new Digest(throwawayKey(), recording.base);
  const { calls, personal } = digest.apply(reads, owner);

  const made = await lifeOf(calls, usual);
  const world = await buildWorld(startOf(made));
  const found = await partings(world, calls, digest.replace('id', owner.id));
  const notHeld = found.filter((parting) => !isAllowed(parting, unlike));
  if (notHeld.length > 0) {
    const hint = 'these fields cannot be held by a world; --unlike operation:path accepts one';
    throw new LifeRefused('not-held', hint, notHeld);
  }
  const life = { ...made, unlike: found };
  const leaked = personalLeftIn(life, [...personal, new URL(recording.base).host]);
  if (leaked.length > 0) {
    throw new LifeRefused('personal-left', `${leaked.length} value(s) that tell of a person would be written`);
  }
  const address = { scenario: 'everyday', seed: 1, at: life.at, set: {} };
  const capsule = writeCapsule({ address, journal: [startOf(life)], faults: [] });
  if (capsule.length > lifeLimit) {
    throw new LifeRefused('world-too-large', 'the world would be larger than 2 MB: read fewer rows');
  }
  return { capsule, life, reads: calls, left, replaced: personal.size };
}
