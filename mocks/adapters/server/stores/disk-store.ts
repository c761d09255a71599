import { createHash } from 'node:crypto';
import { access, constants, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { JournalStore } from '../../../engine/store.ts';
import { DiskJournal } from './disk-journal.ts';
import { DiskUploads } from './disk-uploads.ts';
import { makeFolder, readIfThere, writeWhole } from './files.ts';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import { isWorldName, readRecord, UnreadableWorld, type WorldRecord, type WorldStore } from './world-store.ts';

const recordFile = 'world.json';

/** Keeps worlds in a folder: `worlds/<name>/` has the record, one file per journal, and the list of its uploads; `uploads/<hash>` the bytes. */
class DiskWorldStore implements WorldStore {
  readonly kind = 'disk';
  readonly #worlds: string;
  readonly #uploads: DiskUploads;
  readonly #lock: FolderLock;
  /** Of each world its record, or that it cannot be read. */
  readonly #records: Map<string, WorldRecord | UnreadableWorld>;
  readonly #claimed = new Set<string>();
  readonly #open = new Map<string, Map<string, Promise<DiskJournal>>>();

  constructor(
    folder: string,
    uploadLimit: number,
    records: ReadonlyMap<string, WorldRecord | UnreadableWorld>,
    lock: FolderLock,
  ) {
    this.#worlds = path.join(folder, 'worlds');
    this.#uploads = new DiskUploads(path.join(folder, 'uploads'), this.#worlds, uploadLimit);
    this.#records = new Map(records);
    this.#lock = lock;
  }

  async names(): Promise<string[]> {
    // what this process cannot store any more is not what it knows
    this.#lock.assertHeld();
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
      // a folder without a record was left by a crash while the world was created
      await rm(path.join(this.#worlds, name), { recursive: true, force: true });
      await mkdir(path.join(this.#worlds, name), { recursive: true, mode: 0o700 });
    } catch (error) {
      // else the name would be taken, and count towards the limit, until the server is restarted
      this.#claimed.delete(name);
      throw error;
    }
    return true;
  }

  async write(name: string, record: WorldRecord): Promise<void> {
    this.#lock.assertHeld();
    await writeWhole(path.join(this.#worlds, name, recordFile), JSON.stringify(record));
    this.#records.set(name, record);
    this.#claimed.delete(name);
  }

  async abandon(name: string): Promise<void> {
    await this.release(name);
    this.#claimed.delete(name);
    await rm(path.join(this.#worlds, name), { recursive: true, force: true });
  }

  async remove(name: string): Promise<boolean> {
    if (!this.#records.delete(name)) return false;
    await this.release(name);
    await this.#uploads.removeWorld(name, [...this.#records.keys()]);
    await rm(path.join(this.#worlds, name), { recursive: true, force: true });
    return true;
  }

  journals(name: string): JournalStore {
    const journal = (key: string) => this.#journal(name, key);
    const ownJournal = (key: string) => {
      this.#lock.assertHeld();
      return journal(key);
    };
    return {
      kind: 'disk',
      read: async (key, after) => (await journal(key)).read(after),
      append: async (key, epoch, added) => (await ownJournal(key)).append(epoch, added),
      replace: async (key, entries) => (await ownJournal(key)).replace(entries),
      rewind: async (key, expected, from, entries) => (await ownJournal(key)).rewind(expected, from, entries),
      setAside: async (key) => {
        const kept = `set-aside-${Date.now()}-${fileName(key)}`;
        await (await ownJournal(key)).setAside(kept);
        return kept;
      },
      ...this.#uploads.forWorld(name),
    };
  }

  async release(name: string): Promise<void> {
    const journals = [...(this.#open.get(name)?.values() ?? [])];
    this.#open.delete(name);
    for (const journal of journals) await (await journal).close();
  }

  async close(): Promise<void> {
    for (const name of [...this.#open.keys()]) await this.release(name);
    await this.#lock.release();
  }

  #journal(name: string, key: string): Promise<DiskJournal> {
    const journals = this.#open.get(name) ?? new Map<string, Promise<DiskJournal>>();
    this.#open.set(name, journals);
    const known = journals.get(key);
    if (known) return known;
    const opening = DiskJournal.open(path.join(this.#worlds, name, fileName(key)));
    journals.set(key, opening);
    opening.catch(() => journals.delete(key));
    return opening;
  }
}

/** A hash: world keys contain colons and bars, which not every file system takes. */
const fileName = (key: string): string => `${createHash('sha256').update(key).digest('hex').slice(0, 32)}.jsonl`;

async function readRecords(folder: string): Promise<Map<string, WorldRecord | UnreadableWorld>> {
  const records = new Map<string, WorldRecord | UnreadableWorld>();
  for (const name of await readdir(folder)) {
    if (!isWorldName(name)) continue;
    const file = path.join(folder, name, recordFile);
    const text = await readIfThere(file);
    if (text !== null) records.set(name, readRecord(text.toString('utf8'), file));
  }
  return records;
}

/** @throws Error when the folder cannot hold worlds: it cannot be made, or not written */
async function prepare(folder: string): Promise<void> {
  try {
    for (const part of ['worlds', 'uploads']) {
      await makeFolder(path.resolve(folder, part));
      await access(path.resolve(folder, part), constants.W_OK);
    }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`the folder ${folder} cannot be used for worlds: ${reason}`, { cause });
  }
}

/**
 * @param uploadLimit bytes of uploads that one world may keep
 * @throws Error when another process uses the folder
 */
export async function openDiskWorldStore(folder: string, uploadLimit: number): Promise<WorldStore> {
  await prepare(folder);
  const lock = await lockFolder(folder);
  try {
    return new DiskWorldStore(folder, uploadLimit, await readRecords(path.join(folder, 'worlds')), lock);
  } catch (error) {
    await lock.release();
    throw error;
  }
}
