import type { JournalEntry } from '../kernel/journal.ts';

/** A journal entry as it is kept: with the machine's time at which it was made, so that the clock can run on. */
export interface StoredEntry {
  readonly entry: JournalEntry;
  /** Machine time, epoch ms. */
  readonly machine: number;
}

/** What is stored of a world from some entry on. `epoch` changes whenever history was rewritten (undo, import, reset). */
export interface StoredWorld {
  readonly epoch: number;
  readonly entries: readonly { readonly entry: unknown; readonly machine: number }[];
}

/** Where journals are kept. Every method is one transaction; two tabs may call them at the same time. */
export interface JournalStore {
  readonly kind: 'indexeddb' | 'memory' | 'disk' | 'redis';
  /** Entries numbered `after + 1` and up; null when the world was never stored. */
  read(world: string, after: number): Promise<StoredWorld | null>;
  /** Adds an entry if it is the next one of the same history; false when another tab was faster. */
  append(world: string, epoch: number, stored: StoredEntry): Promise<boolean>;
  /** Writes a history anew. @returns its epoch */
  replace(world: string, entries: readonly StoredEntry[]): Promise<number>;
  /** Moves what is stored of a world under another name, out of the way but not lost. @returns that name */
  setAside(world: string): Promise<string>;
  /** Keeps the bytes of an upload under their hash; worlds share them. */
  putFile(hash: string, file: Blob): Promise<void>;
  getFile(hash: string): Promise<Blob | null>;
}

/** Keeps journals in memory, until the page or process ends. */
export function createMemoryStore(): JournalStore {
  const worlds = new Map<string, { epoch: number; entries: StoredEntry[] }>();
  const files = new Map<string, Blob>();
  let epochs = 0;
  return {
    kind: 'memory',
    async read(world, after) {
      const stored = worlds.get(world);
      return stored ? { epoch: stored.epoch, entries: stored.entries.slice(after + 1) } : null;
    },
    async append(world, epoch, added) {
      const stored = worlds.get(world);
      if (!stored || stored.epoch !== epoch || stored.entries.length !== added.entry.seq) return false;
      stored.entries.push(added);
      return true;
    },
    async replace(world, entries) {
      epochs += 1;
      worlds.set(world, { epoch: epochs, entries: [...entries] });
      return epochs;
    },
    async setAside(world) {
      const name = `${world} (set aside ${worlds.size})`;
      const stored = worlds.get(world);
      if (stored) worlds.set(name, stored);
      worlds.delete(world);
      return name;
    },
    async putFile(hash, file) {
      files.set(hash, file);
    },
    async getFile(hash) {
      return files.get(hash) ?? null;
    },
  };
}
