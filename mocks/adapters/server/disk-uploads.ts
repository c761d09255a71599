import { appendFile, unlink } from 'node:fs/promises';
import path from 'node:path';
import type { JournalStore } from '../../engine/store.ts';
import { sniff, typeOf } from '../../engine/uploads.ts';
import { readIfThere, writeWhole } from './disk-journal.ts';
import { UploadsFull } from './world-store.ts';

type Files = Pick<JournalStore, 'putFile' | 'getFile'>;
/** Bytes of each upload, by hash. */
type Tally = Map<string, number>;

/**
 * The bytes of uploads, each once and under its hash; the type is what the bytes say, as when they came. Each world has
 * a list of those that it was sent, so that it can be held to its share, and so that they go when the last of their
 * worlds goes.
 */
export class DiskUploads {
  readonly #folder: string;
  readonly #worlds: string;
  readonly #limit: number;
  readonly #tallies = new Map<string, Promise<Tally>>();

  /** @param limit bytes that one world may keep */
  constructor(folder: string, worlds: string, limit: number) {
    this.#folder = folder;
    this.#worlds = worlds;
    this.#limit = limit;
  }

  /** The uploads as a world sees them. `putFile` throws UploadsFull. */
  of(world: string): Files {
    return {
      putFile: async (hash, blob) => {
        const file = this.#fileOf(hash);
        if (!file) throw new Error('uploads lie under the SHA-256 of their bytes');
        const tally = await this.#tally(world);
        if (!tally.has(hash)) {
          const kept = [...tally.values()].reduce((sum, size) => sum + size, 0);
          if (kept + blob.size > this.#limit) throw new UploadsFull(world);
          // counted before it is written: of two that come at once, the second sees the first
          tally.set(hash, blob.size);
          // begins a line of its own also where a full disk cut the last one short
          await appendFile(this.#listOf(world), `\n${hash} ${blob.size}\n`).catch((error: unknown) => {
            tally.delete(hash);
            throw error;
          });
        }
        // also one that is counted already: a crash may have come between
        await writeWhole(file, new Uint8Array(await blob.arrayBuffer()));
      },
      getFile: async (hash) => {
        const file = this.#fileOf(hash);
        const bytes = file && (await readIfThere(file));
        return bytes ? new Blob([new Uint8Array(bytes)], { type: typeOf(sniff(new Uint8Array(bytes))) }) : null;
      },
    };
  }

  /** Lets go of what only this world was sent; its list is gone with its folder. @param others the worlds that stay */
  async forget(world: string, others: readonly string[]): Promise<void> {
    const gone = await this.#tally(world);
    this.#tallies.delete(world);
    const kept = await Promise.all(others.map((name) => this.#tally(name)));
    for (const hash of gone.keys()) {
      const file = kept.some((tally) => tally.has(hash)) ? null : this.#fileOf(hash);
      if (file) await unlink(file).catch(() => undefined);
    }
  }

  #fileOf(hash: string): string | null {
    return /^[0-9a-f]{64}$/.test(hash) ? path.join(this.#folder, hash) : null;
  }

  #listOf(world: string): string {
    return path.join(this.#worlds, world, 'uploads');
  }

  #tally(world: string): Promise<Tally> {
    const known = this.#tallies.get(world);
    if (known) return known;
    const read = readIfThere(this.#listOf(world)).then((list) => parseList(list?.toString('utf8') ?? ''));
    this.#tallies.set(world, read);
    read.catch(() => this.#tallies.delete(world));
    return read;
  }
}

/** A last line that a crash cut short counts for nothing: its upload was not answered. */
const parseList = (text: string): Tally =>
  new Map([...text.matchAll(/^([0-9a-f]{64}) (\d+)\n/gm)].map(([, hash = '', size]) => [hash, Number(size)]));
