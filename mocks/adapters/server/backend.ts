import type { IncomingMessage, Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import { Redis } from 'ioredis';
import type { Scenario } from '../../engine/scenario.ts';
import { serveSockets } from './chat-sockets.ts';
import { createPatientServer, endUnreadRequests, type Patience } from './connections.ts';
import { openDiskWorldStore } from './disk-store.ts';
import { createHttpApp, type HttpAppOptions } from './http-app.ts';
import { openRedisWorldStore } from './redis-store.ts';
import { askedWorld, originReader, worldHeader } from './world-selector.ts';
import type { WorldRecord } from './world-store.ts';
import { Worlds } from './worlds.ts';

export interface BackendOptions {
  readonly scenarios: readonly Scenario[];
  readonly pictures: HttpAppOptions['pictures'];
  /** 0 picks a free one. */
  readonly port: number;
  readonly host: string;
  /** Folder of the journals and uploads; of no use with Redis. */
  readonly data: string;
  /** Journals live there instead, and several servers share them. */
  readonly redisUrl: string | null;
  /** The world of requests that name none; made at the start if it is not there. */
  readonly fallback: { readonly name: string; readonly scenario: string; readonly seed: number };
  /** Such as `https://*.demo.example`: the origin of a page names its world. */
  readonly worldOrigin: string | null;
  readonly origins: readonly string[];
  readonly clientHeaders: readonly string[];
  readonly adminToken: string | null;
  readonly maxWorlds: number;
  readonly idleMs: number;
  /** Bytes of uploads that one world may keep. */
  readonly uploadLimit: number;
  /** How long calls under way may still take when the server closes, ms. */
  readonly drainMs: number;
  readonly patience: Patience;
  report(problem: unknown): void;
}

export interface Backend {
  /** Without a slash at the end. */
  readonly url: string;
  /** Takes no new calls, lets those under way end, then lets go of everything. */
  close(): Promise<void>;
}

/** Ms that the chat's news wait in one read of the stream; also the longest that closing has to wait for it. */
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

/** Waits until the calls under way are answered, but not for ever: a fault may have made one hang. */
function drain(server: Server, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const patience = setTimeout(() => server.closeAllConnections(), ms);
    // browsers keep a connection for their next call, which is not to come here any more
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearTimeout(patience);
      clearInterval(sweep);
      resolve();
    });
  });
}

async function openShelf({ redisUrl, data, uploadLimit, report }: BackendOptions) {
  if (redisUrl === null) return { shelf: await openDiskWorldStore(data, uploadLimit), redis: null };
  const redis = new Redis(redisUrl, { maxRetriesPerRequest: 3 });
  redis.on('error', report);
  await redis.ping();
  return { shelf: openRedisWorldStore(redis, uploadLimit), redis };
}

/**
 * Serves the worlds over HTTP and socket.io.
 * @throws Error when the port is taken, the folder is in use, or Redis is not there
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const { scenarios, maxWorlds, idleMs, fallback, report } = options;
  const readOrigin = originReader(options.worldOrigin);
  const { shelf, redis } = await openShelf(options);
  const worlds = new Worlds({ shelf, scenarios, limit: maxWorlds, idleMs, report });
  const beginning: WorldRecord = {
    address: { scenario: fallback.scenario, seed: fallback.seed, at: null, set: {} },
    frozen: false,
  };
  await worlds.ensure(fallback.name, beginning);

  let ready = true;
  const which = (pathname: string, header: string | undefined, origin: string | undefined) =>
    askedWorld(pathname, { header, origin: readOrigin(origin) }, fallback.name);
  const app = createHttpApp({
    ...options,
    worlds,
    isReady: () => ready,
    whichWorld: ({ url, headers }) =>
      which(new URL(url).pathname, headers.get(worldHeader) ?? undefined, headers.get('origin') ?? undefined),
  });
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false, autoCleanupIncoming: false });
  const server = createPatientServer(options.patience, (request, response) => {
    // a connection that stays open would hold the server on its way out
    if (!ready) response.setHeader('connection', 'close');
    void listener(request, response);
  });
  const whichSocket = ({ url = '/', headers }: IncomingMessage) =>
    which(url.split('?')[0] ?? '/', headers[worldHeader]?.toString(), headers.origin);
  const adapter = redis ? createAdapter(redis, { streamName: 'krapao:chat', blockTimeInMs: streamWaitMs }) : undefined;
  const sockets = serveSockets(server, worlds, whichSocket, adapter);
  worlds.connect(sockets.news);
  endUnreadRequests(server);

  const url = await listen(server, options.port, options.host);
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
