import { quoteValue } from '../kernel/bad-call.ts';
import { type ChangeEntry, isChange, type Journal, parseChanges } from '../kernel/journal.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { World } from '../kernel/world.ts';
import { Checkpoints } from './checkpoints.ts';
import { type Command, type CommandResult, entryOf, type TesterCommand } from './command.ts';
import { carryOutDueEvents, executeAt, type Replay, type ReplayDifference, replay, replayOn } from './execute.ts';
import { type InitialWorld, journalOf, openingOf, replayOf } from './history.ts';
import { type FoundWorld, readWorld, UnreadableHistory } from './read-world.ts';
import type { JournalStore, StoredEntry } from './store.ts';
import { type ShownTime, TimelineClock } from './timeline-clock.ts';

/** `set-aside`: begun because the stored journal could not be read. */
export type OpenedAs = 'fresh' | 'stored' | 'set-aside';

/** The history in memory, as `rewrite` hands it out. */
export interface KnownHistory {
  readonly records: readonly StoredEntry[];
  /** How many of them are stored. */
  readonly length: number;
  /** Entries that were travelled away from, oldest first. */
  readonly undone: readonly StoredEntry[];
  readonly checkpoints: Checkpoints<ReplayDifference>;
  /** Machine time, epoch ms. */
  now(): number;
}

/** A history that differs from the stored one from an entry on. */
export interface OtherHistory {
  readonly records: StoredEntry[];
  readonly from: number;
  readonly replayed: Replay;
  /** Entries that can be travelled back to. */
  readonly undone: StoredEntry[];
}

/** One world with its journal and clock, in step with the store and other tabs. `WorldRuntime` runs one method at a time. */
export class Timeline {
  readonly #store: JournalStore;
  readonly #machineNow: () => number;
  readonly #initial: InitialWorld;
  #records: StoredEntry[] = [];
  /** How many of them are stored; `add` appends the others. */
  #stored = 0;
  /** Entries that were travelled away from, oldest first. */
  #undone: StoredEntry[] = [];
  #generation = 0;
  /** The world in memory may differ from the stored one. */
  #needsReload = false;
  #changedElsewhere = false;
  #world!: World;
  #differences: readonly ReplayDifference[] = [];
  /** Of the history in memory. */
  #checkpoints = new Checkpoints<ReplayDifference>();
  #clock!: TimelineClock;

  private constructor(store: JournalStore, initial: InitialWorld, machineNow: () => number) {
    this.#store = store;
    this.#initial = initial;
    this.#machineNow = machineNow;
  }

  /**
   * Opens a stored world or begins it. An unreadable one is set aside under another name.
   * @param shown the latest time it was shown at: the device's clock may have been put back since
   */
  static async open(
    store: JournalStore,
    initial: InitialWorld,
    machineNow: () => number,
    frozen: boolean,
    shown?: ShownTime,
  ): Promise<{ timeline: Timeline; as: OpenedAs }> {
    const timeline = new Timeline(store, initial, machineNow);
    const found = await readWorld(store, initial);
    if (typeof found === 'string') await timeline.#begin(found === 'unreadable');
    else timeline.#adoptFound(found);
    timeline.#clock = new TimelineClock(machineNow, frozen, timeline.#last(), timeline.#generation, shown);
    return { timeline, as: typeof found !== 'string' ? 'stored' : found === 'unreadable' ? 'set-aside' : 'fresh' };
  }

  get world(): World {
    return this.#world;
  }

  /** Entries that this build answers differently from the build that wrote them. */
  get differences(): readonly ReplayDifference[] {
    return this.#differences;
  }

  get clock(): TimelineClock {
    return this.#clock;
  }

