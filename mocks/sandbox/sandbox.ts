import type { ErrorCode } from '../../contract/generated/errors.ts';
import type { OperationId } from '../../contract/generated/operations.ts';
import type { ApiRequest, ApiResponse } from '../engine/checks/api-message.ts';
import { checkInvariants, type InvariantReport } from '../engine/checks/invariants.ts';
import { headRefusal } from '../engine/checks/request-checks.ts';
import type { OperatorCommand, SwitchCommand } from '../engine/execute/command.ts';
import { appNotices, type OperatorActionName, type OperatorData, operatorCalls } from '../engine/execute/operator.ts';
import type { Scenario, WorldAddress } from '../engine/execute/scenario.ts';
import { effectiveJournal, journalOf } from '../engine/timeline/history.ts';
import {
  type Description,
  type Inspection,
  inspectWorld,
  type UpcomingEvent,
  upcomingEvents,
} from '../engine/timeline/inspection.ts';
import { type SandboxOptions, WorldRuntime } from '../engine/timeline/runtime.ts';
import type { OpenedAs, Timeline } from '../engine/timeline/timeline.ts';
import type { ShownTime } from '../engine/timeline/timeline-clock.ts';
import { travel } from '../engine/timeline/travel.ts';
import { UploadStore } from '../engine/timeline/upload-store.ts';
import { BadCall } from '../kernel/bad-call.ts';
import type { ChangeEntry, Journal } from '../kernel/journal.ts';
import { type SessionKind, type Switches, type SwitchName, switchTable } from '../kernel/switches.ts';
import { ChatHub } from '../wire/chat-hub.ts';
import { deepFreeze, type Fault, type FaultEffect } from '../wire/faults.ts';
import { RequestPipeline } from '../wire/pipeline.ts';
import { readArguments, readFault, toPlainData } from '../wire/sandbox-calls.ts';
import type { TrafficCall } from '../wire/traffic-log.ts';
import { checkSize, writeCapsule } from './capsule.ts';
import { type ClockControls, clockControls } from './clock-controls.ts';

/**
 * A simulated backend for tests, panel, console and adapters: a facade over the open world (`WorldRuntime`) and its
 * request pipeline. Adapters deliver the requests. Results are frozen or copies: writing into them changes nothing.
 */
export class Sandbox {
  readonly #options: SandboxOptions;
  readonly #runtime: WorldRuntime;
  readonly #pipeline: RequestPipeline;
  /** The bytes of uploads; the world holds only their hashes. */
  readonly files: UploadStore;
  /** The chat's sockets: joined rooms, frames sent and received, and ways to break connections. */
  readonly chat: ChatHub;

  readonly clock: ClockControls;

  /** Actions of staff, banks and providers, by name; for errors see `operate`. */
  readonly operator = operatorCalls((name, data) => this.operate(name, data));

