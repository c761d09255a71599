import type { ChangeEntry } from '../../kernel/journal.ts';
import type { Rows } from '../../kernel/rows.ts';
import { buildWorld } from '../build-world.ts';
import { Checkpoints } from '../checkpoints.ts';
import { type ReplayDifference, replayOn } from '../execute.ts';
import { longJournalOf } from '../history.ts';
import type { Machine } from '../machine.ts';
import type { SnapshotStore, StoredEntry } from '../store.ts';
import { assembled, type Line, sumOf } from './format.ts';
import type { SnapshotSource, SnapshottedTimeline } from './snapshot-source.ts';
import { linesOf, linesOfWorld } from './world-lines.ts';

/** The world in memory is not the one that its journal replays to. */
export class WorldDisagrees extends Error {
  constructor(seq: number, list: string) {
    super(`after entry ${seq} the world is not the one that a replay of its journal leads to: ${list} differs`);
    this.name = 'WorldDisagrees';
  }
}

/** Entries that are replayed between two pauses: a millisecond or two of work. */
const together = 100;

/** Replays the whole journal. */
async function replayed(records: Rows<StoredEntry>, pause: () => Promise<void>) {
  const { start, after } = longJournalOf(records);
  const world = await buildWorld(start);
  const entries: readonly ChangeEntry[] = after(0);
  let differences: readonly ReplayDifference[] = [];
  for (let from = 0; from < entries.length; from += together) {
    await pause();
    differences = await replayOn(world, entries.slice(from, from + together), differences, new Checkpoints(Infinity));
  }
  return { world, differences };
}

async function collected(lines: Iterable<Line>, pause: () => Promise<void>): Promise<Line[]> {
  const all: Line[] = [];
  for (const line of lines) {
    all.push(line);
    await pause();
  }
  return all;
}

/**
 * Stores a snapshot of a world, after it was held against a replay of the journal from its beginning.
 * @param pause lets others work meanwhile
 * @throws WorldDisagrees; Error when the store does not take it, as when it is full
 */
export async function keepSnapshot(
  { initial, generation, records, checkpoint }: SnapshotSource,
  { build, write }: SnapshotStore,
  pause: () => Promise<void>,
): Promise<void> {
  const { scenario, seed, switches, key } = initial;
  const { seq, world, differences } = checkpoint;
  const lines = await collected(linesOfWorld(world), pause);
  const again = await replayed(records, pause);
  const expected = await collected(linesOfWorld(again.world), pause);
  for (const [index, { list, bytes }] of lines.entries()) {
    const other = expected[index];
    if (!other || sumOf(bytes) !== sumOf(other.bytes)) throw new WorldDisagrees(seq, list);
  }
  if (lines.length !== expected.length) throw new WorldDisagrees(seq, 'a log');
  if (JSON.stringify(differences) !== JSON.stringify(again.differences)) throw new WorldDisagrees(seq, 'what differs');
  const journal = await collected(linesOf('journal', records), pause);
  const usual = JSON.stringify(switches);
  const head = { build, usual, scenario, seed, generation, seq, differences };
  await write(key, assembled(head, [...lines, ...journal]));
}

/**
 * Makes a snapshot of a timeline in steps. When the world in memory is not what its journal replays to, that is reported,
 * and the world is made anew. A store that takes no snapshot, as when it is full, is left without one.
 */
export async function makeSnapshot(
  timeline: SnapshottedTimeline,
  snapshots: SnapshotStore,
  { later, report }: Machine,
): Promise<void> {
  const source = timeline.snapshotSource();
  if (!source) return;
  // by the machine's own timer: on one whose world was closed, nothing goes on
  const pause = () => new Promise<void>((resolve) => void later?.(0, resolve));
  try {
    await keepSnapshot(source, snapshots, pause);
  } catch (problem) {
    await snapshots.write(source.initial.key, new Uint8Array()).catch(() => undefined);
    if (problem instanceof WorldDisagrees) {
      timeline.distrust();
      report(problem);
    }
  }
  timeline.noteSnapshot(source);
}
