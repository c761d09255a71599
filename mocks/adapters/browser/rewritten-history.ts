/** Changes the history of a world in IndexedDB. Lazy-loaded: most visits do without. */
import type { HistoryState, StoredEntry } from '../../engine/timeline/store.ts';
import { committed, isAt, type JournalTransaction, rangeOf, settled } from './indexeddb-requests.ts';

/** Moves a stored world to another name (`JournalStore.setAside`). @returns that name */
export async function setAside({ transaction, worlds, entries }: JournalTransaction, world: string): Promise<string> {
  const done = committed(transaction);
  const [epoch, keptNames, keys, stored] = await Promise.all([
    settled<number | undefined>(worlds.get(world)),
    settled(worlds.getAllKeys()),
    settled(entries.getAllKeys(rangeOf(world, -1))),
    settled<unknown[]>(entries.getAll(rangeOf(world, -1))),
  ]);
  const name = `${world} (set aside ${keptNames.length})`;
  for (const [index, key] of keys.entries()) {
    entries.put(stored[index], [name, (key as [string, number])[1]]);
    entries.delete(key);
  }
  worlds.put(epoch ?? 0, name);
  // The epoch increases, so that other tabs notice the new history
  worlds.put((epoch ?? 0) + 1, world);
  await done;
  return name;
}

/** Replaces the entries from a number on (`JournalStore.rewind`). @returns the new generation, or null */
export async function rewind(
  { transaction, worlds, entries }: JournalTransaction,
  world: string,
  expected: HistoryState,
  from: number,
  added: readonly StoredEntry[],
): Promise<number | null> {
  const done = committed(transaction);
  const isSame = await isAt({ worlds, entries }, world, expected);
  const next = expected.generation + 1;
  if (isSame) {
    entries.delete(rangeOf(world, from - 1));
    for (const [index, stored] of added.entries()) entries.put(stored, [world, from + index]);
    worlds.put(next, world);
  }
  await done;
  return isSame ? next : null;
}
