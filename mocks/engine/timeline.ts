import { quoteValue } from '../kernel/bad-call.ts';
import { type ChangeEntry, isChange, type Journal, parseChanges, parseJournal } from '../kernel/journal.ts';
import { LatePartMissing } from '../kernel/late-part.ts';
import { Refusal } from '../kernel/refusal.ts';
import { createClock, type WorldClock } from '../kernel/time/clock.ts';
import type { World } from '../kernel/world.ts';
import { Checkpoints } from './checkpoints.ts';
import { type Command, type CommandResult, entryOf, type TesterCommand } from './command.ts';
import { runDueEvents } from './due-events.ts';
import { executeAt, type Replay, type ReplayDifference, replay, replayOn } from './execute.ts';
import { type InitialWorld, journalOf, openingOf, replayKnown, replayOf } from './history.ts';
import type { JournalStore, StoredEntry, StoredWorld } from './store.ts';

/** How a world was found: begun, read from the store, or begun because what was stored could not be read. */
export type OpenedAs = 'fresh' | 'stored' | 'set-aside';

/**
 * What is stored of an open world cannot be read here any more, as when a newer build in another tab has gone on with it.
 * It stays as it is: the page that has written it can read it.
 */
export class UnreadableHistory extends Error {
  constructor() {
    super('the history of this world was continued in a form that this build cannot read');
    this.name = 'UnreadableHistory';
  }
}

