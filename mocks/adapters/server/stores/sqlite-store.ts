import { createHash } from 'node:crypto';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { JournalStore, StoredEntry, StoredWorld } from '../../../engine/timeline/store.ts';
import { databaseFile, openDatabase, Transactions } from './database.ts';
import {
  asUpload,
  parseStored,
  readRecord,
  UnreadableWorld,
  UploadsFull,
  type WorldRecord,
  type WorldStore,
} from './world-store.ts';

/** A journal's key in the database. */
const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 32);

interface JournalRow {
  readonly id: number;
  readonly epoch: number;
  readonly length: number;
}

const statementsOf = (database: DatabaseSync) => {
  const sql = {
    records: 'SELECT name, record FROM worlds',
    putRecord: 'INSERT INTO worlds VALUES (?, ?) ON CONFLICT DO UPDATE SET record = excluded.record',
    dropRecord: 'DELETE FROM worlds WHERE name = ?',
    journal: `SELECT id, epoch, (SELECT coalesce(max(seq), -1) + 1 FROM entries WHERE journal = id) AS length
      FROM journals WHERE world = ? AND key = ?`,
    putJournal: `INSERT INTO journals (world, key, epoch) VALUES (?, ?, 1)
      ON CONFLICT DO UPDATE SET epoch = epoch + 1 RETURNING id, epoch`,
    renameJournal: 'UPDATE journals SET key = ? WHERE id = ?',
    putEmptyJournal: 'INSERT INTO journals (world, key, epoch) VALUES (?, ?, ?)',
    dropJournals: 'DELETE FROM journals WHERE world = ?',
    entries: 'SELECT entry FROM entries WHERE journal = ? AND seq > ? ORDER BY seq',
    putEntry: 'INSERT INTO entries VALUES (?, ?, ?)',
    dropEntries: 'DELETE FROM entries WHERE journal = ? AND seq >= ?',
    upload: 'SELECT bytes FROM uploads WHERE hash = ?',
    putUpload: 'INSERT OR IGNORE INTO uploads VALUES (?, ?)',
    holds: 'SELECT 1 FROM holders WHERE world = ? AND hash = ?',
    held: 'SELECT coalesce(sum(size), 0) AS bytes FROM holders WHERE world = ?',
    hold: 'INSERT INTO holders VALUES (?, ?, ?)',
    dropUploads: `DELETE FROM uploads WHERE hash IN (SELECT hash FROM holders AS own WHERE world = ?
      AND NOT EXISTS (SELECT 1 FROM holders WHERE hash = own.hash AND world <> own.world))`,
    letGo: 'DELETE FROM holders WHERE world = ?',
  };
  const prepared = Object.entries(sql).map(([name, text]) => [name, database.prepare(text)]);
  return Object.fromEntries(prepared) as Record<keyof typeof sql, StatementSync>;
};

/** Stores worlds in one SQLite file. */
class SqliteWorldStore implements WorldStore {
  readonly kind = 'disk';
  readonly #database: DatabaseSync;
  readonly #transactions: Transactions;
  readonly #sql: ReturnType<typeof statementsOf>;
  readonly #uploadLimit: number;
  /** Each world's record, or its read error. */
  readonly #records = new Map<string, WorldRecord | UnreadableWorld>();
  readonly #claimed = new Set<string>();
  /** Rows that were read since the last change: the file is locked, so nobody else writes. */
  readonly #journals = new Map<string, JournalRow>();
  /** Uploads in memory that are being sent; concurrent downloads share the bytes. */
  readonly #blobs = new Map<string, WeakRef<Blob>>();

  constructor(database: DatabaseSync, folder: string, uploadLimit: number) {
    this.#database = database;
    this.#transactions = new Transactions(database, folder);
    this.#sql = statementsOf(database);
    this.#uploadLimit = uploadLimit;
    for (const { name, record } of this.#sql.records.all() as { name: string; record: string }[])
      this.#records.set(name, readRecord(record, `the record of ${name} in ${databaseFile(folder)}`));
  }

  async names(): Promise<string[]> {
    return [...this.#records.keys()].sort();
  }

  async read(name: string): Promise<WorldRecord | null> {
    const record = this.#records.get(name) ?? null;
    if (record instanceof UnreadableWorld) throw record;
    return record;
  }

  async claim(name: string, limit: number): Promise<boolean> {
    if (this.#records.has(name) || this.#claimed.has(name)) return false;
    if (this.#records.size + this.#claimed.size >= limit) return false;
    this.#claimed.add(name);
    try {
      // A crash during creation may have left journals without a record
      await this.#change(() => this.#clear(name));
    } catch (error) {
      // Otherwise the name stays taken, and counts towards the limit, until a restart
      this.#claimed.delete(name);
      throw error;
    }
    return true;
  }

  async write(name: string, record: WorldRecord): Promise<void> {
    await this.#change(() => this.#sql.putRecord.run(name, JSON.stringify(record)));
    this.#records.set(name, record);
    this.#claimed.delete(name);
  }

  async abandon(name: string): Promise<void> {
    this.#claimed.delete(name);
    await this.#change(() => this.#clear(name));
  }

  async remove(name: string): Promise<boolean> {
    const record = this.#records.get(name);
    if (!record) return false;
    // Immediately, so that no call opens it again
    this.#records.delete(name);
    try {
      await this.#change(() => this.#clear(name), true);
    } catch (error) {
      this.#records.set(name, record);
      throw error;
    }
    return true;
  }

  #change<Result>(change: () => Result, frees = false): Promise<Result> {
    return this.#transactions.run(() => {
      this.#journals.clear();
      return change();
    }, frees);
  }

  #clear(name: string): void {
    const { dropRecord, dropJournals, dropUploads, letGo } = this.#sql;
    for (const statement of [dropRecord, dropJournals, dropUploads, letGo]) statement.run(name);
  }

