import { type ChangeEntry, type Journal, type JournalEntry, parseChanges } from '../../kernel/journal.ts';
import type { World } from '../../kernel/world.ts';
import { Checkpoints } from '../execute/checkpoints.ts';
import type { Replay, ReplayDifference } from '../execute/execute.ts';
import { journalOf } from './history.ts';
import type { StoredEntry, StoredWorld } from './store.ts';

/** Entries that were stored since a known one, checked. */
export interface News {
  readonly records: readonly StoredEntry[];
  readonly changes: readonly ChangeEntry[];
}

/** The history of an open world as this tab knows it, and the world that it leads to. */
export class KnownHistory {
  /** Executed entries; the last ones may still be on their way to the store. */
  records: StoredEntry[] = [];
  /** How many of them are stored. */
  stored = 0;
  /** Entries that were travelled away from, oldest first. They can be restored until the next change. */
  undone: readonly StoredEntry[] = [];
  /** Of the stored history. */
  generation = 0;
  world!: World;
  /** Entries that this build answers differently from the build that wrote them. */
  differences: readonly ReplayDifference[] = [];
  checkpoints = new Checkpoints<ReplayDifference>();

  get last(): StoredEntry {
    return this.records.at(-1) as StoredEntry;
  }

  get lastSeq(): number {
    return this.records.length - 1;
  }

  get storedRecords(): StoredEntry[] {
    return this.records.slice(0, this.stored);
  }

  /** The stored entries. */
  get journal(): Journal {
    return journalOf(this.storedRecords);
  }

  /** Adds an executed entry. @param machine machine time, epoch ms */
  push(entry: JournalEntry, machine: number): void {
    this.records.push({ entry, machine });
    this.checkpoints.note(entry.seq, this.world, this.differences);
  }

  /** Takes over stored entries and the world that they lead to. */
  adopt(records: StoredEntry[], replayed: Replay, undone: readonly StoredEntry[] = []): void {
    this.records = records;
    this.world = replayed.world;
    this.differences = replayed.differences;
    this.checkpoints = replayed.checkpoints;
    this.markStored(undone);
  }

  /** All entries are stored now. Undone ones precede the last one, so they are lost. */
  markStored(undone: readonly StoredEntry[] = []): void {
    this.stored = this.records.length;
    this.undone = undone;
  }

  /** @param found entries after the last stored one @returns null when they do not continue this history */
  newsIn(found: StoredWorld | null): News | null {
    const last = this.records[this.stored - 1]?.entry;
    if (!last || found?.generation !== this.generation) return null;
    const changes = parseChanges(
      found.entries.map((record) => record?.entry),
      last,
    );
    return changes && { records: found.entries as readonly StoredEntry[], changes };
  }
}
