import type { Rows } from '../kernel/rows.ts';
import type { Replay } from './execute.ts';
import type { StoredEntry } from './store.ts';

/** A world as it was found in the store. */
export interface FoundWorld {
  readonly records: Rows<StoredEntry>;
  readonly generation: number;
  readonly replayed: Replay;
  /** How many of the records come from a snapshot. */
  readonly inSnapshot: number;
}
