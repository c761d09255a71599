import { BadCall, quoteValue } from '../kernel/bad-call.ts';
import { createClock, type WorldClock } from '../kernel/clock.ts';
import {
  type ChangeEntry,
  isChange,
  type Journal,
  type JournalEntry,
  journalVersion,
  parseJournal,
  type StartEntry,
} from '../kernel/journal.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { Switches } from '../kernel/switches.ts';
import type { World } from '../kernel/world.ts';
import { advance } from './advance.ts';
import { applyEntry, replay } from './execute.ts';
import { runOperatorAction } from './operator.ts';
import type { JournalStore, StoredEntry, StoredWorld } from './store.ts';

/** How a world begins when it was never seen before. */
export interface InitialWorld {
  /** The name it is stored under. */
  readonly key: string;
  readonly scenario: string;
  readonly seed: number;
  readonly switches: Switches;
  /** World time, epoch ms; null: the moment of the first visit. */
  readonly at: number | null;
  /** What has happened in it already, for a world that came from elsewhere. */
  readonly journal?: Journal;
}

/** The world that entries give. @throws BadCall when they give none */
async function worldOf(entries: readonly JournalEntry[]): Promise<World> {
  const journal = parseJournal(entries);
  if (!journal) throw new BadCall('these entries are no journal of a world');
  try {
    return await replay(journal);
  } catch (cause) {
    throw new BadCall(`no world goes like this: ${cause instanceof Error ? cause.message : quoteValue(cause)}`, cause);
  }
}

export type OpenedAs = 'fresh' | 'stored' | 'set-aside';

/** Leaves out the numbering, which is the history's to give. */
type Unnumbered<Entry> = Entry extends ChangeEntry ? Omit<Entry, 'seq'> : never;
export type Change = Unnumbered<ChangeEntry>;

/**
 * One world with its journal, its clock and the place where it is stored; keeps all three in step, with other tabs
 * too. Nothing here is safe to run twice at a time: the sandbox queues every call.
 */
export class Timeline {
  readonly #store: JournalStore;
  readonly #machineNow: () => number;
  readonly #initial: InitialWorld;
  #records: StoredEntry[] = [];
  #future: StoredEntry[] = [];
  #epoch = 0;
  /** The world in memory may hold what is not stored, or lack what is. */
  #needsReload = false;
  #world!: World;
  #clock!: WorldClock;

  private constructor(store: JournalStore, initial: InitialWorld, machineNow: () => number) {
    this.#store = store;
    this.#initial = initial;
    this.#machineNow = machineNow;
  }

