import type { ErrorCode } from '../../contract/generated/errors.ts';
import type { OperationId } from '../../contract/generated/operations.ts';
import { chatLog, nextReplyAt } from '../domains/chat/index.ts';
import type { ApiRequest, ApiResponse } from '../engine/api-message.ts';
import { type Inspection, inspectWorld, type UpcomingEvent, upcomingEvents } from '../engine/inspection.ts';
import { checkInvariants, type InvariantReport } from '../engine/invariants.ts';
import type { OperatorActionName, OperatorData } from '../engine/operator.ts';
import { operatorCalls } from '../engine/operator-calls.ts';
import type { Description, SandboxOptions, SessionKind } from '../engine/options.ts';
import { admit, answer, type CommandResult } from '../engine/request-steps.ts';
import { WorldRuntime } from '../engine/runtime.ts';
import type { Scenario, WorldAddress } from '../engine/scenario.ts';
import type { OpenedAs, Timeline } from '../engine/timeline.ts';
import { UploadStore } from '../engine/uploads.ts';
import { BadCall } from '../kernel/bad-call.ts';
import { digest } from '../kernel/digest.ts';
import type { ChangeEntry, Journal } from '../kernel/journal.ts';
import { type Switches, type SwitchName, type SwitchValue, switchTable } from '../kernel/switches.ts';
import { ChatHub } from '../wire/chat-hub.ts';
import type { Fault, FaultEffect } from '../wire/faults.ts';
import { isChatUp } from '../wire/network.ts';
import { Wire } from '../wire/pipeline.ts';
import { asked, askedFault, plainData } from '../wire/sandbox-calls.ts';
import type { TrafficCall } from '../wire/traffic-log.ts';
import { type Capsule, writeCapsule } from './capsule-text.ts';
import { type ClockControls, clockControls } from './clock-controls.ts';

/** Comes when a capsule is opened or a link is made: no part of what every start waits for. */
const capsules = () => import('./capsule.ts');

/**
 * A simulated backend: takes calls as a server would and answers them from one world. Knows nothing of the place it
 * runs in; adapters bring the calls.
 */
export class Sandbox {
  readonly #options: SandboxOptions;
  readonly #open: WorldRuntime;
  readonly #wire: Wire;
  /** The bytes of uploads, which the world knows by their hash only. */
  readonly files: UploadStore;
  /** The socket side of the chat: who listens, what went over the line, and ways to break it. */
  readonly chat = new ChatHub({
    now: () => this.now(),
    up: () => isChatUp(this.switches()),
    messages: (room) => this.#history.world.log(chatLog, room).appended(),
    recent: (room, count) => this.#history.world.log(chatLog, room).slice(0, count),
    nextReplyAt: (room) => nextReplyAt(this.#history.world, room),
  });

  readonly clock: ClockControls;

  /** What the people behind the site can do, by name; `operate` says what it throws. */
  readonly operator = operatorCalls((name, data) => this.operate(name, data));

  private constructor(options: SandboxOptions) {
    this.#options = options;
    this.files = new UploadStore(options.store);
    this.#open = new WorldRuntime(options);
    this.clock = clockControls(this.#open);
    this.#wire = new Wire({
      machine: options.machine,
      now: () => this.now(),
      switches: () => this.switches(),
      seed: () => this.#open.address.seed,
      // not `set()`: the app is left to find out by its own call
      terminate: () => this.#open.change({ kind: 'switch', at: this.now(), name: 'terminated', value: true }),
      answer: (id, params, request) => this.#answer(id, params, request),
    });
  }

  /** @throws BadCall when the address names no scenario, or no world begins so */
  static async create(options: SandboxOptions): Promise<Sandbox> {
    const sandbox = new Sandbox(options);
    await sandbox.#open.open(options.address, options.frozen);
    sandbox.onAdvanced(() => sandbox.chat.tell());
    sandbox.#open.advanced();
    sandbox.#open.followOthers();
    return sandbox;
  }

