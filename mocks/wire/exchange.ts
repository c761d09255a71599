import type { OperationId } from '../../contract/generated/operations.ts';
import type { ApiRequest, ApiResponse } from '../engine/api-message.ts';
import type { CommandResult, RequestCommand } from '../engine/command.ts';
import type { Machine } from '../engine/options.ts';
import type { WorldRuntime } from '../engine/runtime.ts';
import type { Player } from '../kernel/player.ts';
import type { Fault, Faults } from './faults.ts';
import type { TrafficCall, TrafficLog } from './traffic-log.ts';

/** What all calls of a sandbox share: the world they go to, and the state of the line. Never journaled. */
export interface Line {
  readonly runtime: WorldRuntime;
  readonly machine: Machine;
  readonly faults: Faults;
  readonly traffic: TrafficLog;
  /** Calls so far: the weather of each is drawn by its number. */
  calls: number;
  /** Calls of the present session, for the switch that grants only so many. */
  sessionCalls: number;
}

/** An operation of the contract with its path parameters, as a call asks for it. */
export interface MatchedOperation {
  readonly id: OperationId;
  readonly params: Record<string, string>;
}

/** One call on its way through the pipeline; each step reads what earlier steps have put down and adds its own. */
export class Exchange {
  readonly line: Line;
  readonly request: ApiRequest;
  /** Machine time, epoch ms. */
  readonly startedAt: number;
  fault: Fault | null = null;
  /** World time at which the world answers, epoch ms. */
  at = 0;
  player: Player | null = null;
  /** The body as the contract has it; with secrets as digests once they were digested. */
  body: unknown = null;
  /** Number of the journal entry that the call has made. */
  entry: number | null = null;
  /** Another tab has written first: the world's part begins again. */
  lost = false;
  response: ApiResponse | null = null;
  #row: TrafficCall | null = null;
  #operation: MatchedOperation | null = null;
  #command: RequestCommand | null = null;
  #result: CommandResult | null = null;

  constructor(line: Line, request: ApiRequest) {
    this.line = line;
    this.request = request;
    this.startedAt = line.machine.now();
  }

  get row(): TrafficCall {
    return present(this.#row, 'traffic row');
  }

  set row(row: TrafficCall) {
    this.#row = row;
  }

  get operation(): MatchedOperation {
    return present(this.#operation, 'operation');
  }

  set operation(operation: MatchedOperation) {
    this.#operation = operation;
  }

  get command(): RequestCommand {
    return present(this.#command, 'command');
  }

  set command(command: RequestCommand) {
    this.#command = command;
  }

  get result(): CommandResult {
    return present(this.#result, 'result');
  }

  set result(result: CommandResult) {
    this.#result = result;
  }
}

/** @throws Error when a step runs before the one that puts down what it needs */
function present<Value>(value: Value | null, what: string): Value {
  if (value === null) throw new Error(`no step has put down the ${what} yet`);
  return value;
}

/** `done`: the steps after this one in the same list are left out. */
export type StepOutcome = 'done' | undefined;
export type Step = (exchange: Exchange) => StepOutcome | Promise<StepOutcome>;
