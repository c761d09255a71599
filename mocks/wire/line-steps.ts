/** Steps between client and world: traffic log, latency, faults, broken lines. Calls overlap here. */
import { matchOperation as matchInContract, operations } from '../../contract/generated/operations.ts';
import { type ApiRequest, jsonAnswer } from '../engine/checks/api-message.ts';
import { answerProblems } from '../engine/checks/validation.ts';
import { refusedWith } from '../engine/execute/command.ts';
import { loadLate } from '../kernel/late-part.ts';
import type { Exchange, MatchedOperation, PipelineStepOutcome } from './exchange.ts';
import { type Drawn, type Fault, faultAnswer } from './faults.ts';
import { lineConditions } from './network.ts';

/** The operation of a call; null when the contract has none. Methods may be lower case. */
export function matchCall({ method, path }: Pick<ApiRequest, 'method' | 'path'>): MatchedOperation | null {
  const own = method.toUpperCase();
  // The contract defines the chat's image upload as POST; PUT works too (CHT-60, CHT-74).
  if (own === 'PUT' && path === '/api/chat/upload-image') return matchInContract('POST', path);
  if (own !== 'HEAD') return matchInContract(own, path);
  // A read only: some commands are GETs.
  const read = matchInContract('GET', path);
  return read && operations[read.id].effect === 'read' ? read : null;
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'];

function answerNow(exchange: Exchange, status: number, text: string, headers: Record<string, string> = {}): 'done' {
  const answer = jsonAnswer(status, text, exchange.line.runtime.now());
  exchange.response = answer.kind === 'answer' ? { ...answer, headers: { ...answer.headers, ...headers } } : answer;
  return 'done';
}

function cut(exchange: Exchange): 'done' {
  exchange.response = { kind: 'cut' };
  return 'done';
}

/** Adds the call to the traffic log, where testers see it while it is pending. */
export function openTrafficRow(exchange: Exchange): undefined {
  const { request, line } = exchange;
  exchange.row = line.traffic.open({
    method: request.method,
    path: request.path,
    operation: matchCall(request)?.id ?? null,
    headers: { ...request.headers },
    requestBody: request.body,
    at: line.runtime.now(),
    began: exchange.startedAt,
  });
}

/**
 * Finds the operation. Responds 405 to another method of a path of the contract, and 501 `NOT_IMPLEMENTED` to other paths.
 */
export function matchOperation(exchange: Exchange): PipelineStepOutcome {
  const { method, path } = exchange.request;
  const operation = matchCall(exchange.request);
  if (operation) {
    exchange.operation = operation;
    return undefined;
  }
  const allowed = methods.filter((one) => matchCall({ method: one, path }));
  const textOf = (message: string) => JSON.stringify({ message, detail: `${method} ${path} is not in the contract` });
  if (allowed.length === 0) return answerNow(exchange, 501, textOf('NOT_IMPLEMENTED'));
  return answerNow(exchange, 405, textOf('METHOD_NOT_ALLOWED'), { allow: allowed.join(', ') });
}

/** The fault that strikes a call. Asynchronous only when a fault has a condition: its code is lazy-loaded. */
async function drawFault(exchange: Exchange): Promise<Drawn> {
  const { line, operation } = exchange;
  if (!line.faults.areChoosy) return line.faults.draw(operation.id);
  const { missOf } = await loadLate(() => import('./fault-conditions.ts'));
  return line.faults.draw(operation.id, (waiting) => missOf(exchange, waiting));
}

/** Applies delays of line and fault; cuts the call, or responds for a server that is down. */
export async function delayOrCut(exchange: Exchange): Promise<PipelineStepOutcome> {
  const { line, request, row } = exchange;
  line.calls += 1;
  const conditions = lineConditions(line.runtime.switches(), line.runtime.address.seed, line.calls);
  const { fault, misses } = await drawFault(exchange);
  exchange.fault = fault;
  row.fault = fault ? describeFault(fault) : null;
  if (misses.length > 0) row.nearMisses = misses;
  const delay = conditions.delay + (fault?.delay ?? 0);
  row.waited = delay;
  if (delay > 0) await line.machine.wait(delay, request.signal);
  if (conditions.broken || fault?.cut) return cut(exchange);
  return conditions.down ? answerNow(exchange, 500, conditions.down) : undefined;
}

function describeFault({ operation, times, ...effect }: Fault): string {
  return `${operation} ${times}: ${JSON.stringify(effect)}`;
}

/** Responds `invalid-token` once the session has used up its calls; a login starts a new session. */
export function refuseExpiredSession(exchange: Exchange): PipelineStepOutcome {
  const { line, operation } = exchange;
  const granted = line.runtime.switches().sessionCalls;
  if (operation.id === 'login') line.sessionCalls = 0;
  if (granted === 0 || !operations[operation.id].auth) return undefined;
  line.sessionCalls += 1;
  if (line.sessionCalls <= granted) return undefined;
  const { status, body } = refusedWith('invalid-token');
  return answerNow(exchange, status, JSON.stringify(body));
}

/** Responds in place of the world, or terminates the service, when a fault says so. */
export async function applyFault(exchange: Exchange): Promise<PipelineStepOutcome> {
  const { fault, line, operation } = exchange;
  const forged = fault ? faultAnswer(operation.id, fault) : null;
  if (forged) return answerNow(exchange, forged.status, forged.text);
  // Listeners are not notified: the app finds out by its own call
  if (fault?.terminate) await line.runtime.executeAndRecord({ kind: 'switch', name: 'terminated', value: true });
  return undefined;
}

/** Cuts a pending change when another world was opened: it was meant for the closed one. */
export function cutFromClosedWorld(exchange: Exchange): PipelineStepOutcome {
  const { beginning, line, operation } = exchange;
  const changes = operations[operation.id].effect === 'write';
  return changes && beginning !== line.runtime.beginnings ? cut(exchange) : undefined;
}

/**
 * Validates the world's response against the contract, reports problems, and serialises it. A text equal to the
 * operation's last valid response needs no second validation, and the traffic log stores it once.
 */
export function checkAnswer(exchange: Exchange): undefined {
  const { line, row, operation, result } = exchange;
  row.entry = exchange.entry;
  const known = line.validAnswers.get(operation.id);
  let text = JSON.stringify(result.body);
  if (known === text) text = known;
  else if (result.status === 200) {
    row.problems = answerProblems(operation.id, result.body);
    for (const problem of row.problems) line.machine.report(problem);
  }
  if (result.status === 200 && row.problems.length === 0) line.validAnswers.set(operation.id, text);
  exchange.response = jsonAnswer(result.status, text, line.runtime.now());
}

const neverAnswered: Promise<never> = new Promise(() => undefined);

/** Drops the response after a committed change when a fault says so: cut, or never sent. */
export async function breakAfterFault(exchange: Exchange): Promise<PipelineStepOutcome> {
  const after = exchange.fault?.after;
  if (after === 'hang') return neverAnswered;
  return after === 'cut' ? cut(exchange) : undefined;
}

/** Logs the outcome of the call. */
export function closeTrafficRow(exchange: Exchange): undefined {
  const { line, row, response } = exchange;
  row.duration = line.machine.now() - exchange.startedAt;
  if (response?.kind === 'answer') {
    row.status = response.status;
    row.responseBody = response.text;
    row.responseHeaders = response.headers;
  }
  line.traffic.close(row);
}
