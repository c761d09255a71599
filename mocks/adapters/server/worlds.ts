import type { Machine } from '../../engine/options.ts';
import { type Scenario, scenarioNamed, worldKey } from '../../engine/scenario.ts';
import { Sandbox } from '../../sandbox/sandbox.ts';
import { later, wait } from '../timers.ts';
import type { WorldRecord, WorldStore } from './world-store.ts';

/** What the servers of the same worlds tell each other. */
export interface WorldNews {
  readonly world: string;
  /** `moved`: its journal has grown or was rewritten; the others are about the chat's lines. */
  readonly what: 'moved' | 'drop' | 'disconnect';
}

/** Carries news to the other servers; not back to the one that sent them. */
export interface NewsLine {
  send(news: WorldNews): void;
}

export interface WorldsOptions {
  readonly shelf: WorldStore;
  readonly scenarios: readonly Scenario[];
  /** How many worlds may be there at all. */
  readonly limit: number;
  /** A world that nobody has used for so long is closed, and replayed when somebody comes. Ms. */
  readonly idleMs: number;
  report(problem: unknown): void;
}

/** A world that is open in this process. */
export interface HostedWorld {
  readonly name: string;
  readonly sandbox: Sandbox;
}

interface Slot extends HostedWorld {
  readonly key: string;
  /** Machine time of the last use, epoch ms. */
  used: number;
  /** Calls under way. */
  busy: number;
  /** Tells the sandbox that another server has moved its world on. */
  hear(): void;
  close(): void;
}

/** The machine under one world; after `close` it starts nothing more. */
function machineFor(name: string, line: NewsLine, report: (problem: unknown) => void) {
  const cancels = new Set<() => void>();
  let closed = false;
  let listener: ((world: string) => void) | null = null;
  const machine: Machine = {
    now: () => Date.now(),
    wait,
    later(ms, run) {
      if (closed) return () => undefined;
      const cancel = later(ms, () => {
        cancels.delete(cancel);
        run();
      });
      cancels.add(cancel);
      return () => {
        cancels.delete(cancel);
        cancel();
      };
    },
    report,
    channel: {
      post: () => line.send({ world: name, what: 'moved' }),
      onMessage: (heard) => {
        listener = heard;
      },
    },
  };
  return {
    machine,
    hear: (world: string) => listener?.(world),
    close: () => {
      closed = true;
      for (const cancel of cancels) cancel();
    },
  };
}

/** The worlds of all tenants: opened when somebody comes, followed when another server changed them, closed when idle. */
export class Worlds {
  readonly #options: WorldsOptions;
  readonly #slots = new Map<string, Promise<Slot>>();
  readonly #sweep: NodeJS.Timeout;
  #line: NewsLine = { send: () => undefined };

