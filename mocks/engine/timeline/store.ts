import type { JournalEntry } from '../../kernel/journal.ts';

/** A stored journal entry, with the machine time at which it was made, so that the clock can run on. */
export interface StoredEntry {
  readonly entry: JournalEntry;
  /** Machine time, epoch ms. */
  readonly machine: number;
}

/** The history that a tab has seen, and its number of entries. */
export type HistoryState = Pick<StoredWorld, 'generation'> & { readonly length: number };

/** The stored part of a world from some entry on. */
export interface StoredWorld {
  /** Changes whenever the history is rewritten (undo, import, reset). The stores call it `epoch`. */
  readonly generation: number;
  readonly entries: readonly { readonly entry: unknown; readonly machine: number }[];
}

/** The store is full or refuses the change for another reason. Nothing was stored. */
export class StoreFull extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause });
    this.name = 'StoreFull';
  }
}

/** Stores journals by `worldKey`. Every method is one transaction; tabs may call concurrently. */
export interface JournalStore {
  readonly kind: 'indexeddb' | 'memory' | 'disk' | 'redis';
  /** Entries numbered `after + 1` and up; null when the world was never stored. */
  read(key: string, after: number): Promise<StoredWorld | null>;
  /** Appends all entries or none; false when they do not follow the stored ones, because another tab was faster. */
  append(key: string, generation: number, added: readonly [StoredEntry, ...StoredEntry[]]): Promise<boolean>;
  /** Replaces the whole history. @returns its generation */
  replace(key: string, entries: readonly StoredEntry[]): Promise<number>;
  /**
   * Replaces the entries from number `from` on, if the history is still `expected`. Its cost depends only on the removed and
   * added entries. @returns the new generation; null when another tab was faster
   */
  rewind(key: string, expected: HistoryState, from: number, entries: readonly StoredEntry[]): Promise<number | null>;
  /** Moves a stored world to another name, so that it is not lost. @returns that name */
  setAside(key: string): Promise<string>;
  /** Stores the bytes of an upload under their hash; worlds share them. */
  putFile(hash: string, file: Blob): Promise<void>;
  getFile(hash: string): Promise<Blob | null>;
}

/** Keeps journals in memory, until the page or process ends. */
export function createMemoryStore(): JournalStore {
  const worlds = new Map<string, { generation: number; entries: StoredEntry[] }>();
  const files = new Map<string, Blob>();
  let generations = 0;
  return {
    kind: 'memory',
    async read(key, after) {
      const stored = worlds.get(key);
      return stored ? { generation: stored.generation, entries: stored.entries.slice(after + 1) } : null;
    },
    async append(key, generation, added) {
      const stored = worlds.get(key);
      if (!stored || stored.generation !== generation || stored.entries.length !== added[0].entry.seq) return false;
      stored.entries.push(...added);
      return true;
    },
    async replace(key, entries) {
      generations += 1;
      worlds.set(key, { generation: generations, entries: [...entries] });
      return generations;
    },
    async rewind(key, expected, from, entries) {
      const stored = worlds.get(key);
      if (stored?.generation !== expected.generation || stored.entries.length !== expected.length) return null;
      stored.entries.splice(from, Number.POSITIVE_INFINITY, ...entries);
      generations += 1;
      stored.generation = generations;
      return generations;
    },
    async setAside(key) {
      const name = `${key} (set aside ${worlds.size})`;
      const stored = worlds.get(key);
      if (stored) worlds.set(name, stored);
      worlds.delete(key);
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