  journals(name: string): JournalStore {
    const sql = this.#sql;
    const journalOf = (key: string) => sql.journal.get(name, hashOf(key)) as JournalRow | undefined;
    const addEntries = (journal: number, from: number, entries: readonly StoredEntry[]) => {
      for (const [index, entry] of entries.entries()) sql.putEntry.run(journal, from + index, JSON.stringify(entry));
    };
    return {
      kind: 'disk',
      read: async (key, after): Promise<StoredWorld | null> => {
        const id = `${name} ${key}`;
        const journal = this.#journals.get(id) ?? journalOf(key);
        if (!journal) return null;
        this.#journals.set(id, journal);
        const rows = after + 1 < journal.length ? sql.entries.all(journal.id, after) : [];
        return { generation: journal.epoch, entries: rows.map(({ entry }) => parseStored(String(entry))) };
      },
      append: (key, epoch, added) =>
        this.#change(() => {
          const journal = journalOf(key);
          if (journal?.epoch !== epoch || journal.length !== added[0].entry.seq) return false;
          addEntries(journal.id, journal.length, added);
          return true;
        }),
      replace: (key, entries) =>
        this.#change(() => {
          const { id, epoch } = sql.putJournal.get(name, hashOf(key)) as unknown as JournalRow;
          sql.dropEntries.run(id, 0);
          addEntries(id, 0, entries);
          return epoch;
        }),
      rewind: (key, expected, from, entries) =>
        this.#change(() => {
          const journal = journalOf(key);
          if (journal?.epoch !== expected.generation || journal.length !== expected.length) return null;
          sql.putJournal.run(name, hashOf(key));
          sql.dropEntries.run(journal.id, from);
          addEntries(journal.id, from, entries);
          return journal.epoch + 1;
        }),
      setAside: (key) =>
        this.#change(() => {
          const kept = `set-aside-${Date.now()}-${hashOf(key)}`;
          const journal = journalOf(key);
          if (journal) sql.renameJournal.run(kept, journal.id);
          // The epoch increases, so that readers of the old history notice the change
          sql.putEmptyJournal.run(name, hashOf(key), (journal?.epoch ?? 0) + 1);
          return kept;
        }),
      putFile: (hash, blob) => this.#putFile(name, hash, blob),
      getFile: (hash) => this.#upload(hash),
    };
  }

  async #putFile(name: string, hash: string, blob: Blob): Promise<void> {
    const { holds, held, hold, putUpload } = this.#sql;
    const bytes = new Uint8Array(await blob.arrayBuffer());
    const fits = await this.#change(() => {
      if (!holds.get(name, hash)) {
        if (Number(held.get(name)?.['bytes']) + bytes.length > this.#uploadLimit) return false;
        hold.run(name, hash, bytes.length);
      }
      putUpload.run(hash, bytes);
      return true;
    });
    if (!fits) throw new UploadsFull(name);
  }

  async #upload(hash: string): Promise<Blob | null> {
    const known = this.#blobs.get(hash)?.deref();
    if (known) return known;
    this.#blobs.delete(hash);
    const bytes = this.#sql.upload.get(hash)?.['bytes'] as Uint8Array<ArrayBuffer> | undefined;
    const blob = await asUpload(bytes ? new Blob([bytes]) : null);
    if (blob) this.#blobs.set(hash, new WeakRef(blob));
    return blob;
  }

  async close(): Promise<void> {
    // After pending changes
    await this.#change(() => undefined).catch(() => undefined);
    this.#database.close();
  }
}

/**
 * @param uploadLimit maximum bytes of uploads in one world
 * @param report hears of a damaged database that was set aside
 * @throws Error when another process uses the folder, or it is unusable
 */
export function openSqliteWorldStore(
  folder: string,
  uploadLimit: number,
  report: (problem: string) => void,
): WorldStore {
  return new SqliteWorldStore(openDatabase(folder, report), folder, uploadLimit);
}
