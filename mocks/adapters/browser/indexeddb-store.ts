import type { JournalStore, StoredEntry } from '../../engine/timeline/store.ts';
import { loadLate } from '../../kernel/late-part.ts';
import { wait } from '../timers.ts';
import { committed, isAt, type JournalTransaction, rangeOf, settled } from './indexeddb-requests.ts';

const databaseName = 'krapao-sandbox';

/** Maximum time to open the database, real ms: a blocked or broken one never answers. */
const openLimitMs = 10_000;

/** @throws Error when the browser refuses or does not answer */
async function open(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(databaseName, 1);
  request.onupgradeneeded = () => {
    for (const name of ['worlds', 'entries', 'files']) request.result.createObjectStore(name);
  };
  const late = wait(openLimitMs).then(() => Promise.reject(new Error('the database does not answer')));
  const database = await Promise.race([settled(request), late]);
  database.onversionchange = () => database.close();
  return database;
}

type OpenTransaction = (names: string | string[], mode: IDBTransactionMode) => Promise<IDBTransaction>;

/**
 * Opens transactions, and reconnects after the connection was closed: by the browser when site data is deleted, by the
 * page when another page wants to delete or upgrade the database.
 */
async function connect(factory: IDBFactory): Promise<OpenTransaction> {
  let database = await open(factory);
  return async (names, mode) => {
    try {
      return database.transaction(names, mode);
    } catch {
      database = await open(factory);
      return database.transaction(names, mode);
    }
  };
}

/** A stored upload, as bytes: private windows of Safari store no Blob (APP-222). */
interface KeptFile {
  bytes: ArrayBuffer;
  type: string;
}

/** The bytes of uploads, by hash. */
const fileStore = (begin: OpenTransaction): Pick<JournalStore, 'putFile' | 'getFile'> => ({
  async putFile(hash, file) {
    const kept: KeptFile = { bytes: await file.arrayBuffer(), type: file.type };
    const transaction = await begin('files', 'readwrite');
    const done = committed(transaction);
    transaction.objectStore('files').put(kept, hash);
    await done;
  },

  async getFile(hash) {
    const files = (await begin('files', 'readonly')).objectStore('files');
    const kept = await settled<KeptFile | Blob | undefined>(files.get(hash));
    // Earlier builds stored Blobs
    return kept && !(kept instanceof Blob) ? new Blob([kept.bytes], { type: kept.type }) : (kept ?? null);
  },
});

/** Deletes world snapshots that earlier builds stored beside the uploads; journals are replayed instead. */
async function dropSnapshots(begin: OpenTransaction): Promise<void> {
  const transaction = await begin('files', 'readwrite');
  transaction.objectStore('files').delete(IDBKeyRange.bound('snapshot|', 'snapshot}', false, true));
}

/** Opens transactions on the journals. */
const journalTransactions =
  (openTransaction: OpenTransaction) =>
  async (mode: IDBTransactionMode): Promise<JournalTransaction> => {
    const transaction = await openTransaction(['worlds', 'entries'], mode);
    return { transaction, worlds: transaction.objectStore('worlds'), entries: transaction.objectStore('entries') };
  };

/** The methods that change the history of a world. */
function historyStore(openTransaction: OpenTransaction): Pick<JournalStore, 'replace' | 'rewind' | 'setAside'> {
  const begin = journalTransactions(openTransaction);
  return {
    async replace(world, history) {
      const { transaction, worlds, entries } = await begin('readwrite');
      const done = committed(transaction);
      // A world that is stored again after its data was deleted gets another epoch, so that other tabs notice
      const epoch = ((await settled<number | undefined>(worlds.get(world))) ?? Date.now()) + 1;
      entries.delete(rangeOf(world, -1));
      for (const [seq, stored] of history.entries()) entries.put(stored, [world, seq]);
      worlds.put(epoch, world);
      await done;
      return epoch;
    },

    async rewind(...args) {
      const { rewind } = await loadLate(() => import('./rewritten-history.ts'));
      return rewind(await begin('readwrite'), ...args);
    },

    async setAside(world) {
      const { setAside } = await loadLate(() => import('./rewritten-history.ts'));
      return setAside(await begin('readwrite'), world);
    },
  };
}

/** Stores journals in IndexedDB: one record per entry under [world, seq], one record per world with its epoch. */
export async function openIndexedDbStore(factory: IDBFactory): Promise<JournalStore> {
  const openTransaction = await connect(factory);
  const begin = journalTransactions(openTransaction);
  void dropSnapshots(openTransaction).catch(() => undefined);

  return {
    kind: 'indexeddb',

    async read(world, after) {
      const { worlds, entries } = await begin('readonly');
      const [epoch, stored] = await Promise.all([
        settled<number | undefined>(worlds.get(world)),
        settled<StoredEntry[]>(entries.getAll(rangeOf(world, after))),
      ]);
      return epoch === undefined ? null : { generation: epoch, entries: stored };
    },

    async append(world, epoch, added) {
      const { transaction, worlds, entries } = await begin('readwrite');
      const done = committed(transaction);
      const isNext = await isAt({ worlds, entries }, world, { generation: epoch, length: added[0].entry.seq });
      if (isNext) for (const stored of added) entries.add(stored, [world, stored.entry.seq]);
      await done;
      return isNext;
    },

    ...historyStore(openTransaction),
    ...fileStore(openTransaction),
  };
}
