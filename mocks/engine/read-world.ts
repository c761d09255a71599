/** Finds a world in the store. */
import { parseJournal } from '../kernel/journal.ts';
import { LatePartMissing } from '../kernel/late-part.ts';
import { type Replay, replay } from './execute.ts';
import type { InitialWorld } from './history.ts';
import type { JournalStore, StoredEntry, StoredWorld } from './store.ts';

/** A world as it was found in the store. */
export interface FoundWorld {
  readonly records: StoredEntry[];
  readonly generation: number;
  readonly replayed: Replay;
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
    return { records: [{ ...(first as StoredEntry), entry: start }, ...rest], generation, replayed };
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
  const stored = await store.read(initial.key, -1);
  if (!stored) return 'none';
  return (await fromJournal(stored, initial)) ?? (stored.entries.length > 0 ? 'unreadable' : 'empty');
}

/**
 * What is stored of an open world cannot be read here any more, as when a newer build in another tab has gone on with it.
 * It stays as it is: the page that has written it can read it.
 */
export class UnreadableHistory extends Error {
  constructor() {
    super('this build cannot read what another has stored');
    this.name = 'UnreadableHistory';
  }
}
