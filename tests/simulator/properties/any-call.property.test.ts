/** Calls every sandbox method with random arguments: stored data can always be read and replayed. */
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { operations } from '../../../contract/generated/operations.ts';
import { operatorActions } from '../../../mocks/engine/registry.ts';
import { createMemoryStore, type JournalStore, type Sandbox, worldKey } from '../../../mocks/index.ts';
import { BadCall } from '../../../mocks/kernel/bad-call.ts';
import { parseJournal } from '../../../mocks/kernel/journal.ts';
import { Refusal } from '../../../mocks/kernel/refusal.ts';
import { switchNames, switchTable } from '../../../mocks/kernel/switches.ts';
import { CapsuleError } from '../../../mocks/sandbox/capsule.ts';
import { sandboxCalls } from '../../../mocks/wire/sandbox-calls.ts';
import { scenarios } from '../../../scenarios/index.ts';
import { differenceFromReplay, openSandbox } from '../../support/worlds/open-sandbox.ts';

interface AnyCall {
  readonly path: string;
  readonly args: readonly unknown[];
}

const callsOfOneWorld = 100;
const worldsOfOneRun = 100;

/** Large worlds are slow to replay; this test is about correctness. */
const heavy = switchNames.filter((name) => 'max' in switchTable[name] && /Rows|Messages/.test(name));

const junk = fc.oneof(
  fc.constantFrom<unknown>(
    undefined,
    null,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    -1,
    0,
    1,
    1.5,
    2 ** 53,
    '',
    'x',
    [],
    {},
  ),
  fc.constantFrom<unknown>('1h', '99999999d', '5.5ms', '__proto__', 'constructor', { set: { coins: 1.5 } }, () => 'x'),
  fc.anything({ maxDepth: 2, maxKeys: 3, withBigInt: true, withDate: true, withNullPrototype: true }),
);
const duration = fc.oneof(
  fc.constantFrom('1s', '90s', '1h', '3d', '0s', '0.5ms', '70000d', '99999999d'),
  fc.tuple(fc.nat(9), fc.constantFrom('ms', 's', 'm', 'h', 'd', 'y')).map(([count, unit]) => `${count}${unit}`),
);
const name = fc.oneof(fc.constantFrom(...switchNames.filter((each) => !heavy.includes(each))), junk);
const value = fc.oneof(
  fc.constantFrom<unknown>(
    ...switchNames.flatMap((each) => ('options' in switchTable[each] ? switchTable[each].options : [])),
  ),
  fc.boolean(),
  fc.double({ min: -2, max: 50 }),
  fc.nat(100),
  junk,
);
const changes = fc.dictionary(fc.constantFrom(...switchNames.filter((each) => !heavy.includes(each))), value, {
  maxKeys: 2,
});
const options = fc.oneof(
  fc.record(
    {
      seed: fc.oneof(fc.nat(3), junk),
      at: fc.oneof(fc.constantFrom(Date.parse('2026-03-14T20:15:00+07:00'), -1, 8.64e15, 946_684_800_000.5), junk),
      set: fc.oneof(changes, junk),
      copy: fc.oneof(fc.constantFrom('a', 'b'), junk),
    },
    { requiredKeys: [] },
  ),
  junk,
);
const effect = fc.oneof(
  fc.constantFrom('TRANSFER_FAIL', 'NOPE'),
  fc.record({ delay: value, cut: value }, { requiredKeys: [] }),
  junk,
);
const room = fc.oneof(fc.constantFrom('KP-12345678', 'KP-1'), junk);
const action = fc.oneof(fc.constantFrom(...Object.keys(operatorActions)), junk);
const data = fc.oneof(
  fc
    .record(
      {
        coins: fc.oneof(fc.integer({ min: -2, max: 100_001 }), junk),
        baht: fc.oneof(fc.double({ min: -100, max: 100 }), fc.double(), junk),
        amount: fc.oneof(fc.double({ min: 0, max: 100 }), junk),
        prize: fc.constantFrom('CREDIT30', 'SHIRT', 'NOWHERE'),
      },
      { requiredKeys: [], noNullPrototype: true },
    )
    .chain((given) =>
      fc
        .subarray(Object.keys(given), { maxLength: Math.min(1, Object.keys(given).length) })
        .map((keys) => Object.fromEntries(keys.map((key) => [key, Reflect.get(given, key)]))),
    ),
  fc.record({ room: fc.constant('KP-12345678'), text: fc.oneof(fc.string({ minLength: 1 }), junk) }),
  junk,
);

