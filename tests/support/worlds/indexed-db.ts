/**
 * IndexedDB for Node. The package's own `auto` file puts it on `window` where a test file of the same process has left one,
 * and then it is missing here.
 */
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';

Object.assign(globalThis, { IDBKeyRange });

export { IDBFactory };
