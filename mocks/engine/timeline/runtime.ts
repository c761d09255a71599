import { knowsToken } from '../../domains/account/index.ts';
import type { Journal } from '../../kernel/journal.ts';
import { loadLate } from '../../kernel/late-part.ts';
import { type SessionKind, type Switches, withSwitches } from '../../kernel/switches.ts';
import type { World } from '../../kernel/world.ts';
import { demoPlayer } from '../../reference/reference-data.ts';
import type { TesterCommand } from '../execute/command.ts';
import { type Scenario, scenarioNamed, type WorldAddress, worldKey } from '../execute/scenario.ts';
import type { Description } from './inspection.ts';
import { Listeners } from './listeners.ts';
import type { JournalStore } from './store.ts';
import { type OpenedAs, Timeline } from './timeline.ts';
import type { ShownTime } from './timeline-clock.ts';

export interface SandboxOptions {
  readonly scenarios: readonly Scenario[];
  readonly address: WorldAddress;
  readonly frozen: boolean;
  readonly store: JournalStore;
  readonly machine: Machine;
  /** The latest time at which each world was shown, by key. */
  readonly shown?: ReadonlyMap<string, ShownTime>;
}

/**
 * The open world, in step with its journal, other tabs and the time. Runs one job at a time and then notifies
 * listeners.
 */
export class WorldRuntime {
  readonly #options: SandboxOptions;
  readonly #queue = new Queue();
  readonly #replaced: Listeners<[elsewhere: boolean]>;
  readonly #advanced: Listeners;
  readonly #shown: Map<string, ShownTime>;
  #address: WorldAddress;
  #timeline!: Timeline;
  #openedAs: OpenedAs = 'fresh';
  #beginnings = 0;
  #jobs = 0;
  #cancelTimer: (() => void) | undefined;

  constructor(options: SandboxOptions) {
    this.#options = options;
    this.#address = options.address;
    this.#shown = new Map(options.shown);
    const report = (problem: unknown) => this.#machine.report(problem);
    this.#replaced = new Listeners(report);
    this.#advanced = new Listeners(report);
  }

  get address(): WorldAddress {
    return this.#address;
  }

  get timeline(): Timeline {
    return this.#timeline;
  }

  get world(): World {
    return this.#timeline.world;
  }

  /** Number of worlds opened or restarted: a call that started at another number belongs to a closed world. */
  get beginnings(): number {
    return this.#beginnings;
  }

  /** World time, epoch ms. */
  now(): number {
    return this.#timeline.clock.now();
  }

  switches(): Switches {
    return this.#timeline.world.switches;
  }

  get openedAs(): OpenedAs {
    return this.#openedAs;
  }

  describe(): Description {
    const { scenario, seed } = this.#address;
    const { clock, history } = this.#timeline;
    const { differences, stored, world } = history;
    return {
      scenario,
      seed,
      now: new Date(clock.now()).toISOString(),
      frozen: clock.frozen,
      stored: this.#options.store.kind,
      entries: stored,
      switches: world.switches,
      ...(differences.length > 0 && { differences }),
    };
  }

  token(kind: SessionKind): string | null {
    if (kind === 'visitor') return null;
    const { world } = this.#timeline;
    const token = world.tokenOf(demoPlayer, 0);
    return kind === 'player' && world.switches.registered ? token : `${token}.expired`;
  }

