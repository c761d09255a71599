import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { JournalStore } from '../../../engine/timeline/store.ts';
import {
  asUpload,
  parseStored,
  readRecord,
  StoreUnreachable,
  UnreadableWorld,
  UploadsFull,
  type WorldRecord,
  type WorldStore,
} from './world-store.ts';

const prefix = 'krapao';
const namesKey = `${prefix}:worlds`;
/** The braces put all keys of a world on one cluster node. */
const keyOf = (name: string, part: string) => `${prefix}:{${name}}:${part}`;

/**
 * KEYS epoch, journal; ARGV id of the first entry. A flat reply: the ids and names of fields take longer to receive than
 * the entries.
 */
const readScript = `
local epoch = redis.call('GET', KEYS[1])
if not epoch then return false end
local found = { epoch }
for _, entry in ipairs(redis.call('XRANGE', KEYS[2], ARGV[1], '+')) do found[#found + 1] = entry[2][2] end
return found`;

/**
 * Appends entries atomically if they follow the stored ones: KEYS epoch, journal; ARGV epoch, seq of the first, mark,
 * entries. Entry n has the stream id `n+1`-0. After a broken connection the client repeats the command; entries with
 * the same mark are not added twice.
 */
const appendScript = `
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
local before = tonumber(ARGV[2])
if redis.call('XLEN', KEYS[2]) == before then
  for index = 4, #ARGV do
    redis.call('XADD', KEYS[2], (before + index - 3) .. '-0', 'entry', ARGV[index], 'mark', ARGV[3])
  end
  return 1
end
local id = (before + 1) .. '-0'
local there = redis.call('XRANGE', KEYS[2], id, id)[1]
return there and there[2][4] == ARGV[3] and 1 or 0`;

/**
 * KEYS epoch, journal; ARGV the first epoch, entries. A recreated journal (its world was deleted, or Redis lost its
 * data) gets an epoch that other servers do not know yet.
 */
const replaceScript = `
redis.call('DEL', KEYS[2])
for index = 2, #ARGV do redis.call('XADD', KEYS[2], (index - 1) .. '-0', 'entry', ARGV[index]) end
redis.call('SET', KEYS[1], ARGV[1], 'NX')
return redis.call('INCR', KEYS[1])`;

/**
 * Replaces the entries from a number on: KEYS epoch, journal; ARGV epoch, number of entries, from, mark, entries. Sets
 * the last id back, because a stream accepts greater ids only. The mark identifies a command that the client repeats
 * after a broken connection.
 */
const rewindScript = `
local from = tonumber(ARGV[3])
if redis.call('GET', KEYS[1]) ~= ARGV[1] or redis.call('XLEN', KEYS[2]) ~= tonumber(ARGV[2]) then
  local id = (from + 1) .. '-0'
  local there = redis.call('XRANGE', KEYS[2], id, id)[1]
  return there and there[2][4] == ARGV[4] and redis.call('GET', KEYS[1]) or false
end
for _, entry in ipairs(redis.call('XRANGE', KEYS[2], (from + 1) .. '-0', '+')) do redis.call('XDEL', KEYS[2], entry[1]) end
redis.call('XSETID', KEYS[2], from .. '-0')
for index = 5, #ARGV do
  redis.call('XADD', KEYS[2], (from + index - 4) .. '-0', 'entry', ARGV[index], 'mark', ARGV[4])
end
return redis.call('INCR', KEYS[1])`;

/** KEYS epoch, journal, new name of the journal. */
const setAsideScript = `
if redis.call('EXISTS', KEYS[2]) == 1 then redis.call('RENAME', KEYS[2], KEYS[3]) end
return redis.call('INCR', KEYS[1])`;

/** KEYS record, claim; ARGV ms. The claim of a crashed server expires. */
const claimScript = `
if redis.call('EXISTS', KEYS[1]) == 1 then return 0 end
return redis.call('SET', KEYS[2], '1', 'NX', 'PX', ARGV[1]) and 1 or 0`;
const claimMs = 30_000;

/**
 * Counts an upload once: KEYS sizes of the world's uploads by hash; ARGV hash, size, limit.
 * @returns 0 when it would exceed the limit
 */
const countScript = `
if redis.call('HEXISTS', KEYS[1], ARGV[1]) == 1 then return 1 end
local sum = tonumber(ARGV[2])
for _, size in ipairs(redis.call('HVALS', KEYS[1])) do sum = sum + tonumber(size) end
if sum > tonumber(ARGV[3]) then return 0 end
return redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])`;
const uploadKey = (hash: string) => `${prefix}:upload:${hash}`;
/** Names of the worlds that have an upload. */
const holdersKey = (hash: string) => `${prefix}:upload-of:${hash}`;

/** Marks every failure of Redis, also of one that answers with an error. */
const marked = (redis: Redis): Redis =>
  new Proxy(redis, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return async (...args: unknown[]) => {
        try {
          return await Reflect.apply(member, target, args);
        } catch (cause) {
          throw new StoreUnreachable(`Redis does not answer: ${cause instanceof Error ? cause.message : cause}`, {
            cause,
          });
        }
      };
    },
  });

