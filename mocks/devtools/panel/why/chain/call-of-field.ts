/** Which call an answer that the app has kept came with. */
import type { Sandbox } from '../../../../sandbox/sandbox.ts';
import { type FaultEffect, faultAnswer } from '../../../../wire/faults.ts';
import type { TrafficCall } from '../../../../wire/traffic-log.ts';
import { type FieldPath, valueAt } from '../trial/change.ts';

export interface CallOfField {
  readonly call: TrafficCall;
  /** The data of its answer, out of its envelope. */
  readonly data: unknown;
  readonly sent: unknown;
  readonly used: unknown;
  /** The number of a later call with another value: the screen is behind it. */
  readonly behind: number | null;
  /** The fault that made the answer; null when the world made it. */
  readonly fault: string | null;
}

/** Method, path and body of the call that a query key stands for. */
function questionOf(queryKey: readonly unknown[]): { method: string; path: string; body: unknown } {
  const [first, second] = queryKey;
  if (String(first).startsWith('/')) return { method: 'GET', path: String(first), body: undefined };
  return { method: String(first), path: String(second), body: queryKey[2] };
}

function parsed(text: unknown): unknown {
  try {
    return typeof text === 'string' ? (JSON.parse(text) as unknown) : text;
  } catch {
    return undefined;
  }
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The data of an answer, which may stand in an envelope. */
function dataOf(body: unknown, root: FieldPath[number] | undefined): unknown {
  const inner = valueAt(body, ['data']);
  return root !== undefined && valueAt(body, [root]) === undefined && valueAt(inner, [root]) !== undefined
    ? inner
    : body;
}

/** The fault of a call, if it has answered in the place of the world. */
export function answeredByFault({ fault, operation }: Pick<TrafficCall, 'fault' | 'operation'>): string | null {
  if (fault === null || operation === null) return null;
  const effect = parsed(fault.slice(fault.indexOf('{'))) as FaultEffect | undefined;
  return effect && faultAnswer(operation, effect) ? fault : null;
}

/**
 * The newest call whose answer has the value that the app uses; else the newest that was answered, whose value the app has
 * mended. Null when no such call is in the log.
 */
export function callOfField(
  calls: ReturnType<Sandbox['calls']>,
  queryKey: readonly unknown[],
  path: FieldPath,
  used: unknown,
): CallOfField | null {
  const { method, path: asked, body } = questionOf(queryKey);
  const answered = calls
    .filter((call) => call.method === method && call.path === asked && call.status >= 200 && call.status < 300)
    .filter((call) => body === undefined || same(parsed(call.requestBody), body))
    .map((call) => {
      const data = dataOf(parsed(call.responseBody), path[0]);
      return { call, data, sent: valueAt(data, path) };
    });
  const newest = answered.at(-1);
  const found = answered.findLast(({ sent }) => same(sent, used)) ?? newest;
  if (!found || !newest) return null;
  const behind = found === newest ? null : newest.call.id;
  return { ...found, used, behind, fault: answeredByFault(found.call) };
}
