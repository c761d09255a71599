import type { JournalEntry } from '../kernel/journal.ts';

/** A journal entry as it is kept: with the machine's time at which it was made, so that the clock can run on. */
export interface StoredEntry {
  readonly entry: JournalEntry;
  /** Machine time, epoch ms. */
  readonly machine: number;
}

/** Which history a tab has seen, and how many of its entries. */
export type HistoryState = Pick<StoredWorld, 'generation'> & { readonly length: number };

/** What is stored of a world from some entry on. */
export interface StoredWorld {
  /**
   * Which history of the world this is: the number changes whenever the history is rewritten (undo, import, reset). The
   * stores keep it under the name `epoch`.
   */
  readonly generation: number;
  readonly entries: readonly { readonly entry: unknown; readonly machine: number }[];
}

/** A store has no room, or takes no change for another reason. Nothing was stored. */
export class StoreFull extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause });
    this.name = 'StoreFull';
  }
}

/**
 * Where journals are kept, each under the key of its world (`worldKey`). Every method is one transaction; two tabs may
 * call them at the same time.
 */
export interface JournalStore {
  readonly kind: 'indexeddb' | 'memory' | 'disk' | 'redis';
  /** Entries numbered `after + 1` and up; null when the world was never stored. */
  read(key: string, after: number): Promise<StoredWorld | null>;
  /** Adds entries, all or none, if they are the next ones of the same history; false when another tab was faster. */
  append(key: string, generation: number, added: readonly [StoredEntry, ...StoredEntry[]]): Promise<boolean>;
  /** Writes a history anew. @returns its generation */
  replace(key: string, entries: readonly StoredEntry[]): Promise<number>;
  /**
   * Puts entries in the place of those from a number on, if the history is still that of `expected`; it takes as long as
   * what it takes away and adds, not as the journal. @returns its new generation; null when another tab was faster
   */
  rewind(key: string, expected: HistoryState, from: number, entries: readonly StoredEntry[]): Promise<number | null>;
  /** Moves what is stored of a world under another name, out of the way but not lost. @returns that name */
  setAside(key: string): Promise<string>;
  /** Keeps the bytes of an upload under their hash; worlds share them. */
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
