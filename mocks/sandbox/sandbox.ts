import type { ErrorCode } from '../../contract/generated/errors.ts';
import type { OperationId } from '../../contract/generated/operations.ts';
import type { ApiRequest, ApiResponse } from '../engine/api-message.ts';
import type { OperatorCommand, SwitchCommand } from '../engine/command.ts';
import { effectiveJournal } from '../engine/history.ts';
import {
  type Description,
  type Inspection,
  inspectWorld,
  type UpcomingEvent,
  upcomingEvents,
} from '../engine/inspection.ts';
import { checkInvariants, type InvariantReport } from '../engine/invariants.ts';
import { appNotices, type OperatorActionName, type OperatorData, operatorCalls } from '../engine/operator.ts';
import { headRefusal } from '../engine/request-checks.ts';
import { type SandboxOptions, WorldRuntime } from '../engine/runtime.ts';
import type { Scenario, WorldAddress } from '../engine/scenario.ts';
import type { OpenedAs, Timeline } from '../engine/timeline.ts';
import type { ShownTime } from '../engine/timeline-clock.ts';
import { skip, travel } from '../engine/travel.ts';
import { UploadStore } from '../engine/upload-store.ts';
import { deepFreeze } from '../kernel/deep-freeze.ts';
import type { ChangeEntry, Journal } from '../kernel/journal.ts';
import { type SessionKind, type Switches, type SwitchName, switchTable } from '../kernel/switches.ts';
import { ChatHub } from '../wire/chat-hub.ts';
import type { Fault, FaultEffect } from '../wire/faults.ts';
import { RequestPipeline } from '../wire/pipeline.ts';
import { readArguments, readFault, toPlainData } from '../wire/sandbox-calls.ts';
import type { TrafficCall } from '../wire/traffic-log.ts';
import { checkSize, writeCapsule } from './capsule.ts';
import { type ClockControls, clockControls } from './clock-controls.ts';

/**
 * A simulated backend, as tests, panel, console and adapters use it: a thin facade over the open world
 * (`WorldRuntime`) and the pipeline that its requests go through. Knows nothing of the place it runs in; adapters bring
 * the requests. What its methods return is frozen or a copy: a tester who writes into it changes nothing.
 */
export class Sandbox {
  readonly #options: SandboxOptions;
  readonly #runtime: WorldRuntime;
  readonly #pipeline: RequestPipeline;
  /** The bytes of uploads, which the world knows by their hash only. */
  readonly files: UploadStore;
  /** The sockets of the chat: which rooms are listened to, what was sent and received, and ways to break connections. */
  readonly chat: ChatHub;

  readonly clock: ClockControls;

  /** What staff, banks and providers can do, by name; `operate` says what it throws. */
  readonly operator = operatorCalls((name, data) => this.operate(name, data));