  // biome-ignore lint/style/useConsistentMemberAccessibility: "#" has no constructors
  private constructor(options: SandboxOptions) {
    this.#options = options;
    this.files = new UploadStore(options.store);
    this.#runtime = new WorldRuntime(options);
    this.clock = clockControls(this.#runtime);
    this.#pipeline = new RequestPipeline(this.#runtime, options.machine);
    this.chat = new ChatHub(this.#runtime, options.machine);
  }

  /** @throws BadCall when the address names an unknown scenario or opens no world */
  static async create(options: SandboxOptions): Promise<Sandbox> {
    const sandbox = new Sandbox(options);
    await sandbox.#runtime.open(options.address, options.frozen);
    sandbox.onAdvanced(() => sandbox.chat.tell());
    sandbox.#runtime.notifyAdvanced();
    sandbox.#runtime.followOthers();
    return sandbox;
  }

  // ── requests ──────────────────────────────────────────────────────────────────────────────────────────────────

  /** Answers one request as the backend would, including faults and slow networks. */
  handle(request: ApiRequest): Promise<ApiResponse> {
    return this.#pipeline.handle(request);
  }

  /** The code that refuses a call whatever its body holds; null when the body has to be read. */
  async refusalOf(id: OperationId, params: Record<string, string>, authorization?: string): Promise<ErrorCode | null> {
    const refusal = () => headRefusal(this.#runtime.world, id, params, authorization);
    // Another server may have logged the player in meanwhile
    return refusal() && this.#runtime.run(() => this.#timeline.syncWithStore().then(refusal));
  }

  // ── the world ─────────────────────────────────────────────────────────────────────────────────────────────────

  /** World time, epoch ms. */
  now(): number {
    return this.#runtime.now();
  }

  /** The latest world time at which this world was shown, to pass on when it is opened again. */
  shownTime(): ShownTime {
    return this.#timeline.clock.shown;
  }

  switches(): Switches {
    return deepFreeze(this.#runtime.switches());
  }

  /** Resolves when all work started in this world has ended, including work that no caller awaits. */
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

  /** Whether the world was new, stored, or replaces an unreadable one that was set aside. */
  get openedAs(): OpenedAs {
    return this.#runtime.openedAs;
  }

  get scenarios(): readonly Scenario[] {
    return deepFreeze(this.#options.scenarios);
  }

  /** Every change of this world, in order. */
  journal(): Journal {
    return deepFreeze(this.#timeline.history.journal);
  }

  calls(): readonly TrafficCall[] {
    return this.#pipeline.traffic.calls();
  }

  /** Calls back when a call begins or ends, and when a fault is added or removed. @returns stops listening */
  onCall(listener: () => void): () => void {
    readArguments('onCall', { listener });
    return this.#pipeline.traffic.onChange(listener);
  }

  /** The present content of the world: records by table, money in satang. */
  inspect(): Inspection {
    return structuredClone(inspectWorld(this.#runtime.world));
  }

  /** Scheduled events and QR codes that will expire, after now, in order of time. */
  ahead(): readonly UpcomingEvent[] {
    return structuredClone(upcomingEvents(this.#runtime.world, this.now()));
  }

  invariants(): InvariantReport[] {
    const { records, differences } = this.#timeline.history;
    return checkInvariants(this.#runtime.world, effectiveJournal(journalOf(records), differences));
  }

  dump(): string {
    return this.#runtime.world.dump();
  }

  /** `visitor`: null; `player`: a valid token of the demo player; `expired`: a token without a session. */
  token(kind: SessionKind): string | null {
    return this.#runtime.token(readArguments('token', { kind }).kind);
  }

  knowsToken(token: string): boolean {
    return this.#runtime.knowsToken(readArguments('knowsToken', { token }).token);
  }

  /**
   * Calls back when the world is replaced (undo, reset, another scenario), or changed by a tester in another tab or by
   * an operator.
   * @param listener receives true for a change by another tab or an operator: this tab's player can continue
   * @returns stops listening
   */
  onReplaced(listener: (elsewhere: boolean) => void): () => void {
    readArguments('onReplaced', { listener });
    return this.#runtime.onReplaced(listener);
  }

  /**
   * Calls back after anything that may have changed the world: a call, a due event, an operator, another tab.
   * @returns stops listening
   */
  onAdvanced(listener: () => void): () => void {
    readArguments('onAdvanced', { listener });
    return this.#runtime.onAdvanced(listener);
  }

  // ── testers' actions ──────────────────────────────────────────────────────────────────────────────────────────

  /** Opens another world. @throws BadCall for an unknown scenario or invalid options */
  async load(scenario: string, options: Partial<Omit<WorldAddress, 'scenario'>> = {}): Promise<void> {
    const wanted = readArguments('load', { scenario, options });
    const { seed = 1, at = null, set = {}, copy } = wanted.options;
    await this.#begin({ seed, at, set, ...(copy !== undefined && { copy }), scenario: wanted.scenario });
  }

  async #begin(address: WorldAddress): Promise<void> {
    await this.#runtime.run(() => this.#runtime.open(address, this.#timeline.clock.frozen));
    this.#runtime.notifyReplaced();
  }

  /** Begins this world afresh and removes all faults. */
  async reset(): Promise<void> {
    await this.#runtime.run(() => this.#runtime.restart());
    this.#pipeline.faults.clear();
    this.#runtime.notifyOtherTabs();
    this.#runtime.notifyReplaced();
  }

  /**
   * Sets a switch. A switch of the start opens the world that begins with it. A network switch changes only the wire,
   * so that the page keeps its state.
   * @throws BadCall for an invalid value
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
   * Adds a fault to calls of an operation; by default to the next one. A string is the error code to respond with.
   * @throws BadCall for an operation or code that is not in the contract, and for an invalid effect
   */
  fault(
    operation: Fault['operation'],
    effect: FaultEffect['code'] | (FaultEffect & Partial<Pick<Fault, 'times' | 'when'>>),
  ): void {
    this.#pipeline.faults.add(readFault(operation, effect));
  }

  faults(): readonly Fault[] {
    return this.#pipeline.faults.list();
  }

  /** Removes all faults, or only one. @throws BadCall for an invalid fault */
  clearFaults(only?: Fault): void {
    readArguments('clearFaults', { only });
    if (only) this.#pipeline.faults.remove(only);
    else this.#pipeline.faults.clear();
  }

  /**
   * Undoes the last changes of the world (one by default), in every tab.
   * @returns how many entries were undone
   * @throws BadCall
   */
  async undo(count?: number): Promise<number> {
    const wanted = readArguments('undo', { count });
    return this.#travel((lastSeq) => Math.max(0, lastSeq - wanted.count));
  }

  /**
   * Goes to the moment right after a journal entry, in every tab. Later entries can be restored until something new
   * happens.
   * @returns how many entries were undone; negative when some were restored
   * @throws BadCall
   */
  async travel(seq: number): Promise<number> {
    readArguments('travel', { seq });
    return this.#travel((_last, furthest) => {
      if (seq >= 0 && seq <= furthest) return seq;
      throw new BadCall(`travel: there is no entry ${seq}; the entries are 0 to ${furthest}`);
    });
  }

  async #travel(wanted: (lastSeq: number, furthest: number) => number): Promise<number> {
    const taken = await this.#runtime.run(() => travel(this.#timeline, wanted));
    if (taken !== 0) this.#tellRewritten();
    return taken;
  }

  #tellRewritten(): void {
    this.#runtime.notifyOtherTabs();
    this.#runtime.notifyReplaced();
  }

  /** Undone journal entries that can still be restored. For scheduled events see `ahead()`. */
  future(): readonly ChangeEntry[] {
    return deepFreeze(this.#timeline.history.undone.map(({ entry }) => entry as ChangeEntry));
  }

  /**
   * Acts as staff, a bank or a provider: approves a slip, pays a QR, writes in the chat.
   * @throws BadCall for an unknown action or invalid data; Refusal when the world refuses it
   */
  async operate<Name extends OperatorActionName>(action: Name, data: OperatorData<Name>): Promise<void> {
    const plain = toPlainData('operate: data', data);
    readArguments('operate', { action, data: plain });
    await this.#runtime.executeAndRecord({ kind: 'operator', action, data: plain } as OperatorCommand);
    if (!appNotices(action)) this.#runtime.notifyReplaced(true);
  }

  /** This world as a file's text. @throws CapsuleError `too-large` above the limit that import accepts */
  exportCapsule(): string {
    const text = writeCapsule({ address: this.#runtime.address, journal: this.journal(), faults: this.faults() });
    checkSize(text);
    return text;
  }

  /**
   * Opens a world from a file, beside the stored ones. @returns names of parts that this build no longer knows, and leaves out
   * @throws CapsuleError; BadCall when it is not a string
   */
  async importCapsule(text: string): Promise<readonly string[]> {
    readArguments('importCapsule', { text });
    const { openCapsule } = await import('./open-capsule.ts');
    return openCapsule(text, this.scenarios, this.#runtime, this.#pipeline.faults);
  }

  /**
   * This world as the part of a link after `#w=`.
   * @throws CapsuleError `too-large` when it does not fit into a link: use a file
   */
  async link(): Promise<string> {
    const { packForLink } = await import('./pack-capsule.ts');
    return packForLink(this.exportCapsule());
  }

  get #timeline(): Timeline {
    return this.#runtime.timeline;
  }
}