/** Stores worlds in Redis, one stream per journal, so that several servers can share them. */
class RedisWorldStore implements WorldStore {
  readonly kind = 'redis';
  readonly #redis: Redis;
  readonly #uploadLimit: number;

  constructor(redis: Redis, uploadLimit: number) {
    this.#redis = marked(redis);
    this.#uploadLimit = uploadLimit;
  }

  async names(): Promise<string[]> {
    return (await this.#redis.smembers(namesKey)).sort();
  }

  async read(name: string): Promise<WorldRecord | null> {
    const key = keyOf(name, 'record');
    const text = await this.#redis.get(key);
    const record = text === null ? null : readRecord(text, key);
    if (record instanceof UnreadableWorld) throw record;
    return record;
  }

  async claim(name: string, limit: number): Promise<boolean> {
    if ((await this.#redis.scard(namesKey)) >= limit) return false;
    return (await this.#redis.eval(claimScript, 2, keyOf(name, 'record'), keyOf(name, 'claim'), claimMs)) === 1;
  }

  async write(name: string, record: WorldRecord): Promise<void> {
    await this.#redis.sadd(namesKey, name);
    await this.#redis.set(keyOf(name, 'record'), JSON.stringify(record));
    await this.#redis.del(keyOf(name, 'claim'));
  }

  async abandon(name: string): Promise<void> {
    await this.remove(name);
    await this.#redis.del(keyOf(name, 'claim'));
  }

  async remove(name: string): Promise<boolean> {
    const known = (await this.#redis.srem(namesKey, name)) === 1;
    const keys = await this.#redis.smembers(keyOf(name, 'keys'));
    for (const hash of await this.#redis.hkeys(keyOf(name, 'uploads'))) {
      await this.#redis.srem(holdersKey(hash), name);
      if ((await this.#redis.scard(holdersKey(hash))) === 0) await this.#redis.del(uploadKey(hash));
    }
    await this.#redis.del(keyOf(name, 'uploads'));
    await this.#redis.del(keyOf(name, 'record'), keyOf(name, 'keys'), ...keys);
    return known;
  }

  journals(name: string): JournalStore {
    const redis = this.#redis;
    const uploadLimit = this.#uploadLimit;
    const keysOf = (world: string): [string, string] => [
      keyOf(name, `epoch:${world}`),
      keyOf(name, `journal:${world}`),
    ];
    return {
      kind: 'redis',
      async read(world, after) {
        const answer = (await redis.eval(readScript, 2, ...keysOf(world), `${after + 2}-0`)) as string[] | null;
        const [epoch, ...entries] = answer ?? [];
        return epoch === undefined ? null : { generation: Number(epoch), entries: entries.map(parseStored) };
      },
      async append(world, epoch, added) {
        const entries = added.map((stored) => JSON.stringify(stored));
        const args = [...keysOf(world), epoch, added[0].entry.seq, randomUUID(), ...entries];
        return (await redis.eval(appendScript, 2, ...args)) === 1;
      },
      async replace(world, entries) {
        const keys = keysOf(world);
        await redis.sadd(keyOf(name, 'keys'), ...keys);
        const args = [...keys, Date.now(), ...entries.map((entry) => JSON.stringify(entry))];
        return Number(await redis.eval(replaceScript, 2, ...args));
      },
      async rewind(world, { generation, length }, from, added) {
        const entries = added.map((stored) => JSON.stringify(stored));
        const args = [...keysOf(world), generation, length, from, randomUUID(), ...entries];
        const epoch = await redis.eval(rewindScript, 2, ...args);
        return epoch === null ? null : Number(epoch);
      },
      async setAside(world) {
        const kept = keyOf(name, `set-aside:${Date.now()}:${world}`);
        await redis.sadd(keyOf(name, 'keys'), kept);
        await redis.eval(setAsideScript, 3, ...keysOf(world), kept);
        return kept;
      },
      async putFile(hash, file) {
        const counted = await redis.eval(countScript, 1, keyOf(name, 'uploads'), hash, file.size, uploadLimit);
        if (counted === 0) throw new UploadsFull(name);
        await redis.sadd(holdersKey(hash), name);
        await redis.set(uploadKey(hash), Buffer.from(await file.arrayBuffer()));
      },
      async getFile(hash) {
        const bytes = await redis.getBuffer(uploadKey(hash));
        return asUpload(bytes && new Blob([new Uint8Array(bytes)]));
      },
    };
  }

  async close(): Promise<void> {
    await this.#redis.quit().catch(() => this.#redis.disconnect());
  }
}

/**
 * Takes ownership of the connection: closing the store closes it.
 * @param uploadLimit maximum bytes of uploads in one world
 */
export const openRedisWorldStore = (redis: Redis, uploadLimit: number): WorldStore =>
  new RedisWorldStore(redis, uploadLimit);