  private constructor(options: SandboxOptions) {
    this.#options = options;
    this.files = new UploadStore(options.store);
    this.#runtime = new WorldRuntime(options);
    this.clock = clockControls(this.#runtime);
    this.#pipeline = new RequestPipeline(this.#runtime, options.machine);
    this.chat = new ChatHub(this.#runtime, options.machine);
  }

  /** @throws BadCall when the address names no scenario, or no world begins so */
  static async create(options: SandboxOptions): Promise<Sandbox> {
    const sandbox = new Sandbox(options);
    await sandbox.#runtime.open(options.address, options.frozen);
    sandbox.onAdvanced(() => sandbox.chat.tell());
    sandbox.#runtime.notifyAdvanced();
    sandbox.#runtime.followOthers();
    return sandbox;
  }

  // ── requests ──────────────────────────────────────────────────────────────────────────────────────────────────

  /** Answers one call as the backend would, faults and slow lines included. */
  handle(request: ApiRequest): Promise<ApiResponse> {
    return this.#pipeline.handle(request);
  }

  /** The code that refuses a call whatever its body holds; null when its body is worth reading. */
  async refusalOf(id: OperationId, params: Record<string, string>, authorization?: string): Promise<ErrorCode | null> {
    const refusal = () => headRefusal(this.#runtime.world, id, params, authorization);
    // another server may have let the player in meanwhile
    return refusal() && this.#runtime.run(() => this.#timeline.syncWithStore().then(refusal));
  }

  // ── the world ─────────────────────────────────────────────────────────────────────────────────────────────────

  /** World time, epoch ms. */
  now(): number {
    return this.#runtime.now();
  }

  /** Up to which time this world was shown, for who opens it again. */
  shownTime(): ShownTime {
    return this.#timeline.clock.shown;
  }

  switches(): Switches {
    return deepFreeze(this.#runtime.switches());
  }

  /** Resolves when what was begun in this world so far has ended, also what no caller awaits. */
  idle(): Promise<void> {
    return this.#runtime.idle();
  }

  describe(): Description {
    return deepFreeze(this.#runtime.describe());
  }

  get address(): WorldAddress {
    return deepFreeze(this.#runtime.address);
  }

  get scenario(): Scenario {
    return deepFreeze(this.#runtime.scenarioNamed(this.#runtime.address.scenario));
  }

  /** How the world was found: begun afresh, stored, or set aside because it could not be read. */
  get openedAs(): OpenedAs {
    return this.#runtime.openedAs;
  }

  get scenarios(): readonly Scenario[] {
    return deepFreeze(this.#options.scenarios);
  }

  /** Everything that ever changed this world. */
  journal(): Journal {
    return deepFreeze(this.#timeline.journal);
  }

  calls(): readonly TrafficCall[] {
    return this.#pipeline.traffic.calls();
  }

  /** Calls back when a call begins and when it is over, and when a fault comes or goes. @returns the way to stop listening */
  onCall(listener: () => void): () => void {
    readArguments('onCall', { listener });
    return this.#pipeline.traffic.onChange(listener);
  }

  /** What the world holds at this moment, to look at. */
  inspect(): Inspection {
    return structuredClone(inspectWorld(this.#runtime.world));
  }

  /** What will happen by itself after now, and the QR codes that will expire, in the order of time. */
  ahead(): readonly UpcomingEvent[] {
    return structuredClone(upcomingEvents(this.#runtime.world, this.now()));
  }

  invariants(): InvariantReport[] {
    const { executed, differences } = this.#timeline;
    return checkInvariants(this.#runtime.world, effectiveJournal(executed, differences));
  }

  /** The world as one comparable text. */
  dump(): string {
    return this.#runtime.world.dump();
  }

  /**
   * A token for a kind of session: none for a visitor, a good one for the demo player, and for `expired` one that no
   * session has any more.
   */
  token(kind: SessionKind): string | null {
    return this.#runtime.token(readArguments('token', { kind }).kind);
  }

  knowsToken(token: string): boolean {
    return this.#runtime.knowsToken(readArguments('knowsToken', { token }).token);
  }

  /**
   * Calls back when the world has become another one (undo, reset, another scenario), here or in another tab, when a
   * tester in another tab has changed it, and when the operator has. @param listener is told whether it was another tab or
   * the operator: the player of this tab can go on
   */
  onReplaced(listener: (elsewhere: boolean) => void): () => void {
    readArguments('onReplaced', { listener });
    return this.#runtime.onReplaced(listener);
  }

  /**
   * Calls back after anything that may have changed the world: a call, an event that came due, the operator, another
   * tab.
   */
  onAdvanced(listener: () => void): () => void {
    readArguments('onAdvanced', { listener });
    return this.#runtime.onAdvanced(listener);
  }

  // ── what testers do ───────────────────────────────────────────────────────────────────────────────────────────

  /** Opens another world. @throws BadCall when there is no such scenario, or it takes no such options */
  async load(scenario: string, options: Partial<Omit<WorldAddress, 'scenario'>> = {}): Promise<void> {
    const wanted = readArguments('load', { scenario, options });
    const { seed = 1, at = null, set = {}, copy } = wanted.options;
    await this.#begin({ seed, at, set, ...(copy !== undefined && { copy }), scenario: wanted.scenario });
  }

  async #begin(address: WorldAddress): Promise<void> {
    await this.#runtime.run(() => this.#runtime.open(address, this.#timeline.clock.frozen));
    this.#runtime.notifyReplaced();
  }

  /** Begins this world afresh. */
  async reset(): Promise<void> {
    await this.#runtime.run(() => this.#runtime.restart());
    this.#pipeline.faults.clear();
    this.#runtime.notifyOtherTabs();
    this.#runtime.notifyReplaced();
  }

  /**
   * Turns a switch. One that shapes the beginning opens the world that begins so; one of the network changes the wire
   * only, so that a page keeps what it was doing. @throws BadCall for a bad value
   */
  async set<Name extends SwitchName>(name: Name, value: Switches[Name]): Promise<void> {
    readArguments('set', { name, value });
    if (switchTable[name].atStart) {
      const { seed, at, set, ...rest } = this.#runtime.address;
      return this.#begin({ seed, at, set: { ...set, [name]: value }, ...rest });
    }
    await this.#runtime.executeAndRecord({ kind: 'switch', name, value } as SwitchCommand, this.now());
    if (switchTable[name].group !== 'network') this.#runtime.notifyReplaced();
  }

  /**
   * Makes calls of an operation go wrong, the next one unless said otherwise. A string answers that code.
   * @throws BadCall for an operation or a code that the contract does not have, and an effect that is none
   */
  fault(
    operation: Fault['operation'],
    effect: FaultEffect['code'] | (FaultEffect & Partial<Pick<Fault, 'times' | 'when' | 'next'>>),
  ): void {
    this.#pipeline.faults.add(readFault(operation, effect));
  }

  faults(): readonly Fault[] {
    return this.#pipeline.faults.list();
  }

  /** Takes all faults away, or only one of them. @throws BadCall for what is no fault */
  clearFaults(only?: Fault): void {
    readArguments('clearFaults', { only });
    if (only) this.#pipeline.faults.remove(only);
    else this.#pipeline.faults.clear();
  }

  /**
   * Takes back the last thing that changed the world, in every tab. @throws BadCall
   * @returns how many entries were taken back
   */
  async undo(count?: number): Promise<number> {
    const wanted = readArguments('undo', { count });
    return this.#travel((lastSeq) => lastSeq - wanted.count);
  }

  /**
   * Goes to the moment right after a journal entry, in every tab; until something new happens one can go back.
   * @returns how many entries were taken back, negative when some were brought back
   * @throws BadCall
   */
  async travel(seq: number): Promise<number> {
    readArguments('travel', { seq });
    return this.#travel(() => seq);
  }

  async #travel(wanted: (lastSeq: number) => number): Promise<number> {
    const taken = await this.#runtime.run(() => travel(this.#timeline, wanted));
    if (taken !== 0) this.#tellRewritten();
    return taken;
  }

  /**
   * Makes the world one in which a journal entry did not happen, in every tab, or takes the entry in again. What follows is
   * carried out once more without it; `describe().differences` lists the requests that are answered otherwise then.
   * @throws BadCall for what cannot be skipped: the start, a clock jump, an entry that a later one is not possible without
   */
  async skip(seq: number, off?: boolean): Promise<void> {
    const wanted = readArguments('skip', { seq, off });
    if (await this.#runtime.run(() => skip(this.#timeline, seq, wanted.off))) this.#tellRewritten();
  }

  #tellRewritten(): void {
    this.#runtime.notifyOtherTabs();
    this.#runtime.notifyReplaced();
  }

  /** Journal entries that were taken back and can still be brought back. What the world itself will do is in `ahead()`. */
  future(): readonly ChangeEntry[] {
    return deepFreeze(this.#timeline.undone);
  }

  /**
   * Does what staff, a bank or a provider would do: approve a slip, pay a QR, write in the chat.
   * @throws BadCall for an action that does not exist or data it does not take; Refusal when the world refuses it
   */
  async operate<Name extends OperatorActionName>(action: Name, data: OperatorData<Name>): Promise<void> {
    const plain = toPlainData('operate: data', data);
    readArguments('operate', { action, data: plain });
    await this.#runtime.executeAndRecord({ kind: 'operator', action, data: plain } as OperatorCommand);
    if (!appNotices(action)) this.#runtime.notifyReplaced(true);
  }

  /** This world as a file. @throws CapsuleError `too-large` for what no browser would open */
  exportCapsule(): string {
    const text = writeCapsule({ address: this.#runtime.address, journal: this.journal(), faults: this.faults() });
    checkSize(text);
    return text;
  }

  /** Opens a world from a file, beside those that are stored here. @throws CapsuleError; BadCall for what is no text */
  async importCapsule(text: string): Promise<void> {
    readArguments('importCapsule', { text });
    const { openCapsule } = await import('./open-capsule.ts');
    await openCapsule(text, this.scenarios, this.#runtime, this.#pipeline.faults);
  }

  /**
   * This world as the part of a link behind `#w=`.
   * @throws CapsuleError `too-large` when a link cannot carry it: then it travels as a file
   */
  async link(): Promise<string> {
    const { packForLink } = await import('./pack-capsule.ts');
    return packForLink(this.exportCapsule());
  }

  get #timeline(): Timeline {
    return this.#runtime.timeline;
  }
}
