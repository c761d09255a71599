import { matchOperation, type OperationId } from '../contract/generated/operations.ts';
import { type Scenario, type WorldAddress, worldKey } from './scenario.ts';
import { answer } from './transport/answer.ts';
import { parseDuration } from './transport/duration.ts';
import { type Fault, type FaultEffect, Faults, faultAnswer } from './transport/faults.ts';
import { History, type OpenedAs } from './transport/history.ts';
import { jsonAnswer, type WireAnswer, type WireRequest } from './transport/message.ts';
import { wireConditions } from './transport/network.ts';
import { Queue } from './transport/queue.ts';
import type { JournalStore } from './transport/store.ts';
import { type TrafficCall, TrafficLog } from './transport/traffic-log.ts';
import { answerProblems } from './transport/validation.ts';
import { checkInvariants, type InvariantReport } from './world/invariants.ts';
import type { Journal } from './world/journal.ts';
import { demoPlayer } from './world/seed.ts';
import { type Switches, type SwitchName, type SwitchValue, switchTable, withSwitches } from './world/switches.ts';

/** The machine that a sandbox runs on: everything the simulated world itself must not know. */
export interface Machine {
  /** Epoch ms. */
  now(): number;
  /** Waits real milliseconds. */
  wait(ms: number, signal?: AbortSignal): Promise<void>;
  /** Reports a fault of the simulator itself. */
  report(problem: unknown): void;
  /** Tells other tabs that a world has moved on, and hears from them. */
  readonly channel?: {
    post(world: string): void;
    onMessage(listener: (world: string) => void): void;
  };
}

export interface SandboxOptions {
  readonly scenarios: readonly Scenario[];
  readonly address: WorldAddress;
  readonly frozen: boolean;
  readonly store: JournalStore;
  readonly machine: Machine;
}

export type SessionKind = Switches['session'];

/** What `describe()` tells. */
export interface Description {
  readonly scenario: string;
  readonly seed: number;
  /** World time, ISO 8601. */
  readonly now: string;
  readonly frozen: boolean;
  readonly stored: JournalStore['kind'];
  readonly entries: number;
  readonly switches: Switches;
}

const hanging: Promise<never> = new Promise(() => undefined);

/**
 * A simulated backend: takes calls as a server would and answers them from one world. Knows nothing of the place it
 * runs in; adapters bring the calls.
 */
export class Sandbox {
  readonly #options: SandboxOptions;
  readonly #queue = new Queue();
  readonly #faults = new Faults();
  readonly #traffic = new TrafficLog();
  readonly #listeners = new Set<() => void>();
  #address: WorldAddress;
  #history!: History;
  #openedAs: OpenedAs = 'fresh';
  #wireCalls = 0;

  private constructor(options: SandboxOptions) {
    this.#options = options;
    this.#address = options.address;
  }

  /** @throws Error when the address names no scenario */
  static async create(options: SandboxOptions): Promise<Sandbox> {
    const sandbox = new Sandbox(options);
    await sandbox.#open(options.address, options.frozen);
    options.machine.channel?.onMessage((world) => {
      if (world === worldKey(sandbox.#address)) void sandbox.#queue.run(() => sandbox.#catchUp());
    });
    return sandbox;
  }

  // ── the wire ──────────────────────────────────────────────────────────────────────────────────────────────────

  /** Answers one call as the backend would, faults and slow lines included. */
  async handle(request: WireRequest): Promise<WireAnswer> {
    const started = this.#options.machine.now();
    const match = matchOperation(request.method, request.path);
    const call = this.#traffic.open({
      method: request.method,
      path: request.path,
      operation: match?.id ?? null,
      headers: request.headers,
      requestBody: request.body,
      at: this.now(),
    });
    const result = match ? await this.#deliver(match.id, match.params, request, call) : this.#unknown(request);
    call.duration = this.#options.machine.now() - started;
    if (result.kind === 'answer') {
      call.status = result.status;
      call.responseBody = result.text;
    }
    return result;
  }

