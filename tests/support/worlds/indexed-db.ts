/**
 * IndexedDB for Node. The package's own `auto` file puts it on `window` if a test file of the same process left one,
 * and then it is missing here.
 */
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';

Object.assign(globalThis, { IDBKeyRange });

export { IDBFactory };
