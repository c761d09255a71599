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

/** How a world was found: begun, read from the store, or begun because what was stored could not be read. */
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

/** One world with journal, clock and store, kept in step, with other tabs too. `WorldRuntime` runs one method at a time. */
export class Timeline {
  readonly #store: JournalStore;
  readonly #machineNow: () => number;
  readonly #initial: InitialWorld;
  #records: StoredEntry[] = [];
  /** How many of them are known to be stored; those after are what the world has executed since (`add`). */
  #stored = 0;
  /** Entries that were travelled away from, oldest first. */
  #undone: StoredEntry[] = [];
  #generation = 0;
  /** The world in memory may hold what is not stored, or lack what is. */
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
   * Opens a stored world or begins it; one that cannot be read is set aside under another name, never lost.
   * @param shown up to which time it was shown: the device's clock may have been put back since
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

  /** Entries that this build answers otherwise than the build that wrote them: the world is not the one seen then. */
  get differences(): readonly ReplayDifference[] {
    return this.#differences;
  }

  get clock(): TimelineClock {
    return this.#clock;
  }

  /** What is known to be stored. */
  get journal(): Journal {
    return journalOf(this.#records.slice(0, this.#stored));
  }

  /** What the world in memory has executed: also what is on its way to the store at this moment. */
  get executed(): Journal {
    return journalOf(this.#records);
  }

  /** How many entries are known to be stored. */
  get length(): number {
    return this.#stored;
  }

  /** Of what the world in memory has executed. */
  get lastSeq(): number {
    return this.#records.length - 1;
  }

  /** World time for whatever happens next: never before what happened last. */
  nextTime(): number {
    return Math.max(this.#clock.now(), this.#last().entry.at);
  }

  /**
   * Whether, since this was asked last, something of other tabs was taken in of which no answer tells this tab's app: another
   * history, or what a tester did (an operator action, a switch, a clock jump).
   */
  takeChangedElsewhere(): boolean {
    const changed = this.#changedElsewhere;
    this.#changedElsewhere = false;
    return changed;
  }

  /** Makes the world again, as another one than it was. */
  async #replace(): Promise<void> {
    await this.reload();
    this.#changedElsewhere = true;
  }

  /** Takes in what other tabs did. */
  async syncWithStore(): Promise<void> {
    // what is executed together comes after the same entry: another tab's are met when it is stored
    if (!this.#needsReload && this.#stored < this.#records.length) return;
    const stored = await this.#store.read(this.#initial.key, this.lastSeq);
    if (this.#needsReload || stored?.generation !== this.#generation) return this.#replace();
    if (stored.entries.length === 0) return;
    const entries = stored.entries.map((record) => record?.entry);
    const news = parseChanges(entries, this.#last().entry);
    if (!news) return this.#replace();
    if (news.some(({ at }) => at < this.#world.schedule.lastRunAt)) {
      // this tab has run events that lie after another tab's entry: only a replay puts them in order. The history is the
      // same, so the world counts as advanced, not as replaced
      await this.reload();
      this.#noticeTesters(news);
      return;
    }
    try {
      this.#differences = await replayOn(this.#world, news, this.#differences, this.#checkpoints);
    } catch {
      // some of them are in the world now and some are not: it is made again, which says what is wrong with them
      return this.#replace();
    }
    for (const record of stored.entries) this.#records.push(record as StoredEntry);
    this.#stored = this.#records.length;
    // what was taken back here came before what another tab has done since
    this.#undone = [];
    this.#followClock();
    this.#noticeTesters(news);
  }

  #noticeTesters(news: readonly ChangeEntry[]): void {
    if (news.some(({ kind }) => kind !== 'request')) this.#changedElsewhere = true;
  }

  /**
   * Forgets the world in memory and makes it again from what is stored. When that was deleted: from the journal in memory,
   * which is stored again, where the database is that of a browser; else the world begins anew.
   * @throws UnreadableHistory
   */
  async reload(): Promise<void> {
    this.#needsReload = true;
    if (!(await this.#goOnFromStored())) await this.#readAgain();
    this.#followClock();
    this.#needsReload = false;
  }

  /** Makes the world again from the whole of what is stored. */
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
   * Makes the world again from what is known of the same history and what was stored since.
   * @returns false when that is not all there is to know: the whole journal has to be read
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
   * Writes down the command that the world in memory has just executed; `store` stores it, together with others.
   * @param at world time, epoch ms @param result what a request was answered
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
   * Stores what was added.
   * @returns false when another tab was faster: the world in memory has to be reloaded and the commands run again
   * @throws Error when it is unknown whether they are stored; the world is made anew before its next command
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

  /** Carries out what is due by now. */
  async advance(): Promise<void> {
    await this.syncWithStore();
    await carryOutDueEvents(this.#world, this.nextTime());
  }

  /**
   * Executes what a tester does and records it: in memory first, so that what fails leaves no entry. The caller has synced
   * with the store.
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

  /** Executes a command in memory. When it fails half-way, the world is made anew from what is stored. */
  async #tryInMemory(command: TesterCommand, at: number): Promise<void> {
    try {
      await executeAt(this.#world, command, at, this.lastSeq + 1);
    } catch (error) {
      if (!(error instanceof Refusal)) await this.reload();
      throw error;
    }
  }

  /**
   * Puts another history in the place of this one, after what other tabs did was taken in.
   * @param change makes it; null when it would be the same
   * @returns whether there is another one now
   */
  async rewrite(change: (known: KnownHistory) => Promise<OtherHistory | null>): Promise<boolean> {
    for (;;) {
      await this.syncWithStore();
      const [records, length] = [this.#records, this.#stored];
      const known = { records, length, undone: this.#undone, checkpoints: this.#checkpoints, now: this.#machineNow };
      const other = await change(known);
      if (!other) return false;
      // the replay took its time: what another tab did meanwhile is not to be written over
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

  /** Entries that were travelled away from, and can be travelled back to until something new happens. */
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
   * @param setAside whether what is stored under its name is to be kept under another
   * @param opening its first entries, unless the world was opened with a journal
   */
  async #begin(setAside: boolean, opening?: Journal): Promise<void> {
    const records = openingOf({ ...this.#initial, journal: this.#initial.journal ?? opening }, this.#machineNow());
    const replayed = await replayOf(journalOf(records), this.#initial.switches);
    if (setAside) await this.#store.setAside(this.#initial.key);
    await this.#rewrite(records, replayed);
    this.#undone = [];
  }

  /** Whether the open page has what its browser has lost, or refuses. A world of a backend that is gone was deleted on purpose. */
  #isHeldHereOnly(): boolean {
    return /indexeddb|memory/.test(this.#store.kind) && this.#records.length > 0;
  }

  /** @param replayed what the records replay to: nothing is stored before that is known */
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

  /** There is none yet while the world is opened. */
  #followClock(): void {
    this.#clock?.follow(this.#last(), this.#generation);
  }
}
