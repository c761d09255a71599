import { demoPlayer, knowsToken } from '../domains/account/index.ts';
import type { Journal } from '../kernel/journal.ts';
import { withSwitches } from '../kernel/switches.ts';
import type { Description, Machine, SandboxOptions, SessionKind } from './options.ts';
import { Queue } from './queue.ts';
import { type Scenario, scenarioNamed, type WorldAddress, worldKey } from './scenario.ts';
import { type Change, type OpenedAs, Timeline } from './timeline.ts';

/**
 * The world that is open at this moment, kept in step with its journal, other tabs and the time: one job at a time, and
 * whoever listens hears of each.
 */
export class WorldRuntime {
  readonly #options: SandboxOptions;
  readonly #queue = new Queue();
  readonly #replacedListeners = new Set<() => void>();
  readonly #advancedListeners = new Set<() => void>();
  #address: WorldAddress;
  #history!: Timeline;
  #openedAs: OpenedAs = 'fresh';
  #cancelTimer: (() => void) | undefined;

  constructor(options: SandboxOptions) {
    this.#options = options;
    this.#address = options.address;
  }

  get address(): WorldAddress {
    return this.#address;
  }

  get history(): Timeline {
    return this.#history;
  }

  get openedAs(): OpenedAs {
    return this.#openedAs;
  }

  describe(): Description {
    const { scenario, seed } = this.#address;
    const { clock, journal, world } = this.#history;
    return {
      scenario,
      seed,
      now: new Date(clock.now()).toISOString(),
      frozen: clock.frozen,
      stored: this.#options.store.kind,
      entries: journal.length,
      switches: world.switches,
    };
  }

  token(kind: SessionKind): string | null {
    if (kind === 'visitor') return null;
    const { world } = this.#history;
    const token = world.tokenOf(demoPlayer, 0);
    return kind === 'player' && world.switches.registered ? token : `${token}.expired`;
  }

  knowsToken(token: string): boolean {
    return knowsToken(this.#history.world, token);
  }

  /** Listens to other tabs. */
  followOthers(): void {
    this.#machine.channel?.onMessage((world) => {
      if (world === worldKey(this.#address)) this.#runInBackground(() => this.syncWithStore());
    });
  }

  /** @throws BadCall when there is no such scenario, or no world that begins so; the open one stays open then */
  async open(address: WorldAddress, frozen: boolean, journal?: Journal): Promise<void> {
    const { scenario, seed, at, set } = address;
    const switches = withSwitches(this.find(scenario).switches, set);
    const initial = { key: worldKey(address), scenario, seed, at, switches, journal };
    const { history, as } = await Timeline.open(this.#options.store, initial, this.#machine.now, frozen);
    this.#history = history;
    this.#openedAs = as;
    this.#address = address;
  }

  async change(change: Change): Promise<void> {
    await this.run(() => this.#history.change(change));
    this.notifyOtherTabs();
  }

  /** @throws BadCall when there is no such scenario */
  find(name: string): Scenario {
    return scenarioNamed(this.#options.scenarios, name);
  }

  /** One job at a time; whoever waits for the world to move on hears of it after each. */
  run<T>(job: () => Promise<T>): Promise<T> {
    return this.#queue.run(async () => {
      try {
        return await job();
      } finally {
        this.advanced();
      }
    });
  }

  advanced(): void {
    this.#tell(this.#advancedListeners);
    this.wakeUpInTime();
  }

  /** Sees to it that the next event happens at its time though nobody calls; not while the clock stands still. */
  wakeUpInTime(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = undefined;
    const [next] = this.#history.world.schedule.list();
    if (!next || this.#history.clock.frozen) return;
    const wait = Math.max(0, Math.ceil(next.at - this.#history.clock.now()));
    this.#cancelTimer = this.#machine.later?.(wait, () => this.#runInBackground(() => this.#advance()));
  }

  /** Takes in what other tabs did. */
  async syncWithStore(): Promise<void> {
    if (await this.#history.syncWithStore()) this.replaced();
  }

  /** Tells other tabs that this world has moved on. */
  notifyOtherTabs(): void {
    this.#machine.channel?.post(worldKey(this.#address));
  }

  replaced(): void {
    this.#tell(this.#replacedListeners);
  }

  /** A listener that fails keeps neither the world nor the other listeners from going on. */
  #tell(listeners: ReadonlySet<() => void>): void {
    for (const listener of listeners) {
      try {
        listener();
      } catch (problem) {
        this.#machine.report(problem);
      }
    }
  }

  onReplaced(listener: () => void): () => void {
    this.#replacedListeners.add(listener);
    return () => this.#replacedListeners.delete(listener);
  }

  onAdvanced(listener: () => void): () => void {
    this.#advancedListeners.add(listener);
    return () => this.#advancedListeners.delete(listener);
  }

  /** A defect of the simulator itself: loud for whoever works on it, and a world as before. */
  async recover(defect: unknown): Promise<void> {
    this.#machine.report(defect);
    await this.#history.reload();
  }

  async #advance(): Promise<void> {
    try {
      if (await this.#history.advance()) this.replaced();
    } catch (defect) {
      await this.recover(defect);
    }
  }

  /** Runs what nobody waits for: when the store is out of reach, somebody has to hear of it all the same. */
  #runInBackground(job: () => Promise<void>): void {
    this.run(job).catch((problem: unknown) => this.#machine.report(problem));
  }

  get #machine(): Machine {
    return this.#options.machine;
  }
}
