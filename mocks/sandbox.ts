import type { OperationId } from '../contract/generated/operations.ts';
import { ChatHub } from './chat/hub.ts';
import type { OperatorActionName, OperatorData } from './handlers/operator.ts';
import { operatorCalls } from './handlers/operator-calls.ts';
import type { Description, SandboxOptions, SessionKind } from './sandbox-options.ts';
import { type Scenario, type WorldAddress, worldKey } from './scenario.ts';
import { answer, type Outcome } from './transport/answer.ts';
import { type Capsule, CapsuleError, linkLimit, packCapsule, readCapsule, writeCapsule } from './transport/capsule.ts';
import { parseDuration } from './transport/duration.ts';
import type { Fault, FaultEffect } from './transport/faults.ts';
import { type Change, History, type OpenedAs } from './transport/history.ts';
import type { WireAnswer, WireRequest } from './transport/message.ts';
import { isChatUp } from './transport/network.ts';
import { Queue } from './transport/queue.ts';
import type { TrafficCall } from './transport/traffic-log.ts';
import { FileShelf } from './transport/uploads.ts';
import { Wire } from './transport/wire.ts';
import { digest } from './world/digest.ts';
import { type Ahead, aheadOf, type Inspection, inspectWorld } from './world/inspection.ts';
import { checkInvariants, type InvariantReport } from './world/invariants.ts';
import type { ChangeEntry, Journal } from './world/journal.ts';
import { demoPlayer } from './world/seed.ts';
import { type Switches, type SwitchName, type SwitchValue, switchTable, withSwitches } from './world/switches.ts';

/**
 * A simulated backend: takes calls as a server would and answers them from one world. Knows nothing of the place it
 * runs in; adapters bring the calls.
 */
export class Sandbox {
  readonly #options: SandboxOptions;
  readonly #queue = new Queue();
  readonly #wire: Wire;
  /** The bytes of uploads, which the world knows by their hash only. */
  readonly files: FileShelf;
  readonly #listeners = new Set<() => void>();
  readonly #advanceListeners = new Set<() => void>();
  #address: WorldAddress;
  #history!: History;
  #openedAs: OpenedAs = 'fresh';
  #callOff: (() => void) | undefined;
  /** The socket side of the chat: who listens, what went over the line, and ways to break it. */
  readonly chat = new ChatHub({
    now: () => this.now(),
    up: () => isChatUp(this.switches()),
    messages: (room) => this.#history.world.logOf('chat', room).appended(),
  });

  /** What the people behind the site can do, by name; `operate` says what it throws. */
  readonly operator = operatorCalls((name, data) => this.operate(name, data));

