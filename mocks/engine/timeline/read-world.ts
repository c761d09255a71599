/** Reads a world from the store. */
import { parseJournal } from '../../kernel/journal.ts';
import { LatePartMissing } from '../../kernel/late-part.ts';
import { type Replay, replay } from '../execute/execute.ts';
import type { InitialWorld } from './history.ts';
import type { JournalStore, StoredEntry, StoredWorld } from './store.ts';

/** A stored world. */
export interface FoundWorld {
  readonly records: StoredEntry[];
  readonly generation: number;
  readonly replayed: Replay;
}

/** Replays the whole journal. @returns null when it is not this world's @throws LatePartMissing when it may be */
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
 * @returns the world; `none` when it was never stored, `empty` without entries, `unreadable` when the entries are not
 *   its journal
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
 * An open world's stored history cannot be read, for example because a newer build in another tab has continued it.
 * It is left unchanged: the page that wrote it can read it.
 */
export class UnreadableHistory extends Error {
  constructor() {
    super('this build cannot read what another has stored');
    this.name = 'UnreadableHistory';
  }
}
