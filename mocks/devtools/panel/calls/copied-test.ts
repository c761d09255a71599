/** Copies a call of the traffic log as a Playwright test that starts in the world the call met (APP-367). */
import { createMemoryStore } from '../../../engine/timeline/store.ts';
import { writeCapsule } from '../../../sandbox/capsule.ts';
import { Sandbox } from '../../../sandbox/sandbox.ts';
import type { TrafficCall } from '../../../wire/traffic-log.ts';
import { bodyOf, isUpload, sentHeaders, tokenIn } from './copied-request.ts';

/**
 * Why a call has no test. `upload`: the bytes of its file are not kept. `unanswered`: the world did not produce the response.
 * `unsteady`: the world's network fails calls by their number. `gone`: its world no longer gives that response.
 */
export type NoTest = 'upload' | 'unanswered' | 'unsteady' | 'gone';

export type TestOfCall =
  | { readonly kind: 'test'; readonly text: string }
  | { readonly kind: 'none'; readonly why: NoTest };

const none = (why: NoTest): TestOfCall => ({ kind: 'none', why });

interface WorldBefore {
  /** The world right after the last entry before the call. */
  readonly capsule: string;
  /** World time of that entry, and of the call, epoch ms. */
  readonly from: number;
  readonly at: number;
}

/** The world a call met; null when the journal no longer has its entries. */
function worldBefore(sandbox: Sandbox, { entry, at }: NonNullable<TrafficCall['found']>): WorldBefore | null {
  const [start, ...changes] = sandbox.journal();
  const last = entry === 0 ? start : changes[entry - 1];
  if (!last || last.at > at) return null;
  const { address } = sandbox;
  const capsule = writeCapsule({ address, journal: [start, ...changes.slice(0, entry)], faults: [] });
  return { capsule, from: last.at, at };
}

/** Opens that world in memory, as the test will, with its clock at the time of the call. */
async function openBefore(sandbox: Sandbox, { capsule, from, at }: WorldBefore): Promise<Sandbox> {
  let machineTime = from;
  const twin = await Sandbox.create({
    scenarios: sandbox.scenarios,
    address: sandbox.address,
    frozen: false,
    store: createMemoryStore(),
    machine: { now: () => machineTime, wait: async () => undefined, report: () => undefined },
  });
  await twin.importCapsule(capsule);
  machineTime = at;
  return twin;
}

const json = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** A value as a formatted literal, indented to its depth in the test. */
const literal = (value: unknown, depth: number): string =>
  (JSON.stringify(value, null, 2) ?? 'undefined').replaceAll('\n', `\n${'  '.repeat(depth)}`);

function textOf(call: TrafficCall, { capsule, at }: WorldBefore, isDemoPlayer: boolean): string {
  const { id, method, path, status, responseBody } = call;
  const { authorization, ...others } = sentHeaders(call);
  const headers = isDemoPlayer || authorization === undefined ? others : { ...others, authorization };
  return [
    "import { expect, test } from '../support/qa.ts';",
    '',
    `/** The world right before call ${id}. */`,
    `const world = ${JSON.stringify(capsule)};`,
    '',
    `test(${JSON.stringify(`${method} ${path} is answered ${status} once more`)}, async ({ answerIn }) => {`,
    `  const answer = await answerIn(world, ${JSON.stringify(new Date(at).toISOString())}, {`,
    ...(isDemoPlayer ? ["    as: 'player',"] : []),
    `    method: ${JSON.stringify(method)},`,
    `    path: ${JSON.stringify(path)},`,
    `    headers: ${literal(headers, 2)},`,
    `    body: ${JSON.stringify(bodyOf(call))},`,
    '  });',
    `  expect(answer).toEqual(${literal({ status, body: json(String(responseBody)) }, 1)});`,
    '});',
    '',
  ].join('\n');
}

/** Copies the call only if a replay in that world gives the same response, byte for byte. */
export async function asTest(sandbox: Sandbox, call: TrafficCall): Promise<TestOfCall> {
  if (isUpload(call)) return none('upload');
  const { method, path, headers, found, status, responseBody } = call;
  if (!found || status === 0 || call.fault !== null) return none('unanswered');
  const before = worldBefore(sandbox, found);
  if (!before) return none('gone');
  const twin = await openBefore(sandbox, before).catch(() => null);
  if (!twin) return none('gone');
  const { failureRate, sessionCalls } = twin.switches();
  if (failureRate > 0 || sessionCalls > 0) return none('unsteady');
  const isDemoPlayer = tokenIn(call) !== null && twin.token('player') === tokenIn(call);
  const answer = await twin.handle({ method, path, headers, body: bodyOf(call) });
  const isSame = answer.kind === 'answer' && answer.status === status && answer.text === responseBody;
  return isSame ? { kind: 'test', text: textOf(call, before, isDemoPlayer) } : none('gone');
}
