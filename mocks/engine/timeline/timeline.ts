import { quoteValue } from '../../kernel/bad-call.ts';
import { type ChangeEntry, isChange, type Journal } from '../../kernel/journal.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { World } from '../../kernel/world.ts';
import { type Command, type CommandResult, entryOf, type TesterCommand } from '../execute/command.ts';
import { carryOutDueEvents, executeAt, type Replay, replay, replayOn } from '../execute/execute.ts';
import { type InitialWorld, journalOf, openingOf, replayOf } from './history.ts';
import { KnownHistory, type News } from './known-history.ts';
import { type FoundWorld, readWorld, UnreadableHistory } from './read-world.ts';
import type { HistoryState, JournalStore, StoredEntry } from './store.ts';
import { type ShownTime, TimelineClock } from './timeline-clock.ts';

/** `set-aside`: begun because the stored journal could not be read. */
export type OpenedAs = 'fresh' | 'stored' | 'set-aside';

/** A history that differs from the stored one from an entry on. */
export interface OtherHistory {
  readonly records: StoredEntry[];
  readonly from: number;
  readonly replayed: Replay;
  /** Entries that can be restored. */
  readonly undone: readonly StoredEntry[];
}

/** One world with its journal and clock, in step with the store and other tabs. `WorldRuntime` runs one method at a time. */
export class Timeline {
  readonly #store: JournalStore;
  readonly #initial: InitialWorld;
  /** Machine time, epoch ms. */
  readonly machineNow: () => number;
  readonly history = new KnownHistory();
  /** The world in memory may differ from the stored one. */
  #needsReload = false;
  #changedElsewhere = false;
  #clock!: TimelineClock;

  // biome-ignore lint/style/useConsistentMemberAccessibility: "#" has no constructors
  private constructor(store: JournalStore, initial: InitialWorld, machineNow: () => number) {
    this.#store = store;
    this.#initial = initial;
    this.machineNow = machineNow;
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
    const { last, generation } = timeline.history;
    timeline.#clock = new TimelineClock(machineNow, frozen, last, generation, shown);
    return { timeline, as: typeof found !== 'string' ? 'stored' : found === 'unreadable' ? 'set-aside' : 'fresh' };
  }

  get world(): World {
    return this.history.world;
  }

  get clock(): TimelineClock {
    return this.#clock;
  }

