import type { Statement } from '../../contract/generated/models/statement.ts';
import { digest } from './digest.ts';
import { type Collections, createCollections, type Player } from './entities.ts';
import type { StartEntry } from './journal.ts';
import { Ledger } from './ledger.ts';
import { Log } from './log.ts';
import { type Random, randomFor } from './random.ts';
import type { Switches } from './switches.ts';

/**
 * A simulated world: a pure function of (scenario, seed, journal). Nothing in it reads the machine's clock, chance or
 * storage; time and position in the journal are given to it by whoever applies an entry.
 */
export class World {
  readonly start: StartEntry;
  readonly db: Collections = createCollections();
  readonly ledger = new Ledger();
  readonly statements = new Map<string, Log<Statement>>();
  /** Answers to money commands by player and idempotency key, for an intent that is sent twice. */
  readonly intents = new Map<string, { status: number; body: unknown }>();
  switches: Switches;
  #now: number;
  #seq = 0;
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
    return new Date(this.#now).toISOString();
  }

  get seed(): number {
    return this.start.seed;
  }

  /** Sets the stage for a request: its world time, and the number its journal entry will have. */
  at(now: number, seq: number): void {
    this.#now = now;
    this.#seq = seq;
    this.#ids = 0;
    this.#changed = false;
  }

  /** Whether anything was written since the stage was set: only then is there something to journal. */
  get changed(): boolean {
    return this.#changed;
  }

  /** Chance for this entry and purpose; the same on every replay. */
  random(purpose: string): Random {
    return randomFor(this.seed, `${this.#seq}:${purpose}`);
  }

  /** An id that no other entry can give. */
  id(prefix: string): string {
    this.#ids += 1;
    return `${prefix}${this.#seq.toString(36)}x${this.#ids.toString(36)}`;
  }

  digest(secret: string): string {
    return digest(this.seed, secret);
  }

  /** The token of a player's nth login: fits this world and no other. */
  tokenOf(player: Pick<Player, 'username'>, login: number): string {
    const { scenario, at } = this.start;
    return `kp1.${this.digest(`${scenario}|${at}|${player.username}|${login}`).slice(7)}`;
  }

  statementsOf(player: string): Log<Statement> {
    return this.statements.get(player) ?? this.openStatements(player, 0);
  }

  /** @param pastRow rows from before the world began, by age */
  openStatements(player: string, pastRows: number, pastRow?: (age: number) => Statement): Log<Statement> {
    const log = new Log<Statement>(this.#touch, pastRows, pastRow);
    this.statements.set(player, log);
    return log;
  }

  /** Everything this world is, as one comparable text: equal worlds give equal bytes. */
  dump(): string {
    return JSON.stringify({
      start: this.start,
      switches: this.switches,
      players: this.db.players.findMany(),
      games: this.db.games.findMany(),
      sessions: this.db.sessions.findMany(),
      balances: this.ledger.balances(),
      postings: this.ledger.postings,
      statements: [...this.statements].map(([player, log]) => [player, log.total, log.appended()]),
    });
  }
}
