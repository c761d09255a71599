import { type FileHandle, open, rename } from 'node:fs/promises';
import path from 'node:path';
import { Queue } from '../../../engine/queue.ts';
import type { HistoryState, StoredEntry, StoredWorld } from '../../../engine/store.ts';
import { readIfThere, writeAt, writeWhole } from './files.ts';

type Line = StoredWorld['entries'][number];

/** Stands for what cannot be read. No journal accepts it as an entry: the world is then set aside. */
const unreadable = null as unknown as Line;

/** How each line of an entry begins; only the others are read at once. */
const entryStart = '{"entry":';

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return unreadable;
  }
}

/** A line that takes back entries: those before `keep` are left, and the journal has another epoch. */
interface Cut {
  readonly epoch: number;
  readonly keep: number;
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

const isCut = (line: unknown): line is Cut => {
  const { epoch, keep } = (line ?? {}) as Partial<Cut>;
  return isCount(epoch) && isCount(keep);
};

/**
 * One journal in one file: a line with its epoch, then a line for each entry. Lines are only added, so that what was
 * answered survives a crash at any moment: an undo is a line too, which takes back entries before it. An entry counts once
 * its line is complete; an incomplete last line, left by a crash, was never acknowledged and is cut off.
 */
export class DiskJournal {
  readonly #file: string;
  readonly #queue = new Queue();
  #epoch: number | null = null;
  /** Entries; those that were not asked for yet are still as they stand in the file. */
  #lines: (Line | string)[] = [];
  /** Bytes of the file that are known to be whole lines. */
  #size = 0;
  #handle: FileHandle | null = null;

  private constructor(file: string) {
    this.#file = file;
  }

  static async open(file: string): Promise<DiskJournal> {
    const journal = new DiskJournal(file);
    // throws for a file that cannot be read: it must not be taken for a new world
    const content = await readIfThere(file);
    if (content) journal.#load(content);
    return journal;
  }

  #load(content: Buffer): void {
    const whole = content.subarray(0, content.lastIndexOf(0x0a) + 1);
    const [head = '', ...lines] = whole.toString('utf8').split('\n').slice(0, -1);
    const epoch = (parsed(head) as { epoch?: unknown } | null)?.epoch;
    this.#size = whole.length;
    this.#epoch = 0;
    if (!isCount(epoch)) {
      // The file was written whole, with its head: this is another file, which must not be taken for an empty journal.
      if (content.length > 0) this.#lines.push(unreadable);
      return;
    }
    this.#epoch = epoch;
    for (const text of lines) {
      const line = text.startsWith(entryStart) ? text : parsed(text);
      if (isCut(line)) this.#cut(line);
      else this.#lines.push(line as Line | string);
    }
  }

  read(after: number): Promise<StoredWorld | null> {
    return this.#queue.run(async () =>
      this.#epoch === null ? null : { generation: this.#epoch, entries: this.#entriesAfter(after) },
    );
  }

  #entriesAfter(after: number): Line[] {
    for (let seq = after + 1; seq < this.#lines.length; seq += 1) {
      const line = this.#lines[seq];
      if (typeof line === 'string') this.#lines[seq] = parsed(line) as Line;
    }
    return this.#lines.slice(after + 1) as Line[];
  }

  /** Resolves when the entries are on the disk, with one fsync. @returns false when they are not the next ones of this epoch */
  append(epoch: number, added: readonly [StoredEntry, ...StoredEntry[]]): Promise<boolean> {
    return this.#queue.run(async () => {
      if (this.#epoch !== epoch || this.#lines.length !== added[0].entry.seq) return false;
      await this.#addLines(added);
      this.#lines.push(...added);
      return true;
    });
  }

  /** Puts entries in the place of those from a number on. @returns the new epoch; null when the journal is another one now */
  rewind(expected: HistoryState, from: number, entries: readonly StoredEntry[]): Promise<number | null> {
    return this.#queue.run(async () => {
      if (this.#epoch !== expected.generation || this.#lines.length !== expected.length) return null;
      const cut = { epoch: this.#epoch + 1, keep: from };
      await this.#addLines([cut, ...entries]);
      this.#cut(cut);
      this.#lines.push(...entries);
      return this.#epoch;
    });
  }

  #cut({ epoch, keep }: Cut): void {
    this.#epoch = epoch;
    this.#lines.length = Math.min(this.#lines.length, keep);
  }

  async #addLines(added: readonly object[]): Promise<void> {
    const lines = Buffer.from(added.map((line) => `${JSON.stringify(line)}\n`).join(''));
    try {
      this.#handle ??= await this.#openAtEnd();
      writeAt(this.#handle, lines, this.#size);
      await this.#handle.datasync();
    } catch (error) {
      // a partly written line is cut off when the file is opened again
      await this.#closeHandle();
      throw error;
    }
    this.#size += lines.length;
  }

  /** Replaces all entries. @returns the new epoch */
  replace(entries: readonly StoredEntry[]): Promise<number> {
    return this.#queue.run(() => this.#write(entries));
  }

  /** Renames the file and starts an empty journal. @param name new name of the old file */
  setAside(name: string): Promise<void> {
    return this.#queue.run(async () => {
      await this.#closeHandle();
      await rename(this.#file, path.join(path.dirname(this.#file), name));
      // the epoch continues, so that readers of the old history notice the change
      await this.#write([]);
    });
  }

  close(): Promise<void> {
    return this.#queue.run(() => this.#closeHandle());
  }

  async #write(entries: readonly StoredEntry[]): Promise<number> {
    await this.#closeHandle();
    const epoch = (this.#epoch ?? 0) + 1;
    const lines = [JSON.stringify({ krapao: 'journal', epoch }), ...entries.map((entry) => JSON.stringify(entry))];
    const content = Buffer.from(`${lines.join('\n')}\n`);
    await writeWhole(this.#file, content);
    this.#epoch = epoch;
    this.#lines = [...entries];
    this.#size = content.length;
    return epoch;
  }

  /** Opens the file and cuts off an incomplete last line. */
  async #openAtEnd(): Promise<FileHandle> {
    const handle = await open(this.#file, 'r+');
    await handle.truncate(this.#size);
    return handle;
  }

  async #closeHandle(): Promise<void> {
    const handle = this.#handle;
    this.#handle = null;
    await handle?.close();
  }
}