  constructor(options: WorldsOptions) {
    this.#options = options;
    this.#sweep = setInterval(
      () => this.#closeIdle().catch(options.report),
      Math.max(50, Math.min(options.idleMs / 2, 60_000)),
    );
    this.#sweep.unref();
  }

  /** Where news of these worlds go from now on. */
  connect(line: NewsLine): void {
    this.#line = line;
  }

  get scenarios(): readonly Scenario[] {
    return this.#options.scenarios;
  }

  get kind(): WorldStore['kind'] {
    return this.#options.shelf.kind;
  }

  names(): Promise<string[]> {
    return this.#options.shelf.names();
  }

  /** How many worlds are in memory. */
  get open(): number {
    return this.#slots.size;
  }

  /**
   * Does something with a world; while it lasts, the world stays open.
   * @returns what the job returns; null when there is no such world
   */
  async use<T>(name: string, job: (world: HostedWorld) => Promise<T>): Promise<T | null> {
    const slot = await this.#find(name);
    if (!slot) return null;
    slot.busy += 1;
    try {
      return await job(slot);
    } finally {
      slot.busy -= 1;
      slot.used = Date.now();
    }
  }

  /** Makes a world. @returns false when the name is taken or there are too many. @throws BadCall for a world that cannot begin so */
  async create(name: string, record: WorldRecord): Promise<boolean> {
    const { shelf, limit, scenarios } = this.#options;
    scenarioNamed(scenarios, record.address.scenario);
    if (!(await shelf.claim(name, limit))) return false;
    try {
      // its journal begins before anybody can see the world: two servers must not both begin it
      await this.#put(name, this.#openSlot(name, record));
      await shelf.write(name, record);
    } catch (error) {
      await this.#close(name);
      // a shelf that is out of reach forgets by itself
      await shelf.abandon(name).catch(() => undefined);
      throw error;
    }
    return true;
  }

  /** Sees to it that a world is there; on another server it may be in the making. */
  async ensure(name: string, record: WorldRecord): Promise<void> {
    for (;;) {
      if (await this.#options.shelf.read(name)) return;
      if (await this.create(name, record)) return;
      if ((await this.names()).length >= this.#options.limit) throw new Error('there are too many worlds already');
      await wait(100);
    }
  }

  async remove(name: string): Promise<boolean> {
    const removed = await this.#options.shelf.remove(name);
    await this.#close(name);
    this.#line.send({ world: name, what: 'moved' });
    return removed;
  }

  /** Keeps which world a tenant has now: a scenario was loaded, a capsule opened, the clock stopped. */
  async keep({ name, sandbox }: HostedWorld): Promise<void> {
    const { address } = sandbox;
    const record = { address, frozen: sandbox.describe().frozen };
    const before = await this.#options.shelf.read(name);
    if (before && keyOf(before) === keyOf(record)) return;
    await this.#options.shelf.write(name, record);
    const slot = await this.#slots.get(name);
    if (slot?.sandbox === sandbox) this.#slots.set(name, Promise.resolve(Object.assign(slot, { key: keyOf(record) })));
    this.#line.send({ world: name, what: 'moved' });
  }

  /** Tells the other servers to do to the chat's lines what was done here. */
  tellOthers(news: WorldNews): void {
    this.#line.send(news);
  }

  /** Takes in what another server says. Nobody waits for it: what goes wrong is reported. */
  heard(news: WorldNews): void {
    this.#hear(news).catch(this.#options.report);
  }

  async #hear({ world, what }: WorldNews): Promise<void> {
    const slot = await this.#slots.get(world)?.catch(() => null);
    if (!slot) return;
    if (what !== 'moved') slot.sandbox.chat[what]();
    // a world that has become another one is opened anew at once, for those who listen
    else if ((await this.#find(world)) === slot) slot.hear();
  }

  async close(): Promise<void> {
    clearInterval(this.#sweep);
    for (const name of [...this.#slots.keys()]) await this.#close(name);
    await this.#options.shelf.close();
  }

  async #find(name: string): Promise<Slot | null> {
    const record = await this.#options.shelf.read(name);
    if (!record) {
      if (this.#slots.has(name)) await this.#close(name);
      return null;
    }
    const opening = this.#slots.get(name);
    const slot = opening && (await opening);
    if (slot && slot.key === keyOf(record)) {
      slot.used = Date.now();
      return slot;
    }
    // somebody else may have opened it anew meanwhile
    if (slot && this.#slots.get(name) === opening) await this.#close(name);
    return this.#slots.get(name) ?? this.#put(name, this.#openSlot(name, record));
  }

  #put(name: string, opening: Promise<Slot>): Promise<Slot> {
    this.#slots.set(name, opening);
    opening.catch(() => this.#slots.delete(name));
    return opening;
  }

  async #openSlot(name: string, record: WorldRecord): Promise<Slot> {
    const { shelf, scenarios, report } = this.#options;
    const { machine, hear, close } = machineFor(name, { send: (news) => this.#line.send(news) }, report);
    const { address, frozen } = record;
    const sandbox = await Sandbox.create({ scenarios, address, frozen, store: shelf.journals(name), machine });
    if (sandbox.openedAs === 'set-aside') {
      report(`${name}: its journal cannot be read; it is kept beside the new one, and the world begins afresh`);
    }
    return {
      name,
      sandbox,
      key: keyOf(record),
      used: Date.now(),
      busy: 0,
      hear: () => hear(worldKey(sandbox.address)),
      close,
    };
  }

  async #close(name: string): Promise<void> {
    const slot = await this.#slots.get(name)?.catch(() => null);
    this.#slots.delete(name);
    if (!slot) return;
    slot.close();
    slot.sandbox.chat.drop();
    await this.#options.shelf.release(name);
  }

  async #closeIdle(): Promise<void> {
    const before = Date.now() - this.#options.idleMs;
    for (const [name, opening] of [...this.#slots]) {
      const slot = await opening.catch(() => null);
      const used = !slot || slot.busy > 0 || slot.used > before || slot.sandbox.chat.connections > 0;
      if (!used) await this.#close(name);
    }
  }
}

/** Equal for records of the same world with the same clock. */
const keyOf = ({ address, frozen }: WorldRecord): string => `${worldKey(address)}${frozen ? ' frozen' : ''}`;
