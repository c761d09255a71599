import * as z from 'zod/mini';
import { keptAddress, type WorldAddress } from '../../engine/scenario.ts';
import type { JournalStore } from '../../engine/store.ts';

/** What is kept of a tenant's world besides its journals: which world it is, and whether its clock stands still. */
export interface WorldRecord {
  readonly address: WorldAddress;
  readonly frozen: boolean;
}

const recordSchema = z.strictObject({ address: keptAddress, frozen: z.boolean() });

/** @throws Error for a record that this version did not write */
export function readRecord(text: string): WorldRecord {
  return recordSchema.parse(JSON.parse(text)) as WorldRecord;
}

/** Names are parts of addresses, of file names and of keys: nothing else may be one. */
export const isWorldName = (name: string): boolean => /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/.test(name);

/** A world was sent as many bytes of uploads as it may keep. */
export class UploadsFull extends Error {
  constructor(world: string) {
    super(`the uploads of ${world} are full`);
  }
}

/** Where a server keeps the worlds of its tenants. */
export interface WorldStore {
  readonly kind: 'disk' | 'redis';
  names(): Promise<string[]>;
  /** Null when no world has this name. */
  read(name: string): Promise<WorldRecord | null>;
  /**
   * Takes a name for a world that is about to be made; until its record is written, nobody else sees the world.
   * @returns false when the name is taken, or `limit` worlds are there already
   */
  claim(name: string, limit: number): Promise<boolean>;
  write(name: string, record: WorldRecord): Promise<void>;
  /** Lets go of a name whose world could not be made. */
  abandon(name: string): Promise<void>;
  /** Takes a world away with all its journals. @returns false when there was none */
  remove(name: string): Promise<boolean>;
  /**
   * The journals of one tenant. The bytes of uploads lie under their hash, once for all; each tenant is held to its
   * share of them: `putFile` throws UploadsFull.
   */
  journals(name: string): JournalStore;
  /** Lets go of what is held open for a world that nobody uses at the moment. */
  release(name: string): Promise<void>;
  close(): Promise<void>;
}