/** One world with journal, clock and store, kept in step, with other tabs too. `WorldRuntime` runs one method at a time. */
export class Timeline {
  readonly #store: JournalStore;
  readonly #machineNow: () => number;
  readonly #initial: InitialWorld;
  #records: StoredEntry[] = [];
  /** How many of them are stored; those after are what the world has executed since (`add`). */
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
  ): Promise<{ timeline: Timeline; as: OpenedAs }> {
    const timeline = new Timeline(store, initial, machineNow);
    const stored = await store.read(initial.key, -1);
    const adopted = stored !== null && (await timeline.#loadStored(stored));
    const setAside = !adopted && stored !== null && stored.entries.length > 0;
    if (!adopted) await timeline.#begin(setAside);
    timeline.#startClock(frozen);
    return { timeline, as: adopted ? 'stored' : setAside ? 'set-aside' : 'fresh' };
  }

  get world(): World {
    return this.#world;
  }

  /** Entries that this build answers otherwise than the build that wrote them: the world is not the one seen then. */
  get differences(): readonly ReplayDifference[] {
    return this.#differences;
  }

  get clock(): WorldClock {
    return this.#clock;
  }

  get journal(): Journal {
    return journalOf(this.#records);
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
    if (this.#stored < this.#records.length) return;
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
    this.#keep(stored.entries as StoredEntry[]);
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
    const stored = await this.#store.read(this.#initial.key, -1);
    if (stored === null && this.#isHeldHereOnly()) {
      await this.#rewrite(this.#records, await replay(journalOf(this.#records)));
      return;
    }
    const adopted = stored !== null && (await this.#loadStored(stored));
    if (!adopted && stored !== null && stored.entries.length > 0) throw new UnreadableHistory();
    if (!adopted) await this.#begin(false);
    if (this.#generation !== generation) this.#changedElsewhere = true;
  }

  /**
   * Makes the world again from what is known of the same history and what was stored since.
   * @returns false when that is not all there is to know: the whole journal has to be read
   */
  async #goOnFromStored(): Promise<boolean> {
    const known = this.#records.slice(0, this.#stored);
    const stored = await this.#store.read(this.#initial.key, this.#stored - 1);
    const last = known.at(-1)?.entry;
    if (!last || stored?.generation !== this.#generation) return false;
    const news = parseChanges(
      stored.entries.map((record) => record?.entry),
      last,
    );
    if (!news) return false;
    const records = [...known, ...(stored.entries as StoredEntry[])];
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
    if (this.#needsReload) throw new Error(`an entry that could not be read again: ${quoteValue(entry)}`);
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
    // until they are known to be stored, they are no part of the history
    this.#records.length = this.#stored;
    if (!(await this.#store.append(this.#initial.key, this.#generation, [first, ...rest]))) return false;
    this.#keep([first, ...rest]);
    this.#needsReload = false;
    this.#undone = [];
    return true;
  }

  /** Carries out what is due by now. */
  async runDueEvents(): Promise<void> {
    await this.syncWithStore();
    await runDueEvents(this.#world, this.nextTime());
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
   * Goes to the moment right after an entry. What was left behind can be gone back to until something new happens.
   * The clock goes on from the time of that entry.
   * @param wanted number of the entry, by the number of the last one: what other tabs did is taken in first
   * @returns how many entries were taken back, negative when some were brought back
   */
  async travel(wanted: (lastSeq: number) => number): Promise<number> {
    for (;;) {
      await this.syncWithStore();
      const all = [...this.#records, ...this.#undone];
      const target = Math.max(0, Math.min(wanted(this.lastSeq), all.length - 1));
      const taken = this.lastSeq - target;
      if (taken === 0) return 0;
      const records = all.slice(0, target + 1);
      const replayed = await replayKnown(journalOf(records), this.#checkpoints).finally(() =>
        // what is brought back is no part of the history yet
        this.#checkpoints.dropAfter(Math.min(target, this.lastSeq)),
      );
      // the clock runs on from the last entry, as if it were made now
      const from = Math.min(target, this.#stored);
      records[target] = { ...(records[target] as StoredEntry), machine: this.#machineNow() };
      const seen = { generation: this.#generation, length: this.#stored };
      const generation = await this.#store.rewind(this.#initial.key, seen, from, records.slice(from));
      // the replay took its time: what another tab did meanwhile is not to be written over
      if (generation === null) continue;
      this.#generation = generation;
      this.#setRecords(records);
      this.#adopt(replayed);
      this.#undone = all.slice(target + 1);
      this.#followClock();
      return taken;
    }
  }

  /** Entries that were travelled away from, and can be travelled back to until something new happens. */
  get undone(): readonly ChangeEntry[] {
    return this.#undone.map(({ entry }) => entry as ChangeEntry);
  }

  /** Begins the world afresh. */
  async restart(): Promise<void> {
    await this.#begin(false);
    this.#followClock();
  }

  /** @param setAside whether what is stored under its name is to be kept under another */
  async #begin(setAside: boolean): Promise<void> {
    const records = openingOf(this.#initial, this.#machineNow());
    const entries = records.map(({ entry }) => entry);
    const replayed = await replayOf(entries, this.#initial.switches);
    if (setAside) await this.#store.setAside(this.#initial.key);
    await this.#rewrite(records, replayed);
    this.#undone = [];
  }

  /** Whether the open page has what its browser has lost. A world of a backend that is gone was deleted on purpose. */
  #isHeldHereOnly(): boolean {
    return this.#store.kind === 'indexeddb' && this.#records.length > 0;
  }

  /** @param replayed what the records replay to: nothing is stored before that is known */
  async #rewrite(records: readonly StoredEntry[], replayed: Replay): Promise<void> {
    this.#generation = await this.#store.replace(this.#initial.key, records);
    this.#setRecords(records);
    this.#adopt(replayed);
  }

  #setRecords(records: readonly StoredEntry[]): void {
    this.#records = [...records];
    this.#stored = records.length;
  }

  /** Adds what is stored now to the history in memory. */
  #keep(added: readonly StoredEntry[]): void {
    for (const record of added) this.#records.push(record);
    this.#stored = this.#records.length;
  }

  #adopt({ world, differences, checkpoints }: Replay): void {
    this.#world = world;
    this.#differences = differences;
    this.#checkpoints = checkpoints;
  }

  /** @returns false when what is stored is not the journal of this world @throws LatePartMissing when it may well be */
  async #loadStored(stored: StoredWorld): Promise<boolean> {
    const entries = stored.entries.map((record) => record?.entry);
    const journal = parseJournal(entries, this.#initial.switches);
    const [start] = journal ?? [];
    if (!journal || start?.scenario !== this.#initial.scenario || start.seed !== this.#initial.seed) return false;
    try {
      this.#adopt(await replay(journal));
    } catch (error) {
      if (error instanceof LatePartMissing) throw error;
      return false;
    }
    const [first, ...rest] = stored.entries as StoredEntry[];
    this.#setRecords([{ ...(first as StoredEntry), entry: start }, ...rest]);
    this.#undone = [];
    this.#generation = stored.generation;
    return true;
  }

  #last(): StoredEntry {
    return this.#records[this.#records.length - 1] as StoredEntry;
  }

  /** What the clock reads now, going by the last entry: it ran on while the world was closed, unless it is frozen. */
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