  // ── the wire ──────────────────────────────────────────────────────────────────────────────────────────────────

  /** Answers one call as the backend would, faults and slow lines included. */
  handle(request: ApiRequest): Promise<ApiResponse> {
    return this.#wire.handle(request);
  }

  /** The code that refuses a call whatever its body holds; null when its body is worth reading. */
  async refusalOf(id: OperationId, params: Record<string, string>, authorization?: string): Promise<ErrorCode | null> {
    const refusal = () => {
      const admitted = admit(this.#history.world, id, params, authorization);
      return typeof admitted === 'string' ? admitted : null;
    };
    // another server may have let the player in meanwhile
    return refusal() && this.#open.run(() => this.#open.syncWithStore().then(refusal));
  }

  async #answer(id: OperationId, params: Record<string, string>, request: ApiRequest): Promise<CommandResult> {
    return this.#open.run(async () => {
      try {
        await this.#open.syncWithStore();
        const outcome = await answer(this.#history, id, params, request);
        if (outcome.entry !== null) this.#open.notifyOtherTabs();
        return outcome;
      } catch (defect) {
        await this.#open.recover(defect);
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
    return this.#open.describe();
  }

  get address(): WorldAddress {
    return this.#open.address;
  }

  get scenario(): Scenario {
    return this.#open.find(this.#open.address.scenario);
  }

  /** How the world was found: begun afresh, stored, or set aside because it could not be read. */
  get openedAs(): OpenedAs {
    return this.#open.openedAs;
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
    asked('onCall', { listener });
    return this.#wire.traffic.onChange(listener);
  }

  /** What the world holds at this moment, to look at. */
  inspect(): Inspection {
    return inspectWorld(this.#history.world);
  }

  /** What will happen by itself, and the QR codes that will expire, in the order of time. */
  ahead(): readonly UpcomingEvent[] {
    return upcomingEvents(this.#history.world, this.now());
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
    return this.#open.token(asked('token', { kind }).kind);
  }

  knowsToken(token: string): boolean {
    return this.#open.knowsToken(asked('knowsToken', { token }).token);
  }

  /** Calls back when the world has become another one: undo, reset, another scenario; here or in another tab. */
  onReplaced(listener: () => void): () => void {
    asked('onReplaced', { listener });
    return this.#open.onReplaced(listener);
  }

  /**
   * Calls back after anything that may have changed the world: a call, an event that came due, the operator, another
   * tab.
   */
  onAdvanced(listener: () => void): () => void {
    asked('onAdvanced', { listener });
    return this.#open.onAdvanced(listener);
  }

  // ── what testers do ───────────────────────────────────────────────────────────────────────────────────────────

  /** Opens another world. @throws BadCall when there is no such scenario, or it takes no such options */
  async load(scenario: string, options: Partial<Omit<WorldAddress, 'scenario'>> = {}): Promise<void> {
    const wanted = asked('load', { scenario, options });
    const { seed = 1, at = null, set = {}, copy } = wanted.options;
    await this.#begin({ seed, at, set, ...(copy !== undefined && { copy }), scenario: wanted.scenario });
  }

  async #begin(address: WorldAddress): Promise<void> {
    await this.#open.run(() => this.#open.open(address, this.#history.clock.frozen));
    this.#open.replaced();
  }

  /** Begins this world afresh. */
  async reset(): Promise<void> {
    await this.#open.run(() => this.#history.restart());
    this.#wire.faults.clear();
    this.#open.notifyOtherTabs();
    this.#open.replaced();
  }

  /** Turns a switch. One that shapes the initial opens the world that begins so. @throws BadCall for a bad value */
  async set<Name extends SwitchName>(name: Name, value: Switches[Name]): Promise<void> {
    asked('set', { name, value });
    if (switchTable[name].atStart) {
      const { seed, at, set, ...rest } = this.#open.address;
      return this.#begin({ seed, at, set: { ...set, [name]: value }, ...rest });
    }
    await this.#open.change({ kind: 'switch', at: this.now(), name, value: value as SwitchValue });
    this.#open.replaced();
  }

  /**
   * Makes calls of an operation go wrong, the next one unless said otherwise. A string answers that code.
   * @throws BadCall for an operation or a code that the contract does not have, and an effect that is none
   */
  fault(operation: Fault['operation'], effect: FaultEffect['code'] | (FaultEffect & { times?: Fault['times'] })): void {
    this.#wire.faults.add(askedFault(operation, effect));
  }

  faults(): readonly Fault[] {
    return this.#wire.faults.list();
  }

  /** Takes all faults away, or only one of them. @throws BadCall for what is no fault */
  clearFaults(only?: Fault): void {
    asked('clearFaults', { only });
    if (only) this.#wire.faults.remove(only);
    else this.#wire.faults.clear();
  }

  /**
   * Takes back the last thing that changed the world, in every tab. @throws BadCall
   * @returns how many entries were taken back
   */
  async undo(count?: number): Promise<number> {
    const wanted = asked('undo', { count });
    return this.travel(this.#history.lastSeq - wanted.count);
  }

  /**
   * Goes to the moment right after a journal entry, in every tab; until something new happens one can go back.
   * @returns how many entries were taken back, negative when some were brought back
   * @throws BadCall
   */
  async travel(seq: number): Promise<number> {
    asked('travel', { seq });
    const taken = await this.#open.run(() => this.#history.travel(seq));
    if (taken !== 0) {
      this.#open.notifyOtherTabs();
      this.#open.replaced();
    }
    return taken;
  }

  /** Entries that were taken back and can still be brought back. */
  future(): readonly ChangeEntry[] {
    return this.#history.future;
  }

  /**
   * Lets the people behind the site do something: approve a slip, pay a QR, write in the chat.
   * @throws BadCall for an action that does not exist or data it does not take; Refusal when the world refuses it
   */
  async operate<Name extends OperatorActionName>(action: Name, data: OperatorData<Name>): Promise<void> {
    const plain = plainData('operate: data', data);
    asked('operate', { action, data: plain });
    await this.#open.run(async () => {
      await this.#open.syncWithStore();
      await this.#history.operate(action, plain);
    });
    this.#open.notifyOtherTabs();
  }

  /** This world as a file. */
  exportCapsule(): string {
    return writeCapsule({ address: this.#open.address, journal: this.journal(), faults: this.faults() });
  }

  /** Opens a world from a file, beside those that are stored here. @throws CapsuleError; BadCall for what is no text */
  async importCapsule(text: string): Promise<void> {
    asked('importCapsule', { text });
    const names = this.scenarios.map(({ name }) => name);
    const { CapsuleError, readCapsule } = await capsules();
    const capsule = readCapsule(text, names);
    await this.#open
      .run(() => this.#openCapsule(capsule, text))
      .catch((error: unknown) => {
        throw error instanceof BadCall ? new CapsuleError('unreadable') : error;
      });
    this.#open.replaced();
  }

  /**
   * This world as the part of a link behind `#w=`.
   * @throws CapsuleError `too-large` when a link cannot carry it: then it travels as a file
   */
  async link(): Promise<string> {
    const { CapsuleError, linkLimit, packCapsule } = await capsules();
    const packed = await packCapsule(this.exportCapsule());
    if (packed.length > linkLimit) throw new CapsuleError('too-large');
    return packed;
  }

  async #openCapsule(capsule: Capsule, text: string): Promise<void> {
    const address = { ...capsule.address, copy: digest(0, text).slice(7, 19) };
    await this.#open.open(address, this.#history.clock.frozen, capsule.journal);
    this.#wire.faults.clear();
    for (const fault of capsule.faults) this.#wire.faults.add(fault);
  }

  get #history(): Timeline {
    return this.#open.history;
  }
}
