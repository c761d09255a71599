import type { StartEntry } from '../../kernel/journal.ts';
import { Rows } from '../../kernel/rows.ts';
import { Checkpoints } from '../checkpoints.ts';
import type { Replay, ReplayDifference } from '../execute.ts';
import type { InitialWorld } from '../history.ts';
import type { StoredEntry } from '../store.ts';
import { type Head, readSnapshot } from './format.ts';
import { worldOf } from './world-lines.ts';

/** What a snapshot holds: the world, and the history up to it. */
export interface OpenedSnapshot {
  readonly head: Head;
  readonly records: Rows<StoredEntry>;
  readonly replay: Replay;
}

/**
 * Reads a snapshot. It was held against a replay before it was stored, so it is right for the same build.
 * @returns null for one that is damaged, of another build or of another world
 */
export async function openSnapshot(
  bytes: Uint8Array<ArrayBuffer>,
  { scenario, seed, switches }: InitialWorld,
  build: string,
): Promise<OpenedSnapshot | null> {
  const snapshot = readSnapshot(bytes);
  if (!snapshot) return null;
  const { head } = snapshot;
  const isOfWorld = head.scenario === scenario && head.seed === seed && head.usual === JSON.stringify(switches);
  if (head.build !== build || !isOfWorld) return null;
  const records = new Rows<StoredEntry>(snapshot.parts('journal'));
  const world = await worldOf(snapshot, records.at(0)?.entry as StartEntry);
  const checkpoints = new Checkpoints<ReplayDifference>();
  checkpoints.note(head.seq, world, head.differences);
  return { head, records, replay: { world, differences: head.differences, checkpoints } };
}
