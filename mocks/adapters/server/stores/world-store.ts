import * as z from 'zod/mini';
import { storedAddress, type WorldAddress } from '../../../engine/scenario.ts';
import type { JournalStore, StoredWorld } from '../../../engine/store.ts';
import { sniff } from '../../../engine/uploads.ts';
import { mediaTypes } from '../../../kernel/uploaded-file.ts';

/** What is stored of a tenant's world besides its journals. */
export interface WorldRecord {
  readonly address: WorldAddress;
  /** Whether its clock stands still. */
  readonly frozen: boolean;
}

const recordSchema = z.strictObject({ address: storedAddress, frozen: z.boolean() });

/** What is stored of a world is damaged, or of another version. Its name stays taken until the world is deleted. */
export class UnreadableWorld extends Error {
  constructor(place: string, cause: unknown) {
    super(`${place} says nothing that this version understands; delete that world, or put back what stood there`, {
      cause,
    });
  }
}

/** @param place where the text is stored, for the error that is given for a damaged one */
export function readRecord(text: string, place: string): WorldRecord | UnreadableWorld {
  try {
    return recordSchema.parse(JSON.parse(text)) as WorldRecord;
  } catch (error) {
    return new UnreadableWorld(place, error);
  }
}

/** Text that is not JSON becomes an entry that no journal accepts: the world is then set aside. */
export function parseStored(text: string): StoredWorld['entries'][number] {
  try {
    return JSON.parse(text);
  } catch {
    return { entry: null, machine: 0 };
  }
}

/** Names become parts of addresses and Redis keys, so only these characters are allowed. */
export const isWorldName = (name: string): boolean => /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/.test(name);

/** An upload would exceed the limit of its world. */
export class UploadsFull extends Error {
  constructor(world: string) {
    super(`the uploads of ${world} are full`);
  }
}

/** A stored upload with the content type that its bytes have, never the one that its sender named. */
export async function asUpload(stored: Blob | null): Promise<Blob | null> {
  if (!stored) return null;
  const start = new Uint8Array(await stored.slice(0, 16).arrayBuffer());
  return stored.slice(0, stored.size, mediaTypes[sniff(start)]);
}

/** Where a server keeps the worlds of its tenants. */
export interface WorldStore {
  readonly kind: 'disk' | 'redis';
  /** @throws Error when the store cannot be reached, or is not this process's any more */
  names(): Promise<string[]>;
  /** Null when no world has this name. */
  read(name: string): Promise<WorldRecord | null>;
  /**
   * Reserves a name for a world about to be created; the world is visible once its record is written.
   * @returns false when the name is taken, or `limit` worlds exist already
   */
  claim(name: string, limit: number): Promise<boolean>;
  write(name: string, record: WorldRecord): Promise<void>;
  /** Gives up a reserved name whose world could not be created. */
  abandon(name: string): Promise<void>;
  /** Deletes a world with all its journals. @returns false when there was none */
  remove(name: string): Promise<boolean>;
  /**
   * The journals of one tenant. Uploads are stored once under their hash for all tenants, and count towards the limit
   * of each: `putFile` throws UploadsFull.
   */
  journals(name: string): JournalStore;
  close(): Promise<void>;
}
