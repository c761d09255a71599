import { matchOperation, type OperationId, operations } from '../../contract/generated/operations.ts';
import { type ApiRequest, type ApiResponse, jsonAnswer } from '../engine/api-message.ts';
import type { CommandResult } from '../engine/request-steps.ts';
import { answerProblems } from '../engine/validation.ts';
import type { Switches } from '../kernel/switches.ts';
import { type Fault, Faults, faultAnswer } from './faults.ts';
import { wireConditions } from './network.ts';
import { type TrafficCall, TrafficLog } from './traffic-log.ts';

/** What the wire needs to know of the world behind it and of the machine it runs on. */
export interface WireEnds {
  readonly machine: {
    now(): number;
    wait(ms: number, signal?: AbortSignal): Promise<void>;
    report(problem: unknown): void;
  };
  /** World time, epoch ms. */
  now(): number;
  switches(): Switches;
  seed(): number;
  /** Ends the service, as the operator of a site would. */
  terminate(): Promise<void>;
  answer(id: OperationId, params: Record<string, string>, request: ApiRequest): Promise<CommandResult>;
}

/** The contract has the image upload of the chat as POST; it is taken as PUT too (CHT-60, CHT-74). */
const methodOf = ({ method, path }: Pick<ApiRequest, 'method' | 'path'>): string =>
  method === 'PUT' && path === '/api/chat/upload-image' ? 'POST' : method;

/** The operation that a call is for, with its path parameters; null when the contract has none. */
export const matchCall = (call: Pick<ApiRequest, 'method' | 'path'>): ReturnType<typeof matchOperation> =>
  matchOperation(methodOf(call), call.path);

const hanging: Promise<never> = new Promise(() => undefined);

/** Everything between a client and the world: latency, faults, broken lines, and the log of what went over it. */
export class Wire {
  readonly faults = new Faults();
  readonly traffic: TrafficLog;
  readonly #ends: WireEnds;
  #calls = 0;
  #sessionCalls = 0;

  constructor(ends: WireEnds) {
    this.#ends = ends;
    this.traffic = new TrafficLog((problem) => ends.machine.report(problem));
  }

  async handle(request: ApiRequest): Promise<ApiResponse> {
    const { machine } = this.#ends;
    const started = machine.now();
    const match = matchCall(request);
    const call = this.traffic.open({
      method: request.method,
      path: request.path,
      operation: match?.id ?? null,
      headers: request.headers,
      requestBody: request.body,
      at: this.#ends.now(),
    });
    const result = match ? await this.#deliver(match.id, match.params, request, call) : this.#unknown(request);
    call.duration = machine.now() - started;
    if (result.kind === 'answer') {
      call.status = result.status;
      call.responseBody = result.text;
    }
    this.traffic.close();
    return result;
  }

  /** Whether the session has had all the calls that the switch grants it; a login begins another one. */
  #sessionIsOver(id: OperationId): boolean {
    const granted = this.#ends.switches().sessionCalls;
    if (id === 'login') this.#sessionCalls = 0;
    if (granted === 0 || !operations[id].auth) return false;
    this.#sessionCalls += 1;
    return this.#sessionCalls > granted;
  }

  #unknown({ method, path }: ApiRequest): ApiResponse {
    const text = JSON.stringify({ message: 'NOT_IMPLEMENTED', detail: `${method} ${path} is not in the contract` });
    return jsonAnswer(501, text, this.#ends.now());
  }

  async #deliver(
    id: OperationId,
    params: Record<string, string>,
    request: ApiRequest,
    call: TrafficCall,
  ): Promise<ApiResponse> {
    const { machine } = this.#ends;
    this.#calls += 1;
    const conditions = wireConditions(this.#ends.switches(), this.#ends.seed(), this.#calls);
    const fault = this.faults.draw(id);
    call.fault = fault ? describeFault(fault) : null;
    const delay = conditions.delay + (fault?.delay ?? 0);
    if (delay > 0) await machine.wait(delay, request.signal);
    if (conditions.broken || fault?.cut) return { kind: 'cut' };
    if (conditions.down) return jsonAnswer(500, conditions.down, this.#ends.now());
    if (this.#sessionIsOver(id)) return jsonAnswer(401, JSON.stringify({ message: 'invalid-token' }), this.#ends.now());
    const forged = fault ? faultAnswer(id, fault) : null;
    if (forged) return jsonAnswer(forged.status, forged.text, this.#ends.now());

    if (fault?.terminate) await this.#ends.terminate();
    const outcome = await this.#ends.answer(id, params, request);
    call.entry = outcome.entry;
    if (outcome.status === 200) call.problems = answerProblems(id, outcome.body);
    for (const problem of call.problems) machine.report(problem);
    if (fault?.after === 'hang') return hanging;
    if (fault?.after === 'cut') return { kind: 'cut' };
    return jsonAnswer(outcome.status, JSON.stringify(outcome.body), this.#ends.now());
  }
}

function describeFault({ operation, times, ...effect }: Fault): string {
  return `${operation} ${times}: ${JSON.stringify(effect)}`;
}
