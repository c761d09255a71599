import { Collection } from '@mswjs/data';
import type * as z from 'zod/mini';
import { digest, hexOf } from './digest.ts';
import type { StartEntry } from './journal.ts';
import { Ledger } from './ledger.ts';
import { Log, type LogKey } from './log.ts';
import type { Player } from './player.ts';
import { type Random, randomFor } from './random.ts';
import type { Switches } from './switches.ts';
import type { Table, TableKey } from './table.ts';
import { EventSchedule } from './time/schedule.ts';

/** Table or log with unknown row type. */
interface AnyTable {
  create(record: object): Promise<object>;
  findMany(): readonly object[];
  all(): readonly object[];
}
interface AnyLog {
  readonly total: number;
  appended(): readonly object[];
  copy(onAppend: () => void): AnyLog;
}

/**
 * Number of the journal entry that made an id with this prefix (`World.id`); null for ids of scheduled events, which
 * are far longer than any entry number.
 */
export function entryNumberOf(id: string, prefix: string): number | null {
  const step = /^(.+)x[0-9a-z]+$/.exec(id.slice(prefix.length))?.[1] ?? '';
  return /^[0-9a-z]{1,4}$/.test(step) ? Number.parseInt(step, 36) : null;
}

/**
 * A simulated world: a pure function of (scenario, seed, journal). It never reads the machine's clock, random numbers
 * or storage; the engine sets time and step (`beginStep`) before each command.
 */
export class World {
  readonly start: StartEntry;
  readonly ledger: Ledger;
  readonly schedule: EventSchedule;
  readonly #tableKeys: readonly TableKey[];
  readonly tables = new Map<string, AnyTable>();
  readonly logs = new Map<string, AnyLog>();
  /** Responses by player, operation and idempotency key: a repeated intent gets the same response. */
  readonly intents: Map<string, { status: number; body: unknown }>;
  switches: Switches;
  #now: number;
  /** Cached text of `#now`: a replay asks for it often, and formatting is slow. */
  #iso = { at: Number.NaN, text: '' };
  #stepId = '0';
  #ids = 0;
  #changed = false;
  readonly #touch: () => void;

  /** @param tables of all domains @param other world to copy */
  constructor(start: StartEntry, tables: readonly TableKey[], other?: World) {
    this.start = start;
    this.switches = other?.switches ?? start.switches;
    this.ledger = new Ledger(other?.ledger);
    this.schedule = new EventSchedule(other?.schedule);
    this.intents = new Map(other?.intents);
    this.#tableKeys = tables;
    this.#now = other?.now ?? start.at;
    const touch = () => {
      this.#changed = true;
    };
    this.ledger.onPost(touch);
    for (const [key, log] of other ? other.logs : []) this.logs.set(key, log.copy(touch));
    for (const { name, schema } of tables) {
      const collection = new Collection({ schema });
      // Unchecked: validating each record again takes as long as the calls that made them
      const shared = other ? other.tables.get(name)?.all() : [];
      for (const record of shared ?? []) (collection.all() as object[]).push(record);
      this.tables.set(name, collection);
      collection.hooks.on('create', touch);
      collection.hooks.on('update', touch);
      collection.hooks.on('delete', touch);
    }
    this.#touch = touch;
  }

  /** An independent copy. Shares records, rows and postings: changes replace them and never mutate them. */
  copy(): World {
    return new World(this.start, this.#tableKeys, this);
  }

  /** World time of the current request or entry, epoch ms. */
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
   * Begins the next step.
   * @param now its world time, epoch ms
   * @param name seeds its ids and random numbers: a journal entry's number, or a scheduled event's id
   */
  beginStep(now: number, name: number | string): void {
    this.#now = now;
    this.#stepId = typeof name === 'number' ? name.toString(36) : name;
    this.#ids = 0;
    this.#changed = false;
  }

  /** Whether the step wrote anything; only then does the engine append to the journal. */
  get changed(): boolean {
    return this.#changed;
  }

  /** Random numbers for this step and purpose; equal in every replay. */
  random(purpose: string): Random {
    return randomFor(this.seed, `${this.#stepId}:${purpose}`);
  }

  /** A new id, unique in the world. */
  id(prefix: string): string {
    this.#ids += 1;
    return `${prefix}${this.#stepId}x${this.#ids.toString(36)}`;
  }

  /** Hashes a secret, salted with the seed. */
  digest(secret: string): string {
    return digest(this.seed, secret);
  }

  /** Token of a player's nth login; invalid in other worlds. */
  tokenOf(player: Pick<Player, 'username'>, login: number): string {
    const { scenario, at } = this.start;
    return `kp1.${hexOf(this.digest(`${scenario}|${at}|${player.username}|${login}`))}`;
  }

  /** Records of a table. @throws Error for a table that no domain lists */
  table<Schema extends z.ZodMiniType>({ name }: TableKey<Schema>): Table<Schema> {
    const table = this.tables.get(name);
    if (!table) throw new Error(`no domain lists the table ${name}`);
    return table as Table<Schema>;
  }

  /** Changes fields of the first match. @returns the record, or undefined */
  change<Schema extends z.ZodMiniType>(
    key: TableKey<Schema>,
    where: Partial<z.infer<Schema>>,
    changes: Partial<z.infer<Schema>>,
  ): ReturnType<Table<Schema>['update']> {
    return this.table(key).update((q) => q.where(where as never), {
      data: (draft) => {
        Object.assign(draft as object, changes);
      },
    });
  }

  /** The log of an owner: a player's id or a chat room's name. */
  log<Row extends { _id: string }>(key: LogKey<Row>, owner: string): Log<Row> {
    const log = this.logs.get(`${key.name}:${owner}`) as Log<Row> | undefined;
    return log ?? this.openLog(key, owner, 0);
  }

  /**
   * Opens a log with rows before the world's start.
   * @param pastRow computes the row of an age, 0 being the newest
   */
  openLog<Row extends { _id: string }>(
    { name }: LogKey<Row>,
    owner: string,
    pastRows: number,
    pastRow?: (age: number) => Row,
  ): Log<Row> {
    const log = new Log<Row>(this.#touch, pastRows, pastRow);
    this.logs.set(`${name}:${owner}`, log);
    return log;
  }

  /** Owners with a log of this kind. */
  ownersOf({ name }: LogKey<{ _id: string }>): string[] {
    return [...this.logs.keys()]
      .filter((each) => each.startsWith(`${name}:`))
      .map((each) => each.slice(name.length + 1));
  }

  /** All records by table name, sorted by name. */
  records(): Record<string, readonly object[]> {
    const byName = [...this.tables].sort(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(byName.map(([name, table]) => [name, table.findMany()]));
  }

  /**
   * Records, logs, money, switches and schedule as JSON, to compare worlds; without the stored responses of intents.
   */
  dump(): string {
    return JSON.stringify({
      start: this.start,
      switches: this.switches,
      records: this.records(),
      balances: this.ledger.balances(),
      postings: this.ledger.postings,
      agenda: this.schedule.list(),
      // Reading creates empty logs, which must not change the dump
      logs: [...this.logs]
        .filter(([, log]) => log.total > 0)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, log]) => [name, log.total, log.appended()]),
    });
  }
}