  /** World time of the next command, epoch ms; never before the last entry. */
  nextTime(): number {
    return Math.max(this.#clock.now(), this.history.last.entry.at);
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

  #storedState(): HistoryState {
    return { generation: this.history.generation, length: this.history.stored };
  }

  /** Executes what other tabs have stored. */
  async syncWithStore(): Promise<void> {
    const { history } = this;
    // Within a turn, entries of other tabs are found when it is stored
    if (!this.#needsReload && history.stored < history.records.length) return;
    const news = this.#needsReload ? null : await this.#readNews();
    if (!news) return this.#replace();
    const { records, changes } = news;
    if (changes.length === 0) return;
    if (changes.some(({ at }) => at < this.world.schedule.lastRunAt)) {
      // This tab has run events that are later than another tab's entry: only a replay puts them in order. The history is
      // the same, so the world counts as advanced, not as replaced
      await this.reload();
      this.#noticeTesters(changes);
      return;
    }
    try {
      history.differences = await replayOn(this.world, changes, history.differences, history.checkpoints);
    } catch {
      // The world has executed only some of them; a reload reports what is wrong
      return this.#replace();
    }
    history.records.push(...records);
    history.markStored();
    this.#followClock();
    this.#noticeTesters(changes);
  }

  /** Reads what other tabs have stored since; null when the stored history is another one. */
  async #readNews(): Promise<News | null> {
    return this.history.newsIn(await this.#store.read(this.#initial.key, this.history.stored - 1));
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
    const { history } = this;
    const { generation } = history;
    const found = await readWorld(this.#store, this.#initial);
    if (found === 'none' && this.#isHeldHereOnly()) {
      const records = history.storedRecords;
      await this.#replaceStored(records, await replay(journalOf(records)), history.undone);
      this.#clock.renumber(history.generation);
      return;
    }
    if (found === 'unreadable') throw new UnreadableHistory();
    if (typeof found === 'string') await this.#begin(false);
    else this.#adoptFound(found);
    if (history.generation !== generation) this.#changedElsewhere = true;
  }

  /**
   * Rebuilds the world from the known entries and those stored since.
   * @returns false when the history is another one: the whole journal has to be read
   */
  async #goOnFromStored(): Promise<boolean> {
    const { history } = this;
    const news = await this.#readNews();
    if (!news) return false;
    history.checkpoints.dropAfter(history.stored - 1);
    const records = [...history.storedRecords, ...news.records];
    try {
      history.adopt(records, await replay(journalOf(records), history.checkpoints));
    } catch {
      return false;
    }
    this.#noticeTesters(news.changes);
    return true;
  }

  /**
   * Appends an executed command to the entries that `store` stores.
   * @param at world time, epoch ms @param result the response of a request
   * @returns the number of its entry
   */
  add(command: Command, at: number, result: CommandResult | null): number {
    const entry = entryOf(command, { at, seq: this.history.lastSeq + 1, result });
    this.#needsReload ||= !isChange(entry);
    if (this.#needsReload) throw new Error(`unreadable entry: ${quoteValue(entry)}`);
    this.history.push(entry, this.machineNow());
    return entry.seq;
  }

  /**
   * Stores the added entries.
   * @returns false when another tab was faster: the caller reloads and executes the commands again
   * @throws Error when it is unknown whether they are stored; the world is reloaded before its next command
   */
  async store(): Promise<boolean> {
    const { records, stored, generation } = this.history;
    const [first, ...rest] = records.slice(stored);
    if (!first) return true;
    this.#needsReload = true;
    if (!(await this.#store.append(this.#initial.key, generation, [first, ...rest]))) return false;
    this.#needsReload = false;
    this.history.markStored();
    return true;
  }

  /** Carries out the events that are due. */
  async advance(): Promise<void> {
    await this.syncWithStore();
    await carryOutDueEvents(this.world, this.nextTime());
  }

  /**
   * Executes and records a tester's command. A command that fails leaves no entry. Call `syncWithStore` first.
   * @param at world time, epoch ms; never before the last entry
   * @throws Refusal, BadCall
   */
  async executeAndRecord(command: TesterCommand, at: number): Promise<void> {
    for (;;) {
      const time = Math.max(at, this.history.last.entry.at);
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
      await executeAt(this.world, command, at, this.history.lastSeq + 1);
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
    const { history } = this;
    for (;;) {
      await this.syncWithStore();
      // Another tab may store entries during the replay: `rewind` refuses then
      const seen = this.#storedState();
      const other = await change(history);
      if (!other) return false;
      const { records, from, replayed, undone } = other;
      const generation = await this.#store.rewind(this.#initial.key, seen, from, records.slice(from));
      if (generation !== null) {
        this.#adoptFound({ records, replayed, generation }, undone);
        this.#followClock();
        return true;
      }
      history.checkpoints.dropAfter(from - 1);
    }
  }

  /** Begins the world afresh. */
  async restart(opening?: Journal): Promise<void> {
    await this.#begin(false, opening);
    this.#followClock();
  }

  /**
   * @param setAside keeps the stored journal under another name
   * @param opening the first entries, unless the world was opened with a journal
   */
  async #begin(setAside: boolean, opening?: Journal): Promise<void> {
    const records = openingOf({ ...this.#initial, journal: this.#initial.journal ?? opening }, this.machineNow());
    const replayed = await replayOf(journalOf(records), this.#initial.switches);
    if (setAside) await this.#store.setAside(this.#initial.key);
    await this.#replaceStored(records, replayed);
  }

  /** Whether only this page still has the world. A world that is missing in a backend was deleted on purpose. */
  #isHeldHereOnly(): boolean {
    return /indexeddb|memory/.test(this.#store.kind) && this.history.records.length > 0;
  }

  /** @param replayed the replay of the records; a history that cannot be replayed is never stored */
  async #replaceStored(records: StoredEntry[], replayed: Replay, undone?: readonly StoredEntry[]): Promise<void> {
    const generation = await this.#store.replace(this.#initial.key, records);
    this.#adoptFound({ records, replayed, generation }, undone);
  }

  #adoptFound({ records, generation, replayed }: FoundWorld, undone?: readonly StoredEntry[]): void {
    this.history.generation = generation;
    this.history.adopt(records, replayed, undone);
  }

  /** The clock does not exist yet while the world opens. */
  #followClock(): void {
    this.#clock?.follow(this.history.last, this.history.generation);
  }
}
