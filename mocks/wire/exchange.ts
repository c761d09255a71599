import type { OperationId } from '../../contract/generated/operations.ts';
import type { ApiRequest, ApiResponse } from '../engine/checks/api-message.ts';
import type { CommandResult, RequestCommand } from '../engine/execute/command.ts';
import type { Machine, WorldRuntime } from '../engine/timeline/runtime.ts';
import type { Player } from '../kernel/player.ts';
import type { Fault, Faults } from './faults.ts';
import type { TrafficCall, TrafficLog } from './traffic-log.ts';

/** Calls that run one after the other and are stored together, while other calls wait for the next turn. */
export interface Turn {
  readonly calls: Exchange[];
  readonly job: number;
  readonly over: Promise<void>;
}

/** State shared by all calls of a sandbox: their world, and the line. Never journaled. */
export interface Line {
  readonly runtime: WorldRuntime;
  readonly machine: Machine;
  readonly faults: Faults;
  readonly traffic: TrafficLog;
  /** Number of calls so far; it determines the random delay and cut of each. */
  calls: number;
  /** Calls of the current session, for the switch that limits them. */
  sessionCalls: number;
  /** Text of the last valid response by operation. */
  readonly validAnswers: Map<OperationId, string>;
  /** The turn waiting for the world, if any; new calls join it. */
  turn: Turn | null;
  /** Whether the running turn has synced with the store. Once is enough: all its calls arrived earlier. */
  synced: boolean;
}

/** The contract operation of a call, with its path parameters. */
export interface MatchedOperation {
  readonly id: OperationId;
  readonly params: Record<string, string>;
}

/**
 * One call in the pipeline. Each step reads fields of earlier steps and sets its own; the order of steps guarantees
 * that a field is set before it is read.
 */
export class Exchange {
  readonly line: Line;
  readonly request: ApiRequest;
  /** Machine time, epoch ms. */
  readonly startedAt: number;
  /** Number of the opened world that the call was sent to. */
  readonly beginning: number;
  /** Set by openTrafficRow. */
  row!: TrafficCall;
  /** Set by matchOperation. */
  operation!: MatchedOperation;
  /** Set by delayOrCut; null without a fault. */
  fault: Fault | null = null;
  /** World time of the call, epoch ms. Set by runDueEvents. */
  at = 0;
  /** Set by authenticate; null for a public operation, unless a player calls the chat. */
  player: Player | null = null;
  /** The body by the contract. Set by validate. */
  body: unknown = null;
  /** Set by digestSecrets. */
  command!: RequestCommand;
  /** Set by the step that refuses the call, by answerRepeatedIntent or by handle. */
  result!: CommandResult;
  /** Number of the call's journal entry. Set by commit. */
  entry: number | null = null;
  /** Why the call fails, for example an unavailable store. Set by the turn. */
  failure: { readonly cause: unknown } | null = null;
  /** Set by a step that responds without the world, or by checkAnswer. */
  response: ApiResponse | null = null;

  constructor(line: Line, request: ApiRequest) {
    this.line = line;
    this.request = request;
    this.startedAt = line.machine.now();
    this.beginning = line.runtime.beginnings;
  }
}

/** `done` skips the remaining steps of the list. */
export type PipelineStepOutcome = 'done' | undefined;
export type PipelineStep = (exchange: Exchange) => PipelineStepOutcome | Promise<PipelineStepOutcome>;
