/** Finds the call behind a response that the app has cached. */
import type { Sandbox } from '../../../../sandbox/sandbox.ts';
import { type FaultEffect, faultAnswer } from '../../../../wire/faults.ts';
import type { TrafficCall } from '../../../../wire/traffic-log.ts';
import { type FieldPath, valueAt } from '../trial/change.ts';

export interface CallOfField {
  readonly call: TrafficCall;
  /** Data of the response, without its envelope. */
  readonly data: unknown;
  readonly sent: unknown;
  readonly used: unknown;
  /** Id of a later call with another value, which the screen does not show yet; null for none. */
  readonly behind: number | null;
  /** The fault that made the response; null when the world made it. */
  readonly fault: string | null;
}

/** Method, path and body of a query key's call. */
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

/** Data of a response, without its envelope if it has one. */
function dataOf(body: unknown, root: FieldPath[number] | undefined): unknown {
  const inner = valueAt(body, ['data']);
  return root !== undefined && valueAt(body, [root]) === undefined && valueAt(inner, [root]) !== undefined
    ? inner
    : body;
}

/** The fault of a call, if it answered in place of the world. */
export function answeredByFault({ fault, operation }: Pick<TrafficCall, 'fault' | 'operation'>): string | null {
  if (fault === null || operation === null) return null;
  const effect = parsed(fault.slice(fault.indexOf('{'))) as FaultEffect | undefined;
  return effect && faultAnswer(operation, effect) ? fault : null;
}

/**
 * The newest call whose response has the app's value; else the newest answered one, whose value the app has replaced.
 * @returns null when the log has none
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
