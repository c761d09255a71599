import { scenarioNamed } from '../../engine/execute/scenario.ts';
import { wait } from '../timers.ts';
import {
  type HostedWorld,
  type HostOptions,
  keyOf,
  openSlot,
  type PeerChannel,
  type PeerMessage,
  type Slot,
} from './hosted-world.ts';
import type { WorldRecord, WorldStore } from './stores/world-store.ts';

export interface WorldsOptions extends HostOptions {
  /** How many worlds may exist. */
  readonly limit: number;
  /** The world of calls that name none; created whenever it is missing. */
  readonly fallback?: { readonly name: string; readonly record: WorldRecord };
  /** A world unused for so long, ms, leaves memory; its next request replays it. */
  readonly idleMs: number;
}

/** The worlds of all tenants: opened on the first request, reloaded after changes of other servers, closed when idle. */
export class Worlds {
  readonly #options: WorldsOptions;
  readonly #slots = new Map<string, Promise<Slot>>();
  readonly #sweep: NodeJS.Timeout;
  /** Pending messages of peers and sweeps. */
  readonly #background = new Set<Promise<void>>();
  #closing = false;
  #peers: PeerChannel = { send: () => undefined };

  constructor(options: WorldsOptions) {
    this.#options = options;
    this.#sweep = setInterval(
      () => this.#runInBackground(() => this.#closeIdle()),
      Math.max(50, Math.min(options.idleMs / 2, 60_000)),
    );
    this.#sweep.unref();
  }

  /** Sets the channel to the other servers. */
  connect(peers: PeerChannel): void {
    this.#peers = peers;
  }

  get kind(): WorldStore['kind'] {
    return this.#options.store.kind;
  }

  names(): Promise<string[]> {
    return this.#options.store.names();
  }

  /** How many worlds are in memory. */
  get open(): number {
    return this.#slots.size;
  }

  /**
   * Runs a job on a world, which stays open until the job ends.
   * @returns what the job returns; null when no world has this name, or it was deleted meanwhile
   */
  async use<T>(name: string, job: (world: HostedWorld) => Promise<T>): Promise<T | null> {
    const slot = (await this.#find(name)) ?? (await this.#remade(name));
    if (!slot) return null;
    slot.running += 1;
    try {
      const done = await job(slot);
      return slot.life.isGone ? null : done;
    } catch (error) {
      if (slot.life.isGone) return null;
      throw error;
    } finally {
      slot.running -= 1;
      slot.lastUsed = Date.now();
    }
  }

  /** Creates a world. @returns false when the name is taken or the limit is reached. @throws BadCall for an address that opens no world */
  async create(name: string, record: WorldRecord): Promise<boolean> {
    const { store, limit, scenarios } = this.#options;
    scenarioNamed(scenarios, record.address.scenario);
    if (!(await store.claim(name, limit))) return false;
    try {
      // The journal begins before the record makes the world visible: two servers must not both begin it
      await this.#put(name, this.#open(name, record));
      await store.write(name, record);
    } catch (error) {
      await this.#close(name);
      // When the store cannot be reached, the claim expires by itself
      await store.abandon(name).catch(() => undefined);
      throw error;
    }
    return true;
  }

  /** Creates the fallback if it is missing; another server may do the same at this moment. */
  async ensureFallback(): Promise<void> {
    const { fallback, limit, store } = this.#options;
    if (!fallback) return;
    for (;;) {
      if (await store.read(fallback.name)) return;
      if (await this.create(fallback.name, fallback.record)) return;
      if ((await this.names()).length >= limit) throw new Error('there are too many worlds already');
      await wait(100);
    }
  }

  async #remade(name: string): Promise<Slot | null> {
    if (name !== this.#options.fallback?.name) return null;
    await this.ensureFallback();
    return this.#find(name);
  }

  async remove(name: string): Promise<boolean> {
    const slot = await this.#slots.get(name)?.catch(() => null);
    if (slot) slot.life.isGone = true;
    const removed = await this.#options.store.remove(name);
    await this.#close(name);
    this.#peers.send({ world: name, what: 'moved' });
    return removed;
  }

  /**
   * Stores which world a tenant has now, after a scenario or capsule was loaded or the clock was stopped. A world that was
   * removed in the meantime stays removed.
   */
  async saveRecord({ name, sandbox }: HostedWorld): Promise<void> {
    const { address } = sandbox;
    const record = { address, frozen: sandbox.describe().frozen };
    const before = await this.#options.store.read(name);
    if (!before || keyOf(before) === keyOf(record)) return;
    await this.#options.store.write(name, record);
    const slot = await this.#slots.get(name);
    if (slot?.sandbox === sandbox) {
      slot.key = keyOf(record);
      // Another promise, so that a call that has read the record before does not close the world (`#find`)
      this.#slots.set(name, Promise.resolve(slot));
    }
    this.#peers.send({ world: name, what: 'moved' });
  }

  /** Repeats an action on this world at the other servers. */
  notifyPeers(message: PeerMessage): void {
    this.#peers.send(message);
  }

  /** Handles a message of another server; reports errors, and ignores messages once the worlds close. */
  receive(message: PeerMessage): void {
    if (!this.#closing) this.#runInBackground(() => this.#handle(message));
  }

  #runInBackground(job: () => Promise<void>): void {
    const running = job()
      .catch(this.#options.report)
      .finally(() => this.#background.delete(running));
    this.#background.add(running);
  }

  async #handle({ world, what }: PeerMessage): Promise<void> {
    const slot = await this.#slots.get(world)?.catch(() => null);
    if (!slot) return;
    if (what !== 'moved') slot.sandbox.chat[what]();
    // `#find` reopens the slot when its record changed; its chat clients then reconnect at once
    else if ((await this.#find(world)) === slot) slot.announceJournalChange();
  }

  /** Closes background jobs, then the worlds, then their store. */
  async close(): Promise<void> {
    this.#closing = true;
    clearInterval(this.#sweep);
    await Promise.all(this.#background);
    for (const name of [...this.#slots.keys()]) await this.#close(name);
    await this.#options.store.close();
  }

  async #find(name: string): Promise<Slot | null> {
    const record = await this.#options.store.read(name);
    const opening = this.#slots.get(name);
    const slot = opening && (await opening);
    if (!record) {
      if (slot) slot.life.isGone = true;
      if (opening) await this.#close(name);
      return null;
    }
    if (slot && slot.key === keyOf(record)) {
      slot.lastUsed = Date.now();
      return slot;
    }
    // Unless another call has reopened it in the meantime
    if (slot && this.#slots.get(name) === opening) await this.#close(name);
    return this.#slots.get(name) ?? this.#put(name, this.#open(name, record));
  }

  #open(name: string, record: WorldRecord): Promise<Slot> {
    return openSlot(name, record, this.#options, { send: (message) => this.#peers.send(message) });
  }

  #put(name: string, opening: Promise<Slot>): Promise<Slot> {
    this.#slots.set(name, opening);
    opening.catch(() => this.#slots.delete(name));
    return opening;
  }

  async #close(name: string): Promise<void> {
    const slot = await this.#slots.get(name)?.catch(() => null);
    this.#slots.delete(name);
    if (!slot) return;
    slot.close();
    slot.sandbox.chat.drop();
    // A timer or a message may have begun a job before
    await slot.sandbox.idle();
  }

  async #closeIdle(): Promise<void> {
    const before = Date.now() - this.#options.idleMs;
    for (const [name, opening] of [...this.#slots]) {
      const slot = await opening.catch(() => null);
      const inUse = !slot || slot.running > 0 || slot.lastUsed > before || slot.sandbox.chat.connections > 0;
      if (!inUse) await this.#close(name);
    }
  }
}
