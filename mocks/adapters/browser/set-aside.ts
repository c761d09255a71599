import { committed, type JournalTransaction, rangeOf, settled } from './indexeddb-requests.ts';

/** Moves what is stored of a world under another name (`JournalStore.setAside`). @returns that name */
export async function setAside(world: string, { transaction, worlds, entries }: JournalTransaction): Promise<string> {
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
  // the epoch continues, so that other tabs notice that the history was replaced
  worlds.put((epoch ?? 0) + 1, world);
  await done;
  return name;
}
