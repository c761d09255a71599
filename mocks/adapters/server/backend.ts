import type { IncomingMessage, Server } from 'node:http';
import { isBuiltin } from 'node:module';
import { getRequestListener } from '@hono/node-server';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import { Redis } from 'ioredis';
import type { Scenario } from '../../engine/execute/scenario.ts';
import { apiCalls } from './api-calls.ts';
import { BodyMemory } from './body-memory.ts';
import { serveSockets } from './chat-sockets.ts';
import { type ClientTimeouts, createServerWithTimeouts, endUnreadRequests } from './connections.ts';
import { createHttpApp, type HttpAppOptions } from './http-app.ts';
import { openRedisWorldStore } from './stores/redis-store.ts';
import { UnreadableWorld, type WorldRecord } from './stores/world-store.ts';
import { systemReason } from './system-reason.ts';
import { originReader, pathnameOf, selectWorld, worldHeader } from './world-selector.ts';
import { Worlds } from './worlds.ts';

export interface BackendOptions {
  readonly scenarios: readonly Scenario[];
  readonly pictures: HttpAppOptions['pictures'];
  /** 0: a free port. */
  readonly port: number;
  readonly host: string;
  /** Folder of the database; unused with Redis. */
  readonly data: string;
  /** Stores worlds in this Redis instead of the folder, shared by several servers. Null: the folder. */
  readonly redisUrl: string | null;
  /** The world of requests that name none; created whenever it is missing. */
  readonly fallback: { readonly name: string; readonly scenario: string; readonly seed: number };
  /** Such as `https://*.demo.example`: the star is the world's name in a page's origin. Null: origins name none. */
  readonly worldOrigin: string | null;
  readonly origins: readonly string[];
  readonly clientHeaders: readonly string[];
  /** The token of the admin API; null: the admin API is off. */
  readonly adminToken: string | null;
  readonly maxWorlds: number;
  readonly idleMs: number;
  /** Maximum bytes of uploads in one world. */
  readonly uploadLimit: number;
  /** Time for running calls when the server closes, ms. */
  readonly drainMs: number;
  readonly timeouts: ClientTimeouts;
  /** Maximum bytes of all request bodies in memory, and as much again for files in responses. */
  readonly bodyMemory: number;
  report(problem: unknown): void;
}

export interface Backend {
  /** No slash at the end. */
  readonly url: string;
  /** Accepts no new calls, waits for the running ones (at most `drainMs`), then closes sockets and store. */
  close(): Promise<void>;
}

/** Longest wait for Redis, ms: a call is answered within 2 s. Longer than `streamWaitMs`. */
const redisTimeoutMs = 1_200;
/** Duration of one blocking read of the Redis stream, ms; closing the server waits at most as long. */
const streamWaitMs = 1000;

function listen(server: Server, port: number, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      const actual = typeof address === 'object' && address ? address.port : port;
      resolve(`http://${host.includes(':') ? `[${host}]` : host}:${actual}`);
    });
  });
}

/** Waits for the running calls, at most `ms`: a fault may make one hang. */
function drain(server: Server, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => server.closeAllConnections(), ms);
    // Browsers keep connections open for a next call, which this server no longer answers
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearTimeout(deadline);
      clearInterval(sweep);
      resolve();
    });
  });
}

async function openStore({ redisUrl, data, uploadLimit, report }: BackendOptions) {
  if (redisUrl === null) {
    if (!isBuiltin('node:sqlite')) {
      const reason = `worlds are stored by node:sqlite, which this Node (${process.version}) does not have`;
      throw new Error(`${reason}: take Node 22.13 or newer, or set REDIS_URL.`);
    }
    const { openSqliteWorldStore } = await import('./stores/sqlite-store.ts');
    return { store: openSqliteWorldStore(data, uploadLimit, report), redis: null };
  }
  const redis = new Redis(redisUrl, { maxRetriesPerRequest: 3, commandTimeout: redisTimeoutMs });
  let first: Error | null = null;
  const note = (error: Error) => {
    first ??= error;
  };
  redis.on('error', note);
  await redis.ping().catch((error: unknown) => {
    redis.disconnect();
    // The connection's own error says more than that of the call
    throw new Error(`the Redis of REDIS_URL cannot be used: ${systemReason(first ?? error)}`, { cause: error });
  });
  redis.off('error', note).on('error', report);
  return { store: openRedisWorldStore(redis, uploadLimit), redis };
}

/**
 * Serves the worlds over HTTP and socket.io.
 * @throws Error when the port or folder is in use, or Redis is unreachable; nothing is left open then
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const { scenarios, maxWorlds, idleMs, report } = options;
  const { name, scenario, seed } = options.fallback;
  const record: WorldRecord = { address: { scenario, seed, at: null, set: {} }, frozen: false };
  const readOrigin = originReader(options.worldOrigin);
  const { store, redis } = await openStore(options);
  const worlds = new Worlds({ store, scenarios, limit: maxWorlds, fallback: { name, record }, idleMs, report });
  try {
    return await serve(options, worlds, readOrigin, redis);
  } catch (error) {
    await worlds.close();
    throw error;
  }
}

/** For the chat's adapter, which leaves failures of what it publishes unhandled: they would end the process. */
const forgiving = (redis: Redis): Redis =>
  new Proxy(redis, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]) => {
        const sent: unknown = Reflect.apply(member, target, args);
        if (sent instanceof Promise) sent.catch(() => undefined);
        return sent;
      };
    },
  });

/** Serves the worlds of an open store. @param redis the connection of the store; null for a folder */
async function serve(
  options: BackendOptions,
  worlds: Worlds,
  readOrigin: ReturnType<typeof originReader>,
  redis: Redis | null,
): Promise<Backend> {
  const { fallback } = options;
  await worlds.ensureFallback().catch((error: unknown) => {
    // Its own calls get an error; other tenants are served
    if (!(error instanceof UnreadableWorld)) throw error;
    options.report(error.message);
  });

  let ready = true;
  const whichWorld = ({ url = '/', headers }: IncomingMessage) => {
    const named = { header: headers[worldHeader]?.toString(), origin: readOrigin(headers.origin) };
    return selectWorld(pathnameOf(url), named, fallback.name);
  };
  const appOptions: HttpAppOptions = {
    ...options,
    worlds,
    received: new BodyMemory(options.bodyMemory),
    sent: new BodyMemory(options.bodyMemory),
    isReady: () => ready,
    whichWorld,
  };
  const app = createHttpApp(appOptions);
  const answersApiCall = apiCalls(appOptions);
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false, autoCleanupIncoming: false });
  const server = createServerWithTimeouts(options.timeouts, (request, response) => {
    // A kept-alive connection would delay closing
    if (!ready) response.setHeader('connection', 'close');
    if (!answersApiCall(request, response)) void listener(request, response);
  });
  const adapter = redis
    ? createAdapter(forgiving(redis), { streamName: 'krapao:chat', blockTimeInMs: streamWaitMs })
    : undefined;
  const sockets = serveSockets(server, worlds, whichWorld, options.timeouts, adapter);
  worlds.connect(sockets.peers);
  endUnreadRequests(server);

  const url = await listen(server, options.port, options.host).catch(async (error: unknown) => {
    await sockets.close();
    throw error;
  });
  return {
    url,
    async close() {
      ready = false;
      const drained = drain(server, options.drainMs);
      await sockets.close();
      await drained;
      await worlds.close();
    },
  };
}
