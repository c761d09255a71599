/** Keeps the calls of this tab over reloads, for the panel's list (APP-446). */
import * as z from 'zod/mini';
import { type OperationId, operations } from '../../../contract/generated/operations.ts';
import { worldKey } from '../../engine/execute/scenario.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import type { SocketEvent } from '../../wire/socket-log.ts';
import type { TrafficCall } from '../../wire/traffic-log.ts';
import { keptCalls } from './memory.ts';

/** Characters of all kept pages. Browsers read a tab's storage at once when a page starts. */
const mostKept = 600_000;

/** The calls of one earlier page of this tab. */
export interface CallPage {
  /** When the page was opened, machine time, epoch ms. */
  readonly opened: number;
  /** Key of the world at the end of the page. */
  readonly world: string;
  readonly calls: readonly TrafficCall[];
  readonly events: readonly SocketEvent[];
  /** Number of older calls and events that did not fit. */
  readonly left: number;
}

const time = z.number().check(z.gte(0), z.lte(8.6e15));
const count = z.int().check(z.gte(0));
const headers = z.record(z.string(), z.string());
const call = z.object({
  ...{ id: count, method: z.string(), path: z.string(), headers, requestBody: z.unknown(), at: time, began: time },
  operation: z.nullable(z.string().check(z.refine((name) => Object.hasOwn(operations, name)))),
  resent: z.optional(count),
  status: count,
  responseBody: z.unknown(),
  responseHeaders: z.optional(headers),
  duration: z.nullable(z.number()),
  waited: z.number(),
  found: z.nullable(z.object({ entry: count, at: time })),
  entry: z.nullable(count),
  problems: z.array(z.string()),
  fault: z.nullable(z.string()),
  nearMisses: z.optional(z.array(z.object({ at: z.string(), waited: z.string(), came: z.string() }))),
});
const event = z.object({
  ...{ id: count, at: time, began: time, connection: z.nullable(count), event: z.string(), data: z.unknown() },
  direction: z.enum(['in', 'out', 'line']),
});
const page = z.object({
  ...{ opened: time, world: z.string(), left: count },
  calls: z.array(call),
  events: z.array(event),
});

/** When this page was opened, machine time, epoch ms. */
const opened = Math.round(performance.timeOrigin);

/** The kept pages, oldest first; null when the stored text is invalid. */
function readPages(): readonly CallPage[] | null {
  const text = keptCalls.read();
  if (text === null) return [];
  try {
    return z.array(page).parse(JSON.parse(text)) as (Omit<CallPage, 'calls'> & {
      readonly calls: readonly (TrafficCall & { operation: OperationId | null })[];
    })[];
  } catch {
    return null;
  }
}

/** The earlier pages of this tab, oldest first; null when the stored text is invalid. */
export const earlierPages = (): readonly CallPage[] | null =>
  readPages()?.filter((one) => one.opened !== opened) ?? null;

/** What the tester has cleared from the list: the own calls and events up to these numbers. */
export interface Cleared {
  readonly call: number;
  readonly event: number;
}

const nothing: Cleared = { call: 0, event: 0 };
const marks = new WeakMap<Sandbox, Cleared>();

export const clearedIn = (sandbox: Sandbox): Cleared => marks.get(sandbox) ?? nothing;

/** Hides the calls so far. The log itself stays: other tabs of the panel read it. */
export function clearCalls(sandbox: Sandbox): void {
  marks.set(sandbox, { call: sandbox.calls().at(-1)?.id ?? 0, event: sandbox.chat.events().at(-1)?.id ?? 0 });
  keptCalls.write(null);
}

/** The own calls and events that the tester has not cleared, oldest first. */
export function ownCalls(sandbox: Sandbox): Pick<CallPage, 'calls' | 'events'> {
  const cleared = clearedIn(sandbox);
  return {
    calls: sandbox.calls().filter(({ id }) => id > cleared.call),
    events: sandbox.chat.events().filter(({ id }) => id > cleared.event),
  };
}

/** The newest rows that fit. @param room characters */
function newest<Row>(rows: readonly Row[], room: number): readonly Row[] {
  let used = 0;
  const first = rows.findLastIndex((row) => (used += JSON.stringify(row).length + 1) > room);
  return rows.slice(first + 1);
}

/** Stores the calls of this page, and of earlier ones as far as they fit. Keeps an unreadable text as it is. */
export function keepCalls(sandbox: Sandbox): void {
  const earlier = earlierPages();
  const own = ownCalls(sandbox);
  if (earlier === null || own.calls.length + own.events.length === 0) return;
  const events = newest(own.events, mostKept / 4);
  const calls = newest(own.calls, mostKept - JSON.stringify(events).length);
  const left = own.calls.length + own.events.length - calls.length - events.length;
  const last: CallPage = { opened, world: worldKey(sandbox.address), calls, events, left };
  let pages: readonly CallPage[] = [...newest(earlier, mostKept - JSON.stringify(last).length), last];
  while (!keptCalls.write(JSON.stringify(pages)) && pages.length > 1) pages = pages.slice(1);
}