  /** Opens a stored world or begins it; one that cannot be read is set aside under another name, never lost. */
  static async open(
    store: JournalStore,
    initial: InitialWorld,
    machineNow: () => number,
    frozen: boolean,
  ): Promise<{ history: Timeline; as: OpenedAs }> {
    const history = new Timeline(store, initial, machineNow);
    const stored = await store.read(initial.key, -1);
    const adopted = stored !== null && (await history.#loadStored(stored));
    const setAside = !adopted && stored !== null && stored.entries.length > 0;
    if (!adopted) await history.#begin(setAside);
    history.#startClock(frozen);
    return { history, as: adopted ? 'stored' : setAside ? 'set-aside' : 'fresh' };
  }

  get world(): World {
    return this.#world;
  }

  get clock(): WorldClock {
    return this.#clock;
  }

  get journal(): Journal {
    return this.#records.map(({ entry }) => entry) as unknown as Journal;
  }

  get lastSeq(): number {
    return this.#records.length - 1;
  }

  get epoch(): number {
    return this.#epoch;
  }

  /** World time for whatever happens next: never before what happened last. */
  nextTime(): number {
    return Math.max(this.#clock.now(), this.#last().entry.at);
  }

  /** Takes in what other tabs did. @returns true when they rewrote history and the world is another one now */
  async syncWithStore(): Promise<boolean> {
    const stored = await this.#store.read(this.#initial.key, this.lastSeq);
    if (this.#needsReload || stored?.epoch !== this.#epoch) {
      await this.reload();
      return true;
    }
    if (stored.entries.length === 0) return false;
    const records = [...this.#records, ...stored.entries] as StoredEntry[];
    const journal = parseJournal(records.map(({ entry }) => entry));
    if (!journal) {
      await this.reload();
      return true;
    }
    const news = journal.slice(this.#records.length) as ChangeEntry[];
    if (news.some(({ at }) => at < this.#world.schedule.lastRunAt)) {
      // this tab has let happen what lies after another tab's entry: only a replay puts them in order
      await this.reload();
      return false;
    }
    for (const entry of news) await applyEntry(this.#world, entry);
    this.#records = records;
    // what was taken back here came before what another tab has done since
    this.#future = [];
    this.#followClock();
    return false;
  }

  /** Forgets the world in memory and makes it again from what is stored; what cannot be read is set aside. */
  async reload(): Promise<void> {
    this.#needsReload = true;
    const stored = await this.#store.read(this.#initial.key, -1);
    if (stored && (await this.#loadStored(stored))) this.#followClock();
    else {
      await this.#begin(stored !== null && stored.entries.length > 0);
      this.#followClock();
    }
    this.#needsReload = false;
  }

  /**
   * Writes down what the world has just gone through.
   * @returns false when another tab was faster: the world in memory has to be reloaded and the change made again
   * @throws Error when nobody can say whether it is stored; the world is made anew before anything else happens in it
   */
  async record(change: Change): Promise<boolean> {
    const entry = this.#numbered(change);
    const stored: StoredEntry = { entry, machine: this.#machineNow() };
    this.#needsReload = true;
    if (!isChange(entry)) throw new Error(`an entry that could not be read again: ${quoteValue(entry)}`);
    const added = await this.#store.append(this.#initial.key, this.#epoch, stored);
    this.#needsReload = false;
    if (!added) return false;
    this.#records.push(stored);
    this.#future = [];
    return true;
  }

  #numbered(change: Change): ChangeEntry {
    return { ...change, seq: this.lastSeq + 1 } as ChangeEntry;
  }

  /** Lets everything happen that is due by now. @returns what `syncWithStore` returns */
  async advance(): Promise<boolean> {
    const replaced = await this.syncWithStore();
    await advance(this.#world, this.nextTime());
    return replaced;
  }

  /** Lets something other than a request happen: a switch, a jump of the clock. What fails leaves no entry. */
  async change(change: Change): Promise<void> {
    for (;;) {
      await this.syncWithStore();
      const timed = { ...change, at: Math.max(change.at, this.#last().entry.at) };
      await this.#attempt(() => applyEntry(this.#world, this.#numbered(timed)));
      if (await this.record(timed)) break;
      await this.reload();
    }
    this.#followClock();
  }

  /** Tries something on the world in memory. When it fails half-way, the world is made anew from what is stored. */
  async #attempt(job: () => Promise<void>): Promise<void> {
    try {
      await job();
    } catch (error) {
      if (!(error instanceof Refusal)) await this.reload();
      throw error;
    }
  }

  /** Lets the operator act; an action that the world refuses leaves no entry. */
  async operate(action: string, data: unknown): Promise<void> {
    for (;;) {
      const at = this.nextTime();
      await this.#attempt(async () => {
        await advance(this.#world, at);
        this.#world.beginStep(at, this.lastSeq + 1);
        await runOperatorAction(this.#world, action, data);
      });
      if (await this.record({ kind: 'operator', at, action, data })) return;
      await this.reload();
    }
  }

  /**
   * Goes to the moment right after an entry. What was left behind can be gone back to until something new happens.
   * The clock goes on from the time of that entry.
   * @returns how many entries were taken back, negative when some were brought back
   */
  async travel(seq: number): Promise<number> {
    for (;;) {
      await this.syncWithStore();
      const all = [...this.#records, ...this.#future];
      const target = Math.max(0, Math.min(seq, all.length - 1));
      const taken = this.lastSeq - target;
      if (taken === 0) return 0;
      const journal = all.slice(0, target + 1).map(({ entry }) => entry) as unknown as Journal;
      const world = await worldOf(journal);
      // the replay took its time: what another tab did meanwhile is not to be written over
      if (await this.#isBehind()) continue;
      await this.#rewrite(this.#resumed(journal), world);
      this.#future = all.slice(target + 1);
      this.#followClock();
      return taken;
    }
  }

  async #isBehind(): Promise<boolean> {
    const stored = await this.#store.read(this.#initial.key, this.lastSeq);
    return stored?.epoch !== this.#epoch || stored.entries.length > 0;
  }

  /** Entries that were travelled away from, and can be travelled back to. */
  get future(): readonly ChangeEntry[] {
    return this.#future.map(({ entry }) => entry as ChangeEntry);
  }

  /** Begins the world afresh. */
  async restart(): Promise<void> {
    await this.#begin(false);
    this.#followClock();
  }

  /** @param setAside whether what is stored under its name is to be kept under another */
  async #begin(setAside: boolean): Promise<void> {
    const records = this.#opening();
    const world = await worldOf(records.map(({ entry }) => entry));
    if (setAside) await this.#store.setAside(this.#initial.key);
    await this.#rewrite(records, world);
  }

  #opening(): StoredEntry[] {
    const { scenario, seed, switches, journal } = this.#initial;
    if (journal) return this.#resumed(journal);
    const at = this.#initial.at ?? this.#machineNow();
    const start: StartEntry = { seq: 0, at, kind: 'start', version: journalVersion, scenario, seed, switches };
    return [{ entry: start, machine: this.#machineNow() }];
  }

  /** @param world what the records replay to: nothing is stored before that is known */
  async #rewrite(records: readonly StoredEntry[], world: World): Promise<void> {
    this.#epoch = await this.#store.replace(this.#initial.key, records);
    this.#records = [...records];
    this.#world = world;
  }

  /** A history whose last entry is now, so that the clock runs on from it. */
  #resumed(journal: Journal): StoredEntry[] {
    const last = journal[journal.length - 1]?.at ?? 0;
    const now = this.#machineNow();
    return journal.map((entry) => ({ entry, machine: now - (last - entry.at) }));
  }

  /** @returns false when what is stored is not the journal of this world */
  async #loadStored(stored: StoredWorld): Promise<boolean> {
    const journal = parseJournal(stored.entries.map((record) => record?.entry));
    const [start] = journal ?? [];
    if (!journal || start?.scenario !== this.#initial.scenario || start.seed !== this.#initial.seed) return false;
    try {
      this.#world = await replay(journal);
    } catch {
      return false;
    }
    this.#records = stored.entries as StoredEntry[];
    this.#future = [];
    this.#epoch = stored.epoch;
    return true;
  }

  #last(): StoredEntry {
    return this.#records[this.#records.length - 1] as StoredEntry;
  }

  /** What the clock reads now, going by the last entry: it ran on while nobody looked, unless it stands still. */
  #timeByJournal(frozen: boolean): number {
    const { entry, machine } = this.#last();
    return frozen ? entry.at : entry.at + Math.max(0, this.#machineNow() - machine);
  }

  #startClock(frozen: boolean): void {
    this.#clock = createClock(this.#machineNow, this.#timeByJournal(frozen), frozen);
  }

  #followClock(): void {
    if (this.#clock) this.#clock.setNow(this.#timeByJournal(this.#clock.frozen));
  }
}
