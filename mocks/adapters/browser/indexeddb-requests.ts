import type { HistoryState } from '../../engine/timeline/store.ts';

const seqMax = Number.MAX_SAFE_INTEGER;

/** The result of a request. */
export const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB refused'));
  });

/** Resolves when the writes of a transaction are stored. */
export const committed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB aborted'));
  });

/** Keys of a world's entries after number `after`. */
export const rangeOf = (world: string, after: number) => IDBKeyRange.bound([world, after + 1], [world, seqMax]);

/** A transaction on the journals. */
export interface JournalTransaction {
  readonly transaction: IDBTransaction;
  readonly worlds: IDBObjectStore;
  readonly entries: IDBObjectStore;
}

/** Whether the stored history of a world is still this one, at this length. */
export async function isAt(
  { worlds, entries }: Pick<JournalTransaction, 'worlds' | 'entries'>,
  world: string,
  { generation, length }: HistoryState,
): Promise<boolean> {
  const [current, last] = await Promise.all([
    settled<number | undefined>(worlds.get(world)),
    settled(entries.openKeyCursor(rangeOf(world, -1), 'prev')),
  ]);
  const seq = (last?.key as [string, number] | undefined)?.[1] ?? -1;
  return current === generation && seq === length - 1;
}
