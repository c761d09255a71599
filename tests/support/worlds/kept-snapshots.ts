import type { SnapshotStore } from '../../../mocks/engine/store.ts';

/** Snapshots in memory. @param build names the code that makes worlds @param kept where they are, to look at or to damage */
export const keptSnapshots = (
  build = 'this build',
  kept = new Map<string, Uint8Array<ArrayBuffer>>(),
): SnapshotStore => ({
  build,
  read: async (key) => kept.get(key) ?? null,
  write: async (key, bytes) => void kept.set(key, bytes),
});