  /** The stored entries. */
  get journal(): Journal {
    return journalOf(this.#records.slice(0, this.#stored));
  }

  /** The executed entries, including those on their way to the store. */
  get executed(): Journal {
    return journalOf(this.#records);
  }

  /** How many entries are stored. */
  get length(): number {
    return this.#stored;
  }

  /** Number of the last executed entry. */
  get lastSeq(): number {
    return this.#records.length - 1;
  }

  /** World time of the next command, epoch ms; never before the last entry. */
  nextTime(): number {
    return Math.max(this.#clock.now(), this.#last().entry.at);
  }

  /**
   * Whether another tab has rewritten the history or a tester there has changed the world since the last call: no response
   * tells this tab's app of it.
   */
  takeChangedElsewhere(): boolean {
    const changed = this.#changedElsewhere;
    this.#changedElsewhere = false;
    return changed;
  }

  /** Reloads, and reports the world as changed elsewhere. */
  async #replace(): Promise<void> {
    await this.reload();
    this.#changedElsewhere = true;
  }

  /** Executes what other tabs have stored. */
  async syncWithStore(): Promise<void> {
    // within a turn, entries of other tabs are found when it is stored
    if (!this.#needsReload && this.#stored < this.#records.length) return;
    const stored = await this.#store.read(this.#initial.key, this.lastSeq);
    if (this.#needsReload || stored?.generation !== this.#generation) return this.#replace();
    if (stored.entries.length === 0) return;
    const entries = stored.entries.map((record) => record?.entry);
    const news = parseChanges(entries, this.#last().entry);
    if (!news) return this.#replace();
    if (news.some(({ at }) => at < this.#world.schedule.lastRunAt)) {
      // this tab has run events that are later than another tab's entry: only a replay puts them in order. The history is
      // the same, so the world counts as advanced, not as replaced
      await this.reload();
      this.#noticeTesters(news);
      return;
    }
    try {
      this.#differences = await replayOn(this.#world, news, this.#differences, this.#checkpoints);
    } catch {
      // the world has executed only some of them; a reload reports what is wrong
      return this.#replace();
    }
    for (const record of stored.entries) this.#records.push(record as StoredEntry);
    this.#stored = this.#records.length;
    // undone entries precede what another tab has stored since
    this.#undone = [];
    this.#followClock();
    this.#noticeTesters(news);
  }

  #noticeTesters(news: readonly ChangeEntry[]): void {
    if (news.some(({ kind }) => kind !== 'request')) this.#changedElsewhere = true;
  }

  /**
   * Rebuilds the world from the store. If it was deleted there, a browser's store gets the journal in memory again; any other
   * world begins afresh.
   * @throws UnreadableHistory
   */
  async reload(): Promise<void> {
    this.#needsReload = true;
    if (!(await this.#goOnFromStored())) await this.#readAgain();
    this.#followClock();
    this.#needsReload = false;
  }

  /** Rebuilds the world from the whole stored journal. */
  async #readAgain(): Promise<void> {
    const generation = this.#generation;
    const found = await readWorld(this.#store, this.#initial);
    if (found === 'none' && this.#isHeldHereOnly()) {
      const records = this.#records.slice(0, this.#stored);
      await this.#rewrite(records, await replay(journalOf(records)));
      this.#clock.renumber(this.#generation);
      return;
    }
    if (found === 'unreadable') throw new UnreadableHistory();
    if (typeof found === 'string') await this.#begin(false);
    else this.#adoptFound(found);
    if (this.#generation !== generation) this.#changedElsewhere = true;
  }

  /**
   * Rebuilds the world from the known entries and those stored since.
   * @returns false when the history is another one: the whole journal has to be read
   */
  async #goOnFromStored(): Promise<boolean> {
    const records = this.#records.slice(0, this.#stored);
    const stored = await this.#store.read(this.#initial.key, this.#stored - 1);
    const last = records.at(-1)?.entry;
    if (!last || stored?.generation !== this.#generation) return false;
    const news = parseChanges(
      stored.entries.map((record) => record?.entry),
      last,
    );
    if (!news) return false;
    for (const record of stored.entries) records.push(record as StoredEntry);
    this.#checkpoints.dropAfter(last.seq);
    try {
      this.#adopt(await replay(journalOf(records), this.#checkpoints));
    } catch {
      return false;
    }
    this.#setRecords(records);
    this.#undone = [];
    this.#noticeTesters(news);
    return true;
  }

  /**
   * Appends an executed command to the entries that `store` stores.
   * @param at world time, epoch ms @param result the response of a request
   * @returns the number of its entry
   */
  add(command: Command, at: number, result: CommandResult | null): number {
    const entry = entryOf(command, { at, seq: this.lastSeq + 1, result });
    this.#needsReload ||= !isChange(entry);
    if (this.#needsReload) throw new Error(`unreadable entry: ${quoteValue(entry)}`);
    this.#records.push({ entry, machine: this.#machineNow() });
    this.#checkpoints.note(entry.seq, this.#world, this.#differences);
    return entry.seq;
  }

  /**
   * Stores the added entries.
   * @returns false when another tab was faster: the caller reloads and executes the commands again
   * @throws Error when it is unknown whether they are stored; the world is reloaded before its next command
   */
  async store(): Promise<boolean> {
    const [first, ...rest] = this.#records.slice(this.#stored);
    if (!first) return true;
    this.#needsReload = true;
    if (!(await this.#store.append(this.#initial.key, this.#generation, [first, ...rest]))) return false;
    this.#stored = this.#records.length;
    this.#needsReload = false;
    this.#undone = [];
    return true;
  }

  /** Carries out the events that are due. */
  async advance(): Promise<void> {
    await this.syncWithStore();
    await carryOutDueEvents(this.#world, this.nextTime());
  }

  /**
   * Executes and records a tester's command. A command that fails leaves no entry. Call `syncWithStore` first.
   * @param at world time, epoch ms; never before the last entry
   * @throws Refusal, BadCall
   */
  async executeAndRecord(command: TesterCommand, at: number): Promise<void> {
    for (;;) {
      const time = Math.max(at, this.#last().entry.at);
      await this.#tryInMemory(command, time);
      this.add(command, time, null);
      if (await this.store()) break;
      await this.reload();
    }
    if (command.kind !== 'operator') this.#followClock();
  }

  /** Executes a command in memory; reloads the world when it fails midway. */
  async #tryInMemory(command: TesterCommand, at: number): Promise<void> {
    try {
      await executeAt(this.#world, command, at, this.lastSeq + 1);
    } catch (error) {
      if (!(error instanceof Refusal)) await this.reload();
      throw error;
    }
  }

  /**
   * Replaces the history, after a sync with other tabs.
   * @param change makes the new history; null for no change
   * @returns whether the history changed
   */
  async rewrite(change: (known: KnownHistory) => Promise<OtherHistory | null>): Promise<boolean> {
    for (;;) {
      await this.syncWithStore();
      const [records, length] = [this.#records, this.#stored];
      const known = { records, length, undone: this.#undone, checkpoints: this.#checkpoints, now: this.#machineNow };
      const other = await change(known);
      if (!other) return false;
      // another tab may have stored entries during the replay: `rewind` refuses then
      const seen = { generation: this.#generation, length };
      const generation = await this.#store.rewind(this.#initial.key, seen, other.from, other.records.slice(other.from));
      if (generation !== null) return this.#adoptOther(other, generation);
      this.#checkpoints.dropAfter(other.from - 1);
    }
  }

  #adoptOther({ records, replayed, undone }: OtherHistory, generation: number): true {
    this.#adoptFound({ records, replayed, generation });
    this.#undone = undone;
    this.#followClock();
    return true;
  }

  /** Undone entries, which can be restored until the next change. */
  get undone(): readonly ChangeEntry[] {
    return this.#undone.map(({ entry }) => entry as ChangeEntry);
  }

  /** Begins the world afresh. */
  async restart(opening?: Journal): Promise<void> {
    // no scenario can make the records of a world from life
    await this.#begin(false, opening ?? (this.journal[0].records && [this.journal[0]]));
    this.#followClock();
  }

  /**
   * @param setAside keeps the stored journal under another name
   * @param opening the first entries, unless the world was opened with a journal
   */
  async #begin(setAside: boolean, opening?: Journal): Promise<void> {
    const records = openingOf({ ...this.#initial, journal: this.#initial.journal ?? opening }, this.#machineNow());
    const replayed = await replayOf(journalOf(records), this.#initial.switches);
    if (setAside) await this.#store.setAside(this.#initial.key);
    await this.#rewrite(records, replayed);
    this.#undone = [];
  }

  /** Whether only this page still has the world. A world that is missing in a backend was deleted on purpose. */
  #isHeldHereOnly(): boolean {
    return /indexeddb|memory/.test(this.#store.kind) && this.#records.length > 0;
  }

  /** @param replayed the replay of the records; a history that cannot be replayed is never stored */
  async #rewrite(records: StoredEntry[], replayed: Replay): Promise<void> {
    this.#generation = await this.#store.replace(this.#initial.key, records);
    this.#setRecords(records);
    this.#adopt(replayed);
  }

  #setRecords(records: StoredEntry[]): void {
    this.#records = records;
    this.#stored = records.length;
  }

  #adopt({ world, differences, checkpoints }: Replay): void {
    this.#world = world;
    this.#differences = differences;
    this.#checkpoints = checkpoints;
  }

  #adoptFound({ records, generation, replayed }: FoundWorld): void {
    this.#adopt(replayed);
    this.#setRecords(records);
    this.#undone = [];
    this.#generation = generation;
  }

  #last(): StoredEntry {
    return this.#records.at(-1) as StoredEntry;
  }

  /** The clock does not exist yet while the world opens. */
  #followClock(): void {
    this.#clock?.follow(this.#last(), this.#generation);
  }
}
