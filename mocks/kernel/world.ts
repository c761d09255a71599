import { Collection } from '@mswjs/data';
import type * as z from 'zod/mini';
import { digest } from './digest.ts';
import type { StartEntry } from './journal.ts';
import { Ledger } from './ledger.ts';
import { Log, type LogKey } from './log.ts';
import type { Player } from './player.ts';
import { type Random, randomFor } from './random.ts';
import { EventSchedule } from './schedule.ts';
import type { Switches } from './switches.ts';
import type { Table, TableKey } from './table.ts';

/** What a world needs of its tables and logs without knowing their records. */
interface AnyTable {
  findMany(): readonly object[];
}
interface AnyLog {
  readonly total: number;
  appended(): readonly object[];
}

/**
 * A simulated world: a pure function of (scenario, seed, journal). Nothing in it reads the machine's clock, chance or
 * storage; the engine gives it time and position in the journal when it executes a command.
 */
export class World {
  readonly start: StartEntry;
  readonly ledger = new Ledger();
  /** What will happen by itself. */
  readonly schedule = new EventSchedule();
  readonly #tables = new Map<string, AnyTable>();
  readonly #logs = new Map<string, AnyLog>();
  /** Answers to money commands by player, operation and idempotency key, for an intent that is sent twice. */
  readonly intents = new Map<string, { status: number; body: unknown }>();
  switches: Switches;
  #now: number;
  /** Kept, because many entries of a journal share a moment, and writing it out is slow. */
  #iso = { at: Number.NaN, text: '' };
  #stepId = '0';
  #ids = 0;
  #changed = false;
  readonly #touch: () => void;

  /** @param tables of all domains */
  constructor(start: StartEntry, tables: readonly TableKey[]) {
    this.start = start;
    this.switches = start.switches;
    this.#now = start.at;
    const touch = () => {
      this.#changed = true;
    };
    this.ledger.onPost(touch);
    for (const { name, schema } of tables) {
      const collection = new Collection({ schema });
      this.#tables.set(name, collection);
      collection.hooks.on('create', touch);
      collection.hooks.on('update', touch);
      collection.hooks.on('delete', touch);
    }
    this.#touch = touch;
  }

  /** World time of the request or entry being handled, epoch ms. */
  get now(): number {
    return this.#now;
  }

  get isoNow(): string {
    if (this.#iso.at !== this.#now) this.#iso = { at: this.#now, text: new Date(this.#now).toISOString() };
    return this.#iso.text;
  }

  get seed(): number {
    return this.start.seed;
  }

  /**
   * Begins the next step: its world time, and the name that its ids and chance are drawn from (the number of a journal
   * entry, the id of a scheduled event).
   */
  beginStep(now: number, name: number | string): void {
    this.#now = now;
    this.#stepId = typeof name === 'number' ? name.toString(36) : name;
    this.#ids = 0;
    this.#changed = false;
  }

  /** Whether anything was written since the step began: only then is there something to journal. */
  get changed(): boolean {
    return this.#changed;
  }

  /** Chance for this step and purpose; the same on every replay. */
  random(purpose: string): Random {
    return randomFor(this.seed, `${this.#stepId}:${purpose}`);
  }

  /** An id that no other step can give. */
  id(prefix: string): string {
    this.#ids += 1;
    return `${prefix}${this.#stepId}x${this.#ids.toString(36)}`;
  }

  digest(secret: string): string {
    return digest(this.seed, secret);
  }

  /** The token of a player's nth login: fits this world and no other. */
  tokenOf(player: Pick<Player, 'username'>, login: number): string {
    const { scenario, at } = this.start;
    return `kp1.${this.digest(`${scenario}|${at}|${player.username}|${login}`).slice(7)}`;
  }

  /** The records of a domain. @throws Error for a table that no domain has listed */
  table<Schema extends z.ZodMiniType>({ name }: TableKey<Schema>): Table<Schema> {
    const table = this.#tables.get(name);
    if (!table) throw new Error(`no domain lists the table ${name}`);
    return table as Table<Schema>;
  }

  /** The log of a kind that belongs to an owner: a player's id, a chat room's name. */
  log<Row extends { _id: string }>(key: LogKey<Row>, owner: string): Log<Row> {
    const log = this.#logs.get(`${key.name}:${owner}`) as Log<Row> | undefined;
    return log ?? this.openLog(key, owner, 0);
  }

  /** @param pastRow rows from before the world began, by age */
  openLog<Row extends { _id: string }>(
    { name }: LogKey<Row>,
    owner: string,
    pastRows: number,
    pastRow?: (age: number) => Row,
  ): Log<Row> {
    const log = new Log<Row>(this.#touch, pastRows, pastRow);
    this.#logs.set(`${name}:${owner}`, log);
    return log;
  }

  /** All records by the name of their table, in the order of these names. */
  records(): Record<string, readonly object[]> {
    const byName = [...this.#tables].sort(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(byName.map(([name, table]) => [name, table.findMany()]));
  }

  /** Everything this world is, as one comparable text: equal worlds give equal bytes. */
  dump(): string {
    return JSON.stringify({
      start: this.start,
      switches: this.switches,
      records: this.records(),
      balances: this.ledger.balances(),
      postings: this.ledger.postings,
      agenda: this.schedule.list(),
      // an empty log may or may not have been looked at, and looking leaves no trace
      logs: [...this.#logs]
        .filter(([, log]) => log.total > 0)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, log]) => [name, log.total, log.appended()]),
    });
  }
}