  #unknown({ method, path }: WireRequest): WireAnswer {
    const text = JSON.stringify({ message: 'NOT_IMPLEMENTED', detail: `${method} ${path} is not in the contract` });
    return jsonAnswer(501, text, this.now());
  }

  async #deliver(
    id: OperationId,
    params: Record<string, string>,
    request: WireRequest,
    call: TrafficCall,
  ): Promise<WireAnswer> {
    const { machine } = this.#options;
    this.#wireCalls += 1;
    const wire = wireConditions(this.switches(), this.#address.seed, this.#wireCalls);
    const fault = this.#faults.draw(id);
    call.fault = fault ? describeFault(fault) : null;
    const delay = wire.delay + (fault?.delay ?? 0);
    if (delay > 0) await machine.wait(delay, request.signal);
    if (wire.broken || fault?.cut) return { kind: 'cut' };
    const forged = fault ? faultAnswer(fault) : null;
    if (forged) return jsonAnswer(forged.status, forged.text, this.now());

    const outcome = await this.#queue.run(() => this.#answer(id, params, request));
    call.entry = outcome.entry;
    if (outcome.status === 200) call.problems = answerProblems(id, outcome.body);
    for (const problem of call.problems) machine.report(problem);
    if (outcome.entry !== null) this.#announce();
    if (fault?.after === 'hang') return hanging;
    if (fault?.after === 'cut') return { kind: 'cut' };
    return jsonAnswer(outcome.status, JSON.stringify(outcome.body), this.now());
  }

  async #answer(id: OperationId, params: Record<string, string>, request: WireRequest) {
    try {
      await this.#catchUp();
      return await answer(this.#history, id, params, request);
    } catch (defect) {
      // a defect of a handler: loud for whoever works on it, a 500 for the app, and a world as before
      this.#options.machine.report(defect);
      await this.#history.reload();
      return { status: 500, body: { message: 'INTERNAL_SERVER_ERROR' }, entry: null };
    }
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
    const { scenario, seed } = this.#address;
    return {
      scenario,
      seed,
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
    return this.#traffic.calls();
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

  // ── what testers do ───────────────────────────────────────────────────────────────────────────────────────────

  /** Opens another world. @throws Error when there is no such scenario */
  async load(scenario: string, options: Partial<Omit<WorldAddress, 'scenario'>> = {}): Promise<void> {
    const address = { seed: 1, at: null, set: {}, ...options, scenario };
    await this.#queue.run(() => this.#open(address, this.#history.clock.frozen));
    this.#replaced();
  }

  /** Begins this world afresh. */
  async reset(): Promise<void> {
    await this.#queue.run(() => this.#history.restart());
    this.#faults.clear();
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
    const change = { kind: 'switch', at: this.now(), name, value: value as SwitchValue } as const;
    await this.#queue.run(() => this.#history.change(change));
    this.#announce();
    this.#replaced();
  }

  readonly clock = {
    now: (): number => this.now(),
    /** Moves the world's clock on: `1h`, `90s`, `2d`. @throws Error for anything else */
    jump: async (duration: string): Promise<void> => {
      const at = this.now() + parseDuration(duration);
      await this.#queue.run(() => this.#history.change({ kind: 'clock', at }));
      this.#announce();
    },
    /** Stops the clock of this tab, or lets it run on. */
    freeze: (on = true): void => this.#history.clock.freeze(on),
  };

  /**
   * Makes calls of an operation go wrong, the next one unless said otherwise. A string answers that code.
   * @throws Error for an operation that the contract does not have
   */
  fault(operation: Fault['operation'], effect: FaultEffect['code'] | (FaultEffect & { times?: Fault['times'] })): void {
    const { times = 'once', ...rest } = typeof effect === 'string' ? { code: effect } : { ...effect };
    this.#faults.add({ ...rest, operation, times: times as Fault['times'] });
  }

  clearFaults(): void {
    this.#faults.clear();
  }

  /** Takes back the last thing that changed the world, in every tab. @returns how many entries were taken back */
  async undo(count = 1): Promise<number> {
    const undone = await this.#queue.run(() => this.#history.undo(count));
    if (undone > 0) {
      this.#announce();
      this.#replaced();
    }
    return undone;
  }

  async #open(address: WorldAddress, frozen: boolean): Promise<void> {
    const { store, machine } = this.#options;
    const scenario = this.#find(address.scenario);
    const switches = withSwitches(scenario.switches, address.set);
    const beginning = { key: worldKey(address), scenario: scenario.name, seed: address.seed, at: address.at, switches };
    const { history, as } = await History.open(store, beginning, machine.now, frozen);
    this.#history = history;
    this.#openedAs = as;
    this.#address = address;
  }

  #find(name: string): Scenario {
    const scenario = this.#options.scenarios.find((candidate) => candidate.name === name);
    if (!scenario) throw new Error(`no scenario is named ${name}`);
    return scenario;
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

function describeFault({ operation, times, ...effect }: Fault): string {
  return `${operation} ${times}: ${JSON.stringify(effect)}`;
}