  knowsToken(token: string): boolean {
    return knowsToken(this.#timeline.world, token);
  }

  /** Follows other tabs. Messages share the next sync that has not started. */
  followOthers(): void {
    let waits = false;
    this.#machine.channel?.onMessage((key) => {
      if (waits || key !== worldKey(this.#address)) return;
      waits = true;
      this.#runInBackground(() => {
        waits = false;
        return this.#timeline.syncWithStore();
      });
    });
  }

  /** @throws BadCall for an unknown scenario or invalid options; the open world stays open then */
  async open(address: WorldAddress, frozen: boolean, journal?: Journal): Promise<void> {
    const { scenario, seed, at, set } = address;
    const switches = withSwitches(this.scenarioNamed(scenario).switches, set);
    const initial = { key: worldKey(address), scenario, seed, at, switches, journal };
    if (this.#timeline) this.#shown.set(worldKey(this.#address), this.#timeline.clock.shown);
    const shown = this.#shown.get(initial.key);
    const { timeline, as } = await Timeline.open(this.#options.store, initial, this.#machine.now, frozen, shown);
    this.#timeline = timeline;
    this.#openedAs = as;
    this.#address = address;
    this.#beginnings += 1;
  }

  get store(): JournalStore {
    return this.#options.store;
  }

  /** Begins this world afresh; an imported one in its imported state (APP-460). */
  async restart(): Promise<void> {
    const kept = this.#address.copy !== undefined && (await loadLate(() => import('./kept-opening.ts')));
    const usual = this.scenarioNamed(this.#address.scenario).switches;
    await this.#timeline.restart(kept ? await kept.readOpening(this.store, this.#address, usual) : undefined);
    this.#beginnings += 1;
  }

  /**
   * Executes and records a tester's command, in its turn. @param at world time, epoch ms; defaults to now
   * @throws Refusal, BadCall
   */
  async executeAndRecord(command: TesterCommand, at?: number): Promise<void> {
    await this.run(async () => {
      await this.#timeline.syncWithStore();
      await this.#timeline.executeAndRecord(command, at ?? this.#timeline.nextTime());
    });
    this.notifyOtherTabs();
  }

  /** @throws BadCall for an unknown scenario */
  scenarioNamed(name: string): Scenario {
    return scenarioNamed(this.#options.scenarios, name);
  }

  /** Number of jobs passed to `run`. */
  get jobs(): number {
    return this.#jobs;
  }

  /** Runs jobs in order, one at a time, and notifies the listeners after each. */
  run<T>(job: () => Promise<T>): Promise<T> {
    this.#jobs += 1;
    return this.#queue.run(async () => {
      try {
        return await job();
      } finally {
        if (this.#timeline.takeChangedElsewhere()) this.#replaced.notify(true);
        this.notifyAdvanced();
      }
    });
  }

  /** Resolves when the jobs passed to `run` so far have ended. */
  idle(): Promise<void> {
    return this.#queue.run(async () => undefined);
  }

  notifyAdvanced(): void {
    this.#advanced.notify();
    this.scheduleWakeUp();
  }

  /** Sets a timer for the next scheduled event, so that it happens without a request; not while the clock is frozen. */
  scheduleWakeUp(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = undefined;
    const [next] = this.#timeline.world.schedule.list();
    if (!next || this.#timeline.clock.frozen) return;
    const wait = Math.max(0, Math.ceil(next.at - this.#timeline.clock.now()));
    this.#cancelTimer = this.#machine.later?.(wait, () => this.#runInBackground(() => this.#wakeUp()));
  }

  /** Tells other tabs that this world has changed. */
  notifyOtherTabs(): void {
    this.#machine.channel?.post(worldKey(this.#address));
  }

  /** Tells the listeners that the world was replaced. @param elsewhere by another tab or an operator action */
  notifyReplaced(elsewhere = false): void {
    this.#replaced.notify(elsewhere);
  }

  onReplaced(listener: (elsewhere: boolean) => void): () => void {
    return this.#replaced.add(listener);
  }

  onAdvanced(listener: () => void): () => void {
    return this.#advanced.add(listener);
  }

  /** Reports a defect of the simulator and reloads the world from the store. */
  async recover(defect: unknown): Promise<void> {
    this.#machine.report(defect);
    await this.#timeline.reload();
  }

  async #wakeUp(): Promise<void> {
    try {
      await this.#timeline.advance();
    } catch (defect) {
      await this.recover(defect);
    }
  }

  /** Runs a job that no caller awaits; reports its failure, such as an unreachable store. */
  #runInBackground(job: () => Promise<void>): void {
    this.run(job).catch((problem: unknown) => this.#machine.report(problem));
  }

  get #machine(): Machine {
    return this.#options.machine;
  }
}

/** Runs one job at a time, in order of arrival: journal order is execution order. */
class Queue {
  #tail: Promise<unknown> = Promise.resolve();

  run<T>(job: () => Promise<T>): Promise<T> {
    const result = this.#tail.then(job);
    this.#tail = result.catch(() => undefined);
    return result;
  }
}

/** The machine that a sandbox runs on: everything that the simulated world must not depend on. */
export interface Machine {
  /** Epoch ms. */
  now(): number;
  /** Waits real milliseconds. */
  wait(ms: number, signal?: AbortSignal): Promise<void>;
  /**
   * Runs a callback after real milliseconds. Without `later`, scheduled events happen only at the next call.
   * @returns cancels it
   */
  later?(ms: number, run: () => void): () => void;
  /** Reports a defect of the simulator itself. */
  report(problem: unknown): void;
  /** Tells other tabs, by world key, that a world has changed, and listens to them. */
  readonly channel?: {
    post(key: string): void;
    onMessage(listener: (key: string) => void): void;
  };
}
