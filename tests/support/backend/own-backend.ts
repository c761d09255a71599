import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach } from 'vitest';
import type { Backend, BackendOptions } from '../../../mocks/adapters/server/backend.ts';
import { databaseFile } from '../../../mocks/adapters/server/stores/database.ts';
import { temporaryFolder } from './client.ts';
import { openBackend } from './in-process.ts';

interface OwnBackend {
  /** Opens it on the test's folder, once more after `close`. @returns its address */
  readonly open: (options?: Partial<BackendOptions>) => Promise<string>;
  readonly close: () => Promise<void>;
  /** Closes it. @returns the hashes of the uploads that it keeps */
  readonly uploads: () => Promise<string[]>;
}

/** A backend in this process for each test of a file, with a folder of its own; both are gone after the test. */
export function ownBackend(): OwnBackend {
  let folder = '';
  let drop: () => Promise<void>;
  let backend: Backend | undefined;
  const close = async () => {
    await backend?.close();
    backend = undefined;
  };
  beforeEach(async () => {
    ({ folder, drop } = await temporaryFolder());
  });
  afterEach(async () => {
    await close();
    await drop();
  });
  return {
    open: async (options = {}) => {
      backend = await openBackend(folder, options);
      return backend.url;
    },
    close,
    uploads: async () => {
      await close();
      const database = new DatabaseSync(databaseFile(folder), { readOnly: true });
      const rows = database.prepare('SELECT hash FROM uploads').all();
      database.close();
      return rows.map(({ hash }) => String(hash));
    },
  };
}
