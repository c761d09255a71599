/** Finds a world in the store. */
import { parseChanges, parseJournal } from '../kernel/journal.ts';
import { LatePartMissing } from '../kernel/late-part.ts';
import { Rows } from '../kernel/rows.ts';
import { type Replay, replay, replayOn } from './execute.ts';
import type { InitialWorld } from './history.ts';
import type { JournalStore, StoredEntry, StoredWorld } from './store.ts';

/** A world as it was found in the store. */
export interface FoundWorld {
  readonly records: Rows<StoredEntry>;
  readonly generation: number;
  readonly replayed: Replay;
  /** How many of the records come from a snapshot. */
  readonly inSnapshot: number;
}

/** Goes on from the snapshot. @returns null when there is none that is right for this build and this history */
async function fromSnapshot(store: JournalStore, initial: InitialWorld): Promise<FoundWorld | null> {
  const { snapshots } = store;
  // whatever is wrong with a snapshot, the journal says what the world is
  try {
    const bytes = await snapshots?.read(initial.key);
    if (!snapshots || !bytes?.length) return null;
    const { openSnapshot } = await import('./snapshots/open-snapshot.ts');
    const opened = await openSnapshot(bytes, initial, snapshots.build);
    if (!opened) return null;
    const { head, records, replay } = opened;
    const last = records.at(head.seq);
    const stored = await store.read(initial.key, head.seq - 1);
    if (!last || stored?.generation !== head.generation) return null;
    const [same, ...added] = stored.entries as StoredEntry[];
    const news = parseChanges(
      added.map((record) => record?.entry),
      last.entry,
    );
    if (!news || JSON.stringify(same?.entry) !== JSON.stringify(last.entry)) return null;
    const differences = await replayOn(replay.world, news, replay.differences, replay.checkpoints);
    for (const record of added) records.push(record);
    return { records, generation: head.generation, replayed: { ...replay, differences }, inSnapshot: head.seq + 1 };
  } catch {
    return null;
  }
}

/** Replays the whole journal. @returns null when it is none of this world @throws LatePartMissing when it may well be */
async function fromJournal({ entries, generation }: StoredWorld, initial: InitialWorld): Promise<FoundWorld | null> {
  const journal = parseJournal(
    entries.map((record) => record?.entry),
    initial.switches,
  );
  const [start] = journal ?? [];
  if (!journal || start?.scenario !== initial.scenario || start.seed !== initial.seed) return null;
  try {
    const replayed = await replay(journal);
    const [first, ...rest] = entries as StoredEntry[];
    const records = new Rows<StoredEntry>([], [{ ...(first as StoredEntry), entry: start }, ...rest]);
    return { records, generation, replayed, inSnapshot: 0 };
  } catch (error) {
    if (error instanceof LatePartMissing) throw error;
    return null;
  }
}

/**
 * @returns the world; `none` when it was never stored, `empty` when it has no entries, `unreadable` when those that it has are
 *   not its journal
 * @throws LatePartMissing
 */
export async function readWorld(
  store: JournalStore,
  initial: InitialWorld,
): Promise<FoundWorld | 'none' | 'empty' | 'unreadable'> {
  const found = await fromSnapshot(store, initial);
  if (found) return found;
  const stored = await store.read(initial.key, -1);
  if (!stored) return 'none';
  return (await fromJournal(stored, initial)) ?? (stored.entries.length > 0 ? 'unreadable' : 'empty');
}
