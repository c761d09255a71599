import { digest } from './digest.ts';
import type { WorldEvent } from './events.ts';
import type { StartEntry } from './journal.ts';
import { Ledger } from './ledger.ts';
import { Log } from './log.ts';
import type { WorldLogs } from './logs.ts';
import { type Collections, createCollections, type Player } from './player.ts';
import { type Random, randomFor } from './random.ts';
import { Agenda } from './schedule.ts';
import type { Switches } from './switches.ts';

/**
 * A simulated world: a pure function of (scenario, seed, journal). Nothing in it reads the machine's clock, chance or
 * storage; time and position in the journal are given to it by whoever applies an entry.
 */
export class World {
  readonly start: StartEntry;
  readonly db: Collections = createCollections();
  readonly ledger = new Ledger();
  /** What will happen by itself; carried out by `handlers/events.ts`. */
  readonly agenda = new Agenda<WorldEvent>();
  readonly #logs = new Map<string, Log<{ _id: string }>>();
  /** Answers to money commands by player, operation and idempotency key, for an intent that is sent twice. */
  readonly intents = new Map<string, { status: number; body: unknown }>();
  switches: Switches;
  #now: number;
  /** Kept, because many entries of a journal share a moment, and writing it out is slow. */
  #iso = { at: Number.NaN, text: '' };
  #stageName = '0';
  #ids = 0;
  #changed = false;
  readonly #touch: () => void;

  constructor(start: StartEntry) {
    this.start = start;
    this.switches = start.switches;
    this.#now = start.at;
    const touch = () => {
      this.#changed = true;
    };
    this.ledger.onPost(touch);
    for (const collection of Object.values(this.db)) {
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
   * Sets the stage for what happens next: its world time, and the name that its ids and chance are drawn from (the
   * number of a journal entry, the id of a scheduled event).
   */
  stage(now: number, name: number | string): void {
    this.#now = now;
    this.#stageName = typeof name === 'number' ? name.toString(36) : name;
    this.#ids = 0;
    this.#changed = false;
  }

  /** Whether anything was written since the stage was set: only then is there something to journal. */
  get changed(): boolean {
    return this.#changed;
  }

  /** Chance for this stage and purpose; the same on every replay. */
  random(purpose: string): Random {
    return randomFor(this.seed, `${this.#stageName}:${purpose}`);
  }

  /** An id that no other stage can give. */
  id(prefix: string): string {
    this.#ids += 1;
    return `${prefix}${this.#stageName}x${this.#ids.toString(36)}`;
  }

  digest(secret: string): string {
    return digest(this.seed, secret);
  }

  /** The token of a player's nth login: fits this world and no other. */
  tokenOf(player: Pick<Player, 'username'>, login: number): string {
    const { scenario, at } = this.start;
    return `kp1.${this.digest(`${scenario}|${at}|${player.username}|${login}`).slice(7)}`;
  }

  /** The log of a kind that belongs to somebody: a player's id, a chat room's name. */
  logOf<Kind extends keyof WorldLogs>(kind: Kind, owner: string): Log<WorldLogs[Kind]> {
    const log = this.#logs.get(`${kind}:${owner}`) as Log<WorldLogs[Kind]> | undefined;
    return log ?? this.openLog(kind, owner, 0);
  }

  /** @param pastRow rows from before the world began, by age */
  openLog<Kind extends keyof WorldLogs>(
    kind: Kind,
    owner: string,
    pastRows: number,
    pastRow?: (age: number) => WorldLogs[Kind],
  ): Log<WorldLogs[Kind]> {
    const log = new Log<WorldLogs[Kind]>(this.#touch, pastRows, pastRow);
    this.#logs.set(`${kind}:${owner}`, log as unknown as Log<{ _id: string }>);
    return log;
  }

  /** All records by the name of their collection, in the order of these names. */
  records(): Record<string, readonly object[]> {
    const byName = Object.entries(this.db).sort(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(byName.map(([name, collection]) => [name, collection.findMany()]));
  }

  /** Everything this world is, as one comparable text: equal worlds give equal bytes. */
  dump(): string {
    return JSON.stringify({
      start: this.start,
      switches: this.switches,
      records: this.records(),
      balances: this.ledger.balances(),
      postings: this.ledger.postings,
      agenda: this.agenda.list(),
      // an empty log may or may not have been looked at, and looking leaves no trace
      logs: [...this.#logs]
        .filter(([, log]) => log.total > 0)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, log]) => [name, log.total, log.appended()]),
    });
  }
}
