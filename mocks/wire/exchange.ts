import type { OperationId } from '../../contract/generated/operations.ts';
import type { ApiRequest, ApiResponse } from '../engine/api-message.ts';
import type { CommandResult, RequestCommand } from '../engine/command.ts';
import type { Machine } from '../engine/machine.ts';
import type { WorldRuntime } from '../engine/runtime.ts';
import type { Player } from '../kernel/player.ts';
import type { Fault, Faults } from './faults.ts';
import type { TrafficCall, TrafficLog } from './traffic-log.ts';

/** Calls that are carried out one after the other and stored together, while other calls wait for the next turn. */
export interface Turn {
  readonly calls: Exchange[];
  /** Number of its job in the runtime. */
  readonly job: number;
  readonly over: Promise<void>;
}

/** What all calls of a sandbox share: the world they go to, and the state of the line. Never journaled. */
export interface Line {
  readonly runtime: WorldRuntime;
  readonly machine: Machine;
  readonly faults: Faults;
  readonly traffic: TrafficLog;
  /** Calls so far: delay and cuts of each are drawn by its number. */
  calls: number;
  /** Calls of the present session, for the switch that grants only so many. */
  sessionCalls: number;
  /** The last valid answer of each operation, as text. */
  readonly validAnswers: Map<OperationId, string>;
  /** The turn that waits for the world, if there is one; calls that come meanwhile join it. */
  turn: Turn | null;
  /** Whether the running turn has synced with the store. Once is enough: all its calls came earlier. */
  synced: boolean;
}

/** An operation of the contract with its path parameters, as a call asks for it. */
export interface MatchedOperation {
  readonly id: OperationId;
  readonly params: Record<string, string>;
}

/**
 * One call on its way through the pipeline. Each step reads what earlier steps have set and sets its own; the order of
 * the list sees to it that a field is set before it is read.
 */
export class Exchange {
  readonly line: Line;
  readonly request: ApiRequest;
  /** Machine time, epoch ms. */
  readonly startedAt: number;
  /** Which of the worlds that were opened here the call was sent to. */
  readonly beginning: number;
  /** Set by openTrafficRow. */
  row!: TrafficCall;
  /** Set by matchOperation. */
  operation!: MatchedOperation;
  /** Set by delayOrCut; null when no fault strikes the call. */
  fault: Fault | null = null;
  /** World time of the call, epoch ms. Set by runDueEvents. */
  at = 0;
  /** Set by authenticate; null for a public operation, unless a player calls the chat. */
  player: Player | null = null;
  /** The body as the contract has it. Set by validate. */
  body: unknown = null;
  /** Set by digestSecrets. */
  command!: RequestCommand;
  /** Set by the step that refuses the call, by answerRepeatedIntent or by handle. */
  result!: CommandResult;
  /** Number of the journal entry that the call has made. Set by commit. */
  entry: number | null = null;
  /** Why it cannot be answered at all, as while the store is out of reach. Set by the turn. */
  failure: { readonly cause: unknown } | null = null;
  /** Set by the step that answers without the world, or by checkAnswer. */
  response: ApiResponse | null = null;

  constructor(line: Line, request: ApiRequest) {
    this.line = line;
    this.request = request;
    this.startedAt = line.machine.now();
    this.beginning = line.runtime.beginnings;
  }
}

/** `done`: the steps after this one in the same list are left out. */
export type PipelineStepOutcome = 'done' | undefined;
export type PipelineStep = (exchange: Exchange) => PipelineStepOutcome | Promise<PipelineStepOutcome>;
