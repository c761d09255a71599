import { parseChanges, type StartEntry } from '../../kernel/journal.ts';
import { Checkpoints } from '../checkpoints.ts';
import { type ReplayDifference, replayOn } from '../execute.ts';
import type { FoundWorld } from '../found-world.ts';
import type { InitialWorld } from '../history.ts';
import type { JournalStore, StoredEntry } from '../store.ts';
import { type ReadSnapshot, readSnapshot } from './format.ts';
import { StoredRows } from './stored-rows.ts';
import { worldOf } from './world-lines.ts';

/** @returns null for one that is damaged, of another build or of another world */
function usable(
  bytes: Uint8Array<ArrayBuffer>,
  { scenario, seed, switches }: InitialWorld,
  build: string | undefined,
): ReadSnapshot | null {
  const snapshot = readSnapshot(bytes);
  if (!snapshot) return null;
  const { head } = snapshot;
  const isOfWorld = head.scenario === scenario && head.seed === seed && head.usual === JSON.stringify(switches);
  return isOfWorld && head.build === build ? snapshot : null;
}

/**
 * Goes on from a snapshot by the entries that were stored since. It was held against a replay before it was stored, so it is
 * right for the same build, if its history has not been rewritten and still has its last entry.
 * @returns null when the whole journal has to be read
 */
export async function openSnapshot(
  bytes: Uint8Array<ArrayBuffer>,
  initial: InitialWorld,
  store: JournalStore,
): Promise<FoundWorld | null> {
  const snapshot = usable(bytes, initial, store.snapshots?.build);
  if (!snapshot) return null;
  const { generation, seq, differences } = snapshot.head;
  const records = new StoredRows<StoredEntry>(snapshot.parts('journal'));
  const last = records.at(seq)?.entry;
  const stored = await store.read(initial.key, seq - 1);
  if (!last || stored?.generation !== generation) return null;
  const [same, ...added] = stored.entries as StoredEntry[];
  const news = parseChanges(
    added.map((record) => record?.entry),
    last,
  );
  if (!news || JSON.stringify(same?.entry) !== JSON.stringify(last)) return null;
  const world = await worldOf(snapshot, records.at(0)?.entry as StartEntry);
  const checkpoints = new Checkpoints<ReplayDifference>();
  checkpoints.note(seq, world, differences);
  const replayed = { world, differences: await replayOn(world, news, differences, checkpoints), checkpoints };
  for (const record of added) records.push(record);
  return { records, generation, replayed, inSnapshot: seq + 1 };
}
