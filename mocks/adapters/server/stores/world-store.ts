import * as z from 'zod/mini';
import { storedAddress, type WorldAddress } from '../../../engine/execute/scenario.ts';
import type { JournalStore, StoredWorld } from '../../../engine/timeline/store.ts';
import { sniff } from '../../../engine/timeline/uploads.ts';
import { mediaTypes } from '../../../kernel/uploaded-file.ts';

/** The stored record of a tenant's world; its journals are stored apart. */
export interface WorldRecord {
  readonly address: WorldAddress;
  /** Whether its clock stands still. */
  readonly frozen: boolean;
}

const recordSchema = z.strictObject({ address: storedAddress, frozen: z.boolean() });

/** The stored data of a world is damaged or of another version. Its name stays taken until the world is deleted. */
export class UnreadableWorld extends Error {
  constructor(place: string, cause: unknown) {
    super(`${place} says nothing that this version understands; delete that world, or put back what stood there`, {
      cause,
    });
  }
}

/** @param place where the text is stored, for error messages */
export function readRecord(text: string, place: string): WorldRecord | UnreadableWorld {
  try {
    return recordSchema.parse(JSON.parse(text)) as WorldRecord;
  } catch (error) {
    return new UnreadableWorld(place, error);
  }
}

/** Invalid JSON becomes an entry that no journal accepts: the world is then set aside. */
export function parseStored(text: string): StoredWorld['entries'][number] {
  try {
    return JSON.parse(text);
  } catch {
    return { entry: null, machine: 0 };
  }
}

/** Names are parts of addresses and Redis keys, so only these characters are allowed. */
export const isWorldName = (name: string): boolean => /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/.test(name);

/** An upload would exceed the limit of its world. */
export class UploadsFull extends Error {
  constructor(world: string) {
    super(`the uploads of ${world} are full`);
  }
}

/** The store does not answer; what a command did then is unknown. */
export class StoreUnreachable extends Error {}

/** A stored upload with the detected content type, never the sender's. */
export async function asUpload(stored: Blob | null): Promise<Blob | null> {
  if (!stored) return null;
  const start = new Uint8Array(await stored.slice(0, 16).arrayBuffer());
  return stored.slice(0, stored.size, mediaTypes[sniff(start)]);
}

/** Where a server stores the worlds of its tenants. */
export interface WorldStore {
  readonly kind: 'disk' | 'redis';
  /** @throws Error when the store is unreachable or no longer this process's */
  names(): Promise<string[]>;
  /** Null when no world has this name. */
  read(name: string): Promise<WorldRecord | null>;
  /**
   * Reserves a name for a new world, which becomes visible once its record is written.
   * @returns false when the name is taken, or `limit` worlds exist already
   */
  claim(name: string, limit: number): Promise<boolean>;
  write(name: string, record: WorldRecord): Promise<void>;
  /** Releases a reserved name whose world could not be created. */
  abandon(name: string): Promise<void>;
  /** Deletes a world with all its journals. @returns false when there was none */
  remove(name: string): Promise<boolean>;
  /**
   * The journals of one tenant. Tenants share uploads, which are stored by hash and count towards the limit of each:
   * `putFile` throws UploadsFull.
   */
  journals(name: string): JournalStore;
  close(): Promise<void>;
}
