import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Redis } from 'ioredis';
import { openRedisWorldStore } from '../../mocks/adapters/server/stores/redis-store.ts';
import { openSqliteWorldStore } from '../../mocks/adapters/server/stores/sqlite-store.ts';
import { createMemoryStore, type JournalStore, type Sandbox } from '../../mocks/index.ts';
import { temporaryFolder } from '../support/backend/client.ts';
import { startRedis } from '../support/backend/redis.ts';
import { type Caller, callerOf, evening, openSandbox } from '../support/worlds/open-sandbox.ts';
import { median, timed } from './figures.ts';

const world = { seed: 1, at: evening, set: { balance: 1_000_000 } };

/** Moves one baht there and back, so that any number of transfers is possible. */
async function transfer(player: Caller, turn: number): Promise<void> {
  const [from, to] = turn % 2 === 0 ? ['WALLET', 'JOKER'] : ['JOKER', 'WALLET'];
  const { status } = await player.post('/api/wallet/transfer', { from, to, amount: 1 });
  if (status !== 200) throw new Error(`transfer ${turn} was answered ${status}`);
}

const playerOf = (sandbox: Sandbox): Caller => callerOf(sandbox, sandbox.token('player'));

/** Makes transfers until the journal has this many entries. */
async function transfers(sandbox: Sandbox, entries: number): Promise<void> {
  const player = playerOf(sandbox);
  const together = 500;
  for (let turn = 1; turn < entries; turn += together) {
    const count = Math.min(together, entries - turn);
    await Promise.all(Array.from({ length: count }, (_, index) => transfer(player, turn + index)));
  }
}

async function times(count: number, act: (turn: number) => Promise<number>): Promise<number[]> {
  const taken: number[] = [];
  for (let turn = 0; turn < count; turn += 1) taken.push(await act(turn));
  return taken;
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Bytes in use after a garbage collection. */
function bytesInUse(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

/** Medians in ms; `memory` in MB for 10,000 entries. */
export interface LongLife {
  readonly open: number;
  readonly undo: number;
  readonly memory: number;
}

/** @param reopened opens the stored worlds as a new page or process does */
async function measured(reopened: () => Promise<JournalStore>, entries: number): Promise<LongLife> {
  // through the store, as a client's calls are
  await transfers(await openSandbox('everyday', { ...world, store: await reopened() }), entries);
  const open = median(
    (
      await times(6, async () => {
        const store = await reopened();
        return timed(() => openSandbox('everyday', { ...world, store }));
      })
    ).slice(1),
  );
  const store = await reopened();
  const before = bytesInUse();
  const sandbox = await openSandbox('everyday', { ...world, store });
  const memory = ((bytesInUse() - before) / 1e6 / entries) * 10_000;
  const undo = median((await times(6, () => timed(() => sandbox.undo()))).slice(1));
  return { open, undo, memory };
}

export async function longLifeInMemory(entries: number): Promise<LongLife> {
  const store = createMemoryStore();
  return measured(async () => store, entries);
}

export async function longLifeOnDisk(entries: number): Promise<LongLife> {
  const { folder, drop } = await temporaryFolder();
  let worlds = openSqliteWorldStore(folder, 0, console.error);
  await worlds.claim('main', 1);
  try {
    return await measured(async () => {
      await worlds.close();
      worlds = openSqliteWorldStore(folder, 0, console.error);
      return worlds.journals('main');
    }, entries);
  } finally {
    await worlds.close();
    await drop();
  }
}

export async function longLifeInRedis(entries: number): Promise<LongLife> {
  const { folder, drop } = await temporaryFolder();
  const server = await startRedis(folder);
  const connections: Redis[] = [];
  const connected = () => {
    const redis = new Redis(server.url);
    connections.push(redis);
    return openRedisWorldStore(redis, 0);
  };
  await connected().claim('main', 1);
  try {
    return await measured(async () => connected().journals('main'), entries);
  } finally {
    for (const redis of connections) redis.disconnect();
    await server.end();
    await drop();
  }
}
