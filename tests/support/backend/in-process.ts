import { type Backend, type BackendOptions, startBackend } from '../../../mocks/adapters/server/backend.ts';
import { defaultTimeouts } from '../../../mocks/adapters/server/connections.ts';
import { scenarios } from '../../../scenarios/index.ts';
import { adminToken } from './client.ts';

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
