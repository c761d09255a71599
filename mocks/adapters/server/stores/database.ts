import { closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreFull } from '../../../engine/timeline/store.ts';
import { systemReason } from '../system-reason.ts';

/** The file of a data folder. SQLite keeps new changes in `<file>-wal` beside it until a checkpoint moves them over. */
export const databaseFile = (folder: string): string => path.join(folder, 'krapao.db');

const schema = `
CREATE TABLE worlds (name TEXT PRIMARY KEY, record TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE journals (id INTEGER PRIMARY KEY, world TEXT NOT NULL, key TEXT NOT NULL, epoch INTEGER NOT NULL, UNIQUE (world, key)) STRICT;
CREATE TABLE entries (
  journal INTEGER NOT NULL REFERENCES journals ON DELETE CASCADE, seq INTEGER NOT NULL, entry TEXT NOT NULL,
  PRIMARY KEY (journal, seq)
) STRICT, WITHOUT ROWID;
CREATE TABLE uploads (hash TEXT PRIMARY KEY, bytes BLOB NOT NULL) STRICT;
CREATE TABLE holders (world TEXT NOT NULL, hash TEXT NOT NULL, size INTEGER NOT NULL, PRIMARY KEY (world, hash)) STRICT, WITHOUT ROWID;
CREATE INDEX holders_by_hash ON holders (hash);
PRAGMA user_version = 1;`;

/** Primary result codes of SQLite, without the extended bits. */
const codes = { busy: 5, readOnly: 8, ioError: 10, corrupt: 11, full: 13, cannotOpen: 14, notADatabase: 26 };

const codeOf = (error: unknown): number => Number((error as { errcode?: number } | null)?.errcode) & 0xff;

const isDamage = (error: unknown) => [codes.corrupt, codes.notADatabase].includes(codeOf(error));

/** A disk that is full, read-only or fails to write. */
const isFull = (error: unknown) =>
  [codes.full, codes.ioError, codes.readOnly, codes.cannotOpen].includes(codeOf(error));

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Skips the uploads: reading gigabytes would delay the start, and a damaged upload harms no world. */
function assertSound(database: DatabaseSync): void {
  for (const table of ['worlds', 'journals', 'entries', 'holders']) {
    const { quick_check: found } = database.prepare(`PRAGMA quick_check(${table})`).get() ?? {};
    if (found !== 'ok') throw Object.assign(new Error(String(found)), { errcode: codes.corrupt });
  }
}

/** Locks the file until the process ends, and creates its tables. */
function prepare(database: DatabaseSync): void {
  // The lock comes first: SQLite then keeps it and needs no shared memory
  database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  // Overwriting a small log syncs faster than growing a large one
  database.exec('PRAGMA wal_autocheckpoint = 200; BEGIN IMMEDIATE');
  if (database.prepare('PRAGMA user_version').get()?.['user_version'] === 0) database.exec(schema);
  database.exec('COMMIT');
  assertSound(database);
}

/** Renames a damaged database, so that nothing overwrites it. @returns its new name */
function setAside(file: string): string {
  const kept = `${file}.damaged-${new Date().toISOString().replaceAll(':', '-')}`;
  for (const part of ['', '-wal']) if (existsSync(file + part)) renameSync(file + part, kept + part);
  return kept;
}

/** Creates a folder and its parents. Node's `recursive` hangs where the system answers "not found", as in `/proc`. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

function open(file: string): DatabaseSync {
  // SQLite gives the same mode to the files beside it
  closeSync(openSync(file, 'a', 0o600));
  const database = new DatabaseSync(file);
  try {
    prepare(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * Opens the database of a data folder, for one process at a time. Sets aside and reports a damaged one.
 * @throws Error when the folder is in use or unusable
 */
export function openDatabase(folder: string, report: (problem: string) => void): DatabaseSync {
  const file = databaseFile(folder);
  try {
    makeFolder(path.resolve(folder));
    return open(file);
  } catch (cause) {
    if (isDamage(cause)) {
      report(`${file} is damaged (${messageOf(cause)}). It is kept as ${setAside(file)}, and a new one is begun.`);
      return open(file);
    }
    if (codeOf(cause) === codes.busy)
      throw new Error(`${folder} is in use by another process: several instances share worlds through REDIS_URL.`, {
        cause,
      });
    throw new Error(`the folder ${folder} cannot be used for worlds: ${systemReason(cause)}`, { cause });
  }
}

interface Job {
  readonly run: () => unknown;
  /** Whether the change frees space. */
  readonly frees: boolean;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** Bytes reserved on the disk, so that a world can be deleted when it is full. */
const reserveSize = 1_000_000;

/**
 * Runs changes in transactions. Changes from one turn of the event loop share a transaction and its fsync. When it
 * fails, each is retried alone, so that a large upload that does not fit blocks no small change.
 */
export class Transactions {
  readonly #database: DatabaseSync;
  readonly #file: string;
  readonly #reserve: string;
  #waiting: Job[] = [];

  constructor(database: DatabaseSync, folder: string) {
    this.#database = database;
    this.#file = databaseFile(folder);
    this.#reserve = `${this.#file}-reserve`;
    try {
      writeFileSync(this.#reserve, new Uint8Array(reserveSize), { flag: 'wx', mode: 0o600 });
    } catch {
      // The reserve exists, or the disk is full
    }
  }

  /** Resolves when the change is on disk. @param frees whether it may use the reserve @throws StoreFull */
  run<Result>(change: () => Result, frees = false): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ run: change, frees, resolve: resolve as Job['resolve'], reject });
      if (this.#waiting.length === 1) setImmediate(() => this.#commitAll(this.#waiting.splice(0)));
    });
  }

  #commitAll(jobs: readonly Job[]): void {
    try {
      const results = this.#commit(jobs);
      for (const [index, { resolve }] of jobs.entries()) resolve(results[index]);
    } catch {
      for (const job of jobs) this.#commitOne(job);
    }
  }

  /** Retries with more room: a checkpoint shrinks the log, and a change that frees space may use the reserve. */
  #commitOne(job: Job): void {
    const checkpoint = () => this.#database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    const makeRoom = [
      () => undefined,
      checkpoint,
      ...(job.frees ? [() => rmSync(this.#reserve, { force: true }), checkpoint] : []),
    ];
    let problem: unknown;
    for (const step of makeRoom) {
      try {
        step();
        return job.resolve(this.#commit([job])[0]);
      } catch (error) {
        problem = error;
        if (!isFull(error)) break;
      }
    }
    job.reject(
      isFull(problem) ? new StoreFull(`${this.#file} takes no change: ${messageOf(problem)}`, problem) : problem,
    );
  }

  #commit(jobs: readonly Job[]): unknown[] {
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      const results = jobs.map(({ run }) => run());
      this.#database.exec('COMMIT');
      return results;
    } catch (error) {
      // Some errors end the transaction themselves
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      throw error;
    }
  }
}
