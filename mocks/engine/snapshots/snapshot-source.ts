import type { Rows } from '../../kernel/rows.ts';
import type { Checkpoint } from '../checkpoints.ts';
import type { ReplayDifference } from '../execute.ts';
import type { InitialWorld } from '../history.ts';
import type { StoredEntry } from '../store.ts';

/** What a snapshot is made of. Nothing of it changes meanwhile. */
export interface SnapshotSource {
  readonly initial: InitialWorld;
  /** Of the history. */
  readonly generation: number;
  /** Up to the entry of the checkpoint. */
  readonly records: Rows<StoredEntry>;
  readonly checkpoint: Checkpoint<ReplayDifference>;
}

/** What the making of a snapshot needs of a `Timeline`. */
export interface SnapshottedTimeline {
  snapshotSource(): SnapshotSource | null;
  noteSnapshot(source: SnapshotSource): void;
  distrust(): void;
}
