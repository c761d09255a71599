import { type FileHandle, open, readFile, rename, unlink } from 'node:fs/promises';
import path from 'node:path';
import { Queue } from '../../engine/queue.ts';
import type { StoredEntry, StoredWorld } from '../../engine/store.ts';

type Line = StoredWorld['entries'][number];

/** Makes a file's name as durable as its content: a rename lives in the folder, not in the file. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

let drafts = 0;

/** Writes a file so that after a crash there is the old one or the new one, never half of it. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  // two may write the same file at once: the same upload, sent to two worlds
  const draft = `${file}.${drafts++}.draft`;
  try {
    const handle = await open(draft, 'w', 0o600);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } catch (error) {
    // a full disk is not to be filled with drafts
    await unlink(draft).catch(() => undefined);
    throw error;
  }
  await syncFolder(path.dirname(file));
}

/** @returns null when there is no such file. @throws Error when it is there and cannot be read */
export async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** A disk that is almost full takes a part of what it is given, and says no only to the rest. */
async function writeAt(handle: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  let done = 0;
  while (done < bytes.length) {
    const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, position + done);
    done += bytesWritten;
  }
}

/** A line that is no JSON becomes an entry that no journal accepts: the world is then set aside, not guessed. */
function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/**
 * One journal in one file: a line that names its epoch, then a line for each entry. An entry counts once its line ends;
 * what a crash left of the last one was never acknowledged and is cut off.
 */
export class DiskJournal {
  readonly #file: string;
  readonly #queue = new Queue();
  #epoch: number | null = null;
  #lines: Line[] = [];
  /** Bytes of the file that are known to be whole lines. */
  #size = 0;
  #handle: FileHandle | null = null;

  private constructor(file: string) {
    this.#file = file;
  }

  static async open(file: string): Promise<DiskJournal> {
    const journal = new DiskJournal(file);
    // not to be taken for a new world when it is merely out of reach
    const content = await readIfThere(file);
    if (content) journal.#load(content);
    return journal;
  }

  #load(content: Buffer): void {
    const whole = content.subarray(0, content.lastIndexOf(0x0a) + 1);
    const [head = '', ...lines] = whole.toString('utf8').split('\n').slice(0, -1);
    const epoch = (parsed(head) as { epoch?: unknown } | null)?.epoch;
    this.#epoch = typeof epoch === 'number' ? epoch : 0;
    this.#lines = lines.map((line) => parsed(line) as Line);
    this.#size = whole.length;
  }

  read(after: number): Promise<StoredWorld | null> {
    return this.#queue.run(async () =>
      this.#epoch === null ? null : { epoch: this.#epoch, entries: this.#lines.slice(after + 1) },
    );
  }

  /** Resolves when the entry is on the disk. @returns false when it is not the next one of this history */
  append(epoch: number, stored: StoredEntry): Promise<boolean> {
    return this.#queue.run(async () => {
      if (this.#epoch !== epoch || this.#lines.length !== stored.entry.seq) return false;
      const line = Buffer.from(`${JSON.stringify(stored)}\n`);
      try {
        this.#handle ??= await this.#openAtEnd();
        await writeAt(this.#handle, line, this.#size);
        await this.#handle.datasync();
      } catch (error) {
        // what it left behind is cut off before the next one
        await this.#letGo();
        throw error;
      }
      this.#size += line.length;
      this.#lines.push(stored);
      return true;
    });
  }

  /** Writes the history anew. @returns its epoch */
  replace(entries: readonly StoredEntry[]): Promise<number> {
    return this.#queue.run(() => this.#write(entries));
  }

  /** Moves what is there to another name and goes on empty. @param name of the file that keeps it */
  setAside(name: string): Promise<void> {
    return this.#queue.run(async () => {
      await this.#letGo();
      await rename(this.#file, path.join(path.dirname(this.#file), name));
      // the epoch goes on, so that nobody takes the new history for the old one
      await this.#write([]);
    });
  }

  close(): Promise<void> {
    return this.#queue.run(() => this.#letGo());
  }

  async #write(entries: readonly StoredEntry[]): Promise<number> {
    await this.#letGo();
    const epoch = (this.#epoch ?? 0) + 1;
    const lines = [JSON.stringify({ krapao: 'journal', epoch }), ...entries.map((entry) => JSON.stringify(entry))];
    const content = Buffer.from(`${lines.join('\n')}\n`);
    await writeWhole(this.#file, content);
    this.#epoch = epoch;
    this.#lines = [...entries];
    this.#size = content.length;
    return epoch;
  }

  /** Whatever lies behind the last whole line goes: a torn line, or one whose writing failed. */
  async #openAtEnd(): Promise<FileHandle> {
    const handle = await open(this.#file, 'r+');
    await handle.truncate(this.#size);
    return handle;
  }

  async #letGo(): Promise<void> {
    const handle = this.#handle;
    this.#handle = null;
    await handle?.close();
  }
}
