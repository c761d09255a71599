/** Finds a world in the store. */
import { parseJournal } from '../kernel/journal.ts';
import { LatePartMissing } from '../kernel/late-part.ts';
import { Rows } from '../kernel/rows.ts';
import { replay } from './execute.ts';
import type { FoundWorld } from './found-world.ts';
import type { InitialWorld } from './history.ts';
import type { JournalStore, StoredEntry, StoredWorld } from './store.ts';

/** @returns null when there is no snapshot that is right for this build and this history */
async function fromSnapshot(store: JournalStore, initial: InitialWorld): Promise<FoundWorld | null> {
  // whatever is wrong with a snapshot, the journal says what the world is
  try {
    const bytes = await store.snapshots?.read(initial.key);
    return bytes?.length ? await (await import('./snapshots/snapshots.ts')).openSnapshot(bytes, initial, store) : null;
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
    const records = new Rows<StoredEntry>([{ ...(first as StoredEntry), entry: start }, ...rest]);
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