  private constructor(options: SandboxOptions) {
    this.#options = options;
    this.files = new FileShelf(options.store);
    this.#address = options.address;
    this.#wire = new Wire({
      machine: options.machine,
      now: () => this.now(),
      switches: () => this.switches(),
      seed: () => this.#address.seed,
      // not `set()`: the app is left to find out by its own call
      terminate: () => this.#change({ kind: 'switch', at: this.now(), name: 'terminated', value: true }),
      answer: (id, params, request) => this.#answer(id, params, request),
    });
  }

  /** @throws Error when the address names no scenario */
  static async create(options: SandboxOptions): Promise<Sandbox> {
    const sandbox = new Sandbox(options);
    await sandbox.#open(options.address, options.frozen);
    sandbox.#advanced();
    options.machine.channel?.onMessage((world) => {
      if (world === worldKey(sandbox.#address)) void sandbox.#run(() => sandbox.#catchUp());
    });
    return sandbox;
  }

  // ── the wire ──────────────────────────────────────────────────────────────────────────────────────────────────

  /** Answers one call as the backend would, faults and slow lines included. */
  handle(request: WireRequest): Promise<WireAnswer> {
    return this.#wire.handle(request);
  }

  async #answer(id: OperationId, params: Record<string, string>, request: WireRequest): Promise<Outcome> {
    return this.#run(async () => {
      try {
        await this.#catchUp();
        const outcome = await answer(this.#history, id, params, request);
        if (outcome.entry !== null) this.#announce();
        return outcome;
      } catch (defect) {
        // a defect of a handler: loud for whoever works on it, a 500 for the app, and a world as before
        this.#options.machine.report(defect);
        await this.#history.reload();
        return { status: 500, body: { message: 'INTERNAL_SERVER_ERROR' }, entry: null, operation: id };
      }
    });
  }

  // ── the world ─────────────────────────────────────────────────────────────────────────────────────────────────

  /** World time, epoch ms. */
  now(): number {
    return this.#history.clock.now();
  }

  switches(): Switches {
    return this.#history.world.switches;
  }

  describe(): Description {
    return {
      scenario: this.#address.scenario,
      seed: this.#address.seed,
      now: new Date(this.now()).toISOString(),
      frozen: this.#history.clock.frozen,
      stored: this.#options.store.kind,
      entries: this.#history.journal.length,
      switches: this.switches(),
    };
  }

  get address(): WorldAddress {
    return this.#address;
  }

  get scenario(): Scenario {
    return this.#find(this.#address.scenario);
  }

  /** How the world was found: begun afresh, stored, or set aside because it could not be read. */
  get openedAs(): OpenedAs {
    return this.#openedAs;
  }

  get scenarios(): readonly Scenario[] {
    return this.#options.scenarios;
  }

  /** Everything that ever changed this world. */
  journal(): Journal {
    return this.#history.journal;
  }

  calls(): readonly TrafficCall[] {
    return this.#wire.traffic.calls();
  }

  /** Calls back when a call begins and when it is over. @returns the way to stop listening */
  onCall(listener: () => void): () => void {
    return this.#wire.traffic.onChange(listener);
  }

  /** What the world holds at this moment, to look at. */
  inspect(): Inspection {
    return inspectWorld(this.#history.world);
  }

  /** What will happen by itself, and the QR codes that will expire, in the order of time. */
  ahead(): readonly Ahead[] {
    return aheadOf(this.#history.world, this.now());
  }

  invariants(): InvariantReport[] {
    return checkInvariants(this.#history.world);
  }

  /** The world as one comparable text. */
  dump(): string {
    return this.#history.world.dump();
  }

  /**
   * A token for whoever the world is opened as: none for a visitor, a good one for the player, and for `expired` one
   * that was good once.
   */
  token(kind: SessionKind): string | null {
    if (kind === 'visitor') return null;
    const { world } = this.#history;
    const token = world.tokenOf(demoPlayer, 0);
    return kind === 'player' && world.switches.registered ? token : `${token}.expired`;
  }

  knowsToken(token: string): boolean {
    return this.#history.world.db.sessions.findFirst((q) => q.where({ token })) !== undefined;
  }

  /** Calls back when the world has become another one: undo, reset, another scenario; here or in another tab. */
  onReplaced(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Calls back after anything that may have changed the world: a call, an event that came due, the operator, another
   * tab.
   */
  onAdvanced(listener: () => void): () => void {
    this.#advanceListeners.add(listener);
    return () => this.#advanceListeners.delete(listener);
  }

  // ── what testers do ───────────────────────────────────────────────────────────────────────────────────────────

  /** Opens another world. @throws Error when there is no such scenario */
  async load(scenario: string, options: Partial<Omit<WorldAddress, 'scenario'>> = {}): Promise<void> {
    await this.#run(() => this.#open({ seed: 1, at: null, set: {}, ...options, scenario }, this.#history.clock.frozen));
    this.#replaced();
  }

  /** Begins this world afresh. */
  async reset(): Promise<void> {
    await this.#run(() => this.#history.restart());
    this.#wire.faults.clear();
    this.#announce();
    this.#replaced();
  }

  /** Turns a switch. One that shapes the beginning opens the world that begins so. @throws Error for a bad value */
  async set<Name extends SwitchName>(name: Name, value: Switches[Name]): Promise<void> {
    const switches = withSwitches(this.switches(), { [name]: value });
    if (switchTable[name].atStart) {
      const set = { ...this.#address.set, [name]: switches[name] };
      return this.load(this.#address.scenario, { ...this.#address, set });
    }
    await this.#change({ kind: 'switch', at: this.now(), name, value: value as SwitchValue });
    this.#replaced();
  }

  readonly clock = {
    now: (): number => this.now(),
    /** Moves the world's clock on: `1h`, `90s`, `2d`. @throws Error for anything else */
    jump: async (duration: string): Promise<void> => {
      await this.#change({ kind: 'clock', at: this.now() + parseDuration(duration) });
    },
    /** Moves the clock to the next thing that happens by itself. @returns its world time; null when nothing will */
    toNextEvent: async (): Promise<number | null> => {
      const next = this.ahead().find(({ at }) => at > this.now());
      if (!next) return null;
      await this.#change({ kind: 'clock', at: next.at });
      return next.at;
    },
    /** Stops the clock of this tab, or lets it run on. */
    freeze: (on = true): void => {
      this.#history.clock.freeze(on);
      this.#wakeUpInTime();
    },
  };

  /**
   * Makes calls of an operation go wrong, the next one unless said otherwise. A string answers that code.
   * @throws Error for an operation that the contract does not have
   */
  fault(operation: Fault['operation'], effect: FaultEffect['code'] | (FaultEffect & { times?: Fault['times'] })): void {
    const { times = 'once', ...rest } = typeof effect === 'string' ? { code: effect } : { ...effect };
    this.#wire.faults.add({ ...rest, operation, times: times as Fault['times'] });
  }

  faults(): readonly Fault[] {
    return this.#wire.faults.list();
  }

  /** Takes all faults away, or only one of them. */
  clearFaults(only?: Fault): void {
    if (only) this.#wire.faults.remove(only);
    else this.#wire.faults.clear();
  }

  /** Takes back the last thing that changed the world, in every tab. @returns how many entries were taken back */
  undo(count = 1): Promise<number> {
    return this.travel(this.#history.lastSeq - count);
  }

  /**
   * Goes to the moment right after a journal entry, in every tab; until something new happens one can go back.
   * @returns how many entries were taken back, negative when some were brought back
   */
  async travel(seq: number): Promise<number> {
    const taken = await this.#run(() => this.#history.travel(seq));
    if (taken !== 0) {
      this.#announce();
      this.#replaced();
    }
    return taken;
  }

  /** Entries that were taken back and can still be brought back. */
  future(): readonly ChangeEntry[] {
    return this.#history.future;
  }

  /**
   * Lets the people behind the site do something: approve a slip, pay a QR, write in the chat.
   * @throws Error for an action that does not exist or data it does not take; Refusal when the world refuses it
   */
  async operate<Name extends OperatorActionName>(action: Name, data: OperatorData<Name>): Promise<void> {
    await this.#run(async () => {
      await this.#catchUp();
      await this.#history.operate(action, data);
    });
    this.#announce();
  }

  /** This world as a file. */
  exportCapsule(): string {
    return writeCapsule({ address: this.#address, journal: this.journal(), faults: this.faults() });
  }

  /** Opens a world from a file, beside those that are stored here. @throws CapsuleError */
  async importCapsule(text: string): Promise<void> {
    const capsule = readCapsule(
      text,
      this.scenarios.map(({ name }) => name),
    );
    await this.#run(() => this.#openCapsule(capsule, text));
    this.#replaced();
  }

  /**
   * This world as the part of a link behind `#w=`.
   * @throws CapsuleError `too-large` when a link cannot carry it: then it travels as a file
   */
  async link(): Promise<string> {
    const packed = await packCapsule(this.exportCapsule());
    if (packed.length > linkLimit) throw new CapsuleError('too-large');
    return packed;
  }

  async #openCapsule(capsule: Capsule, text: string): Promise<void> {
    const address = { ...capsule.address, copy: digest(0, text).slice(7, 19) };
    await this.#open(address, this.#history.clock.frozen, capsule.journal);
    this.#wire.faults.clear();
    for (const fault of capsule.faults) this.#wire.faults.add(fault);
  }

  async #open(address: WorldAddress, frozen: boolean, journal?: Journal): Promise<void> {
    const { store, machine } = this.#options;
    const { scenario, seed, at, set } = address;
    const switches = withSwitches(this.#find(scenario).switches, set);
    const beginning = { key: worldKey(address), scenario, seed, at, switches, journal };
    const { history, as } = await History.open(store, beginning, machine.now, frozen);
    this.#history = history;
    this.#openedAs = as;
    this.#address = address;
  }

  async #change(change: Change): Promise<void> {
    await this.#run(() => this.#history.change(change));
    this.#announce();
  }

  #find(name: string): Scenario {
    const scenario = this.scenarios.find((candidate) => candidate.name === name);
    if (!scenario) throw new Error(`no scenario is named ${name}`);
    return scenario;
  }

  /** One job at a time; whoever waits for the world to move on hears of it after each. */
  #run<T>(job: () => Promise<T>): Promise<T> {
    return this.#queue.run(async () => {
      try {
        return await job();
      } finally {
        this.#advanced();
      }
    });
  }

  #advanced(): void {
    this.chat.tell();
    for (const listener of this.#advanceListeners) listener();
    this.#wakeUpInTime();
  }

  /** Sees to it that the next event happens at its time though nobody calls; not while the clock stands still. */
  #wakeUpInTime(): void {
    this.#callOff?.();
    this.#callOff = undefined;
    const [next] = this.#history.world.agenda.list();
    if (!next || this.#history.clock.frozen) return;
    const wait = Math.max(0, Math.ceil(next.at - this.now()));
    this.#callOff = this.#options.machine.later?.(wait, () => void this.#run(() => this.#advance()));
  }

  async #advance(): Promise<void> {
    try {
      if (await this.#history.advance()) this.#replaced();
    } catch (defect) {
      this.#options.machine.report(defect);
      await this.#history.reload();
    }
  }

  async #catchUp(): Promise<void> {
    if (await this.#history.catchUp()) this.#replaced();
  }

  #announce(): void {
    this.#options.machine.channel?.post(worldKey(this.#address));
  }

  #replaced(): void {
    for (const listener of this.#listeners) listener();
  }
}
