import { appendFile, unlink } from 'node:fs/promises';
import path from 'node:path';
import type { JournalStore } from '../../../engine/store.ts';
import { openIfThere, readIfThere, writeWhole } from './files.ts';
import { asUpload, UploadsFull } from './world-store.ts';

type Files = Pick<JournalStore, 'putFile' | 'getFile'>;
/** Bytes of each upload, by hash. */
type UploadSizes = Map<string, number>;

/**
 * The bytes of uploads, each stored once under its hash; the content type is read from the bytes. Each world has a list
 * of its uploads, by which its limit is checked and by which an upload is deleted with the last world that has it.
 */
export class DiskUploads {
  readonly #folder: string;
  readonly #worlds: string;
  readonly #limit: number;
  readonly #sizes = new Map<string, Promise<UploadSizes>>();

  /** @param limit bytes per world */
  constructor(folder: string, worlds: string, limit: number) {
    this.#folder = folder;
    this.#worlds = worlds;
    this.#limit = limit;
  }

  /** The uploads of one world. `putFile` throws UploadsFull. */
  forWorld(world: string): Files {
    return {
      putFile: async (hash, blob) => {
        const file = this.#fileOf(hash);
        if (!file) throw new Error('uploads lie under the SHA-256 of their bytes');
        const sizes = await this.#sizesOf(world);
        if (!sizes.has(hash)) {
          const kept = [...sizes.values()].reduce((sum, size) => sum + size, 0);
          if (kept + blob.size > this.#limit) throw new UploadsFull(world);
          // counted before it is written, so that two uploads at once cannot exceed the limit together
          sizes.set(hash, blob.size);
          // begins with a line break: a full disk may have cut the previous line short
          await appendFile(this.#listOf(world), `\n${hash} ${blob.size}\n`).catch((error: unknown) => {
            sizes.delete(hash);
            throw error;
          });
        }
        // written also when it is listed: a crash may have happened between list and bytes
        await writeWhole(file, new Uint8Array(await blob.arrayBuffer()));
      },
      getFile: async (hash) => {
        const file = this.#fileOf(hash);
        return file ? asUpload(await openIfThere(file)) : null;
      },
    };
  }

  /** Deletes uploads that no other world has; the caller deletes the list with the folder. @param others the remaining worlds */
  async removeWorld(world: string, others: readonly string[]): Promise<void> {
    const gone = await this.#sizesOf(world);
    this.#sizes.delete(world);
    const kept = await Promise.all(others.map((name) => this.#sizesOf(name)));
    for (const hash of gone.keys()) {
      const file = kept.some((sizes) => sizes.has(hash)) ? null : this.#fileOf(hash);
      if (file) await unlink(file).catch(() => undefined);
    }
  }

  #fileOf(hash: string): string | null {
    return /^[0-9a-f]{64}$/.test(hash) ? path.join(this.#folder, hash) : null;
  }

  #listOf(world: string): string {
    return path.join(this.#worlds, world, 'uploads');
  }

  #sizesOf(world: string): Promise<UploadSizes> {
    const known = this.#sizes.get(world);
    if (known) return known;
    const read = readIfThere(this.#listOf(world)).then((list) => parseList(list?.toString('utf8') ?? ''));
    this.#sizes.set(world, read);
    read.catch(() => this.#sizes.delete(world));
    return read;
  }
}

/** An incomplete last line, left by a crash, is ignored: its upload was never acknowledged. */
const parseList = (text: string): UploadSizes =>
  new Map([...text.matchAll(/^([0-9a-f]{64}) (\d+)\n/gm)].map(([, hash = '', size]) => [hash, Number(size)]));
