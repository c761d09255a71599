import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach } from 'vitest';
import type { Backend, BackendOptions } from '../../../mocks/adapters/server/backend.ts';
import { databaseFile } from '../../../mocks/adapters/server/stores/database.ts';
import { temporaryFolder } from './client.ts';
import { openBackend } from './in-process.ts';

interface OwnBackend {
  /** Opens the backend on the test's folder, again after `close`. @returns its address */
  readonly open: (options?: Partial<BackendOptions>) => Promise<string>;
  readonly close: () => Promise<void>;
  /** Closes the backend. @returns hashes of the stored uploads */
  readonly uploads: () => Promise<string[]>;
}

/** An in-process backend with its own folder for each test of a file; both are removed after the test. */
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