/** Almost valid arguments for each method; unlisted methods get random ones. */
const near: Record<string, fc.Arbitrary<readonly unknown[]>> = {
  load: fc.tuple(
    fc.oneof(fc.constantFrom(...scenarios.map((each) => each.name).filter((each) => each !== 'vip')), junk),
    options,
  ),
  set: fc.tuple(name, value),
  undo: fc.tuple(fc.oneof(fc.integer({ min: -2, max: 5 }), junk)),
  travel: fc.tuple(fc.oneof(fc.integer({ min: -2, max: 20 }), junk)),
  'clock.jump': fc.tuple(fc.oneof(duration, junk)),
  operate: fc.tuple(action, data),
  fault: fc.tuple(fc.oneof(fc.constantFrom('*', ...Object.keys(operations)), junk), effect),
  'chat.typing': fc.tuple(room, value),
  importCapsule: fc.tuple(junk),
};
const anything = fc.array(junk, { maxLength: 3 });
const paths = [
  ...Object.keys(sandboxCalls),
  ...Object.keys(operatorActions).map((each) => `operator.${each}`),
  'handle',
];
// changes are more frequent than reads
const path = fc.oneof(fc.constantFrom(...paths), fc.constantFrom(...Object.keys(near)));
const anyCall: fc.Arbitrary<AnyCall> = path.chain((chosen) =>
  fc.oneof(near[chosen] ?? anything, anything).map((args) => ({ path: chosen, args })),
);

/** The expected errors of a method; any other error is a defect. */
const refusals = [BadCall, Refusal, CapsuleError];

async function make(sandbox: Sandbox, { path: wanted, args }: AnyCall): Promise<boolean> {
  const [first = '', second] = wanted.split('.');
  const owner = second === undefined ? sandbox : (Reflect.get(sandbox, first) as object);
  try {
    await Reflect.apply(Reflect.get(owner, second ?? first) as () => unknown, owner, args);
    return true;
  } catch (error) {
    // `handle` checks no argument: its input comes from an adapter, not from a tester
    if (wanted !== 'handle' && !refusals.some((kind) => error instanceof kind)) throw error;
    return false; // refused: only what it leaves behind is checked
  }
}

/** A capsule of the present world with one damaged part: it may be readable or not. */
function damaged(capsule: string, place: number, junkText: string): string {
  const at = place % capsule.length;
  return capsule.slice(0, at) + junkText + capsule.slice(at + 1);
}

async function expectReadable(sandbox: Sandbox, store: JournalStore): Promise<void> {
  const stored = await store.read(worldKey(sandbox.address), -1);
  const entries = stored?.entries.map(({ entry }) => entry) ?? [];
  expect(parseJournal(JSON.parse(JSON.stringify(entries)) as unknown[], sandbox.scenario.switches)).not.toBeNull();
  const { offline, serverDown, failureRate } = sandbox.switches();
  sandbox.clearFaults();
  if (!offline && !serverDown && failureRate === 0) expect(await differenceFromReplay(sandbox)).toBe('');
  const { scenario, ...address } = sandbox.address;
  const again = await openSandbox(scenario, { ...address, store });
  expect(again.openedAs).toBe('stored');
  expect(again.journal()).toEqual(sandbox.journal());
}

async function throwCalls(seed: number): Promise<{ made: number; taken: number }> {
  let made = 0;
  let taken = 0;
  const sequence = fc.array(anyCall, { minLength: callsOfOneWorld, maxLength: callsOfOneWorld });
  await fc.assert(
    fc.asyncProperty(sequence, fc.nat(), fc.string({ maxLength: 2 }), async (calls, place, text) => {
      const store = createMemoryStore();
      const sandbox = await openSandbox('everyday', { store, report: () => undefined });
      for (const call of calls) {
        made += 1;
        if (await make(sandbox, call)) taken += 1;
      }
      await expectReadable(sandbox, store);
      await make(sandbox, { path: 'importCapsule', args: [damaged(sandbox.exportCapsule(), place, text)] });
      await expectReadable(sandbox, store);
    }),
    { seed, numRuns: worldsOfOneRun, interruptAfterTimeLimit: 60_000, markInterruptAsFailure: true },
  );
  return { made, taken };
}

test.each([
  ['the same as ever', 20_260_314],
  ['never made before', Date.now() % 2 ** 31],
])(
  'ten thousand calls, %s (seed %i), leave readable, replayable journals',
  async (_, seed) => {
    // the collections warn about damaged records on the console before they refuse them
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { made, taken } = await throwCalls(seed);
    expect(made).toBe(callsOfOneWorld * worldsOfOneRun);
    // hostile and good calls both arrived
    expect(taken).toBeGreaterThan(made / 10);
    expect(taken).toBeLessThan((made * 9) / 10);
  },
  90_000,
);
