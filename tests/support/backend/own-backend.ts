import path from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import type { Backend, BackendOptions } from '../../../mocks/adapters/server/backend.ts';
import { temporaryFolder } from './client.ts';
import { openBackend } from './in-process.ts';

interface OwnBackend {
  /** Opens it on the test's folder, once more after `close`. @returns its address */
  readonly open: (options?: Partial<BackendOptions>) => Promise<string>;
  readonly close: () => Promise<void>;
  /** The folder of the files that it keeps. */
  readonly uploads: () => string;
}

/** A backend in this process for each test of a file, with a folder of its own; both are gone after the test. */
export function ownBackend(): OwnBackend {
  let folder = '';
  let drop: () => Promise<void>;
  let backend: Backend;
  beforeEach(async () => {
    ({ folder, drop } = await temporaryFolder());
  });
  afterEach(async () => {
    await backend.close();
    await drop();
  });
  return {
    open: async (options = {}) => {
      backend = await openBackend(folder, options);
      return backend.url;
    },
    close: () => backend.close(),
    uploads: () => path.join(folder, 'uploads'),
  };
}
