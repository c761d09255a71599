import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach } from 'vitest';
import { type Backend, type BackendOptions, startBackend } from '../../../mocks/adapters/server/backend.ts';
import { defaultTimeouts } from '../../../mocks/adapters/server/connections.ts';
import { databaseFile } from '../../../mocks/adapters/server/stores/database.ts';
import { scenarios } from '../../../scenarios/index.ts';
import { adminToken, temporaryFolder } from './client.ts';

/** Reports server defects on the console, which fails the test. */
export const openBackend = (data: string, options: Partial<BackendOptions> = {}): Promise<Backend> =>
  startBackend({
    scenarios,
    pictures: new Map(),
    port: 0,
    host: '127.0.0.1',
    data,
    redisUrl: null,
    fallback: { name: 'main', scenario: 'everyday', seed: 1 },
    worldOrigin: null,
    origins: ['*'],
    clientHeaders: ['x-client'],
    adminToken,
    maxWorlds: 20,
    idleMs: 60_000,
    uploadLimit: 50_000_000,
    drainMs: 2_000,
    timeouts: defaultTimeouts,
    bodyMemory: 50_000_000,
    report: (problem) => console.error(problem),
    ...options,
  });

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
