import * as z from 'zod/mini';
import { errorStatus } from '../../contract/generated/errors.ts';
import { operations } from '../../contract/generated/operations.ts';
import { isOperatorAction, takesData } from '../engine/execute/operator.ts';
import { type Scenario, storedAddress, type WorldAddress } from '../engine/execute/scenario.ts';
import { parseJournal, recordingVersion, skippingVersion } from '../kernel/journal.ts';
import { readText } from '../kernel/read-text.ts';
import { isSwitchName } from '../kernel/switches.ts';
import { latestWorldTime } from '../kernel/time/duration.ts';
import { type Fault, faultSchema } from '../wire/faults.ts';
import { type Capsule, CapsuleError, capsuleFamily, capsuleFormat, checkSize, faultsFormat } from './capsule.ts';

const capsuleSchema = z.strictObject({
  format: z.enum([capsuleFormat, faultsFormat]),
  address: z.omit(storedAddress, { copy: true }),
  journal: z.array(z.unknown()).check(z.minLength(1)),
  faults: z.array(z.extend(faultSchema, { next: z.optional(z.unknown()) })),
});

/** A capsule, and names of its parts that this build no longer knows. */
interface ReadCapsule extends Capsule {
  readonly retired: readonly string[];
}

/** The parts of a capsule that identify the build that made it. */
const originSchema = z.looseObject({
  format: z.string().check(z.startsWith(capsuleFamily)),
  address: z.looseObject({ set: z.record(z.string(), z.unknown()) }),
  journal: z.array(z.looseObject({ kind: z.string() })).check(z.minLength(1)),
  faults: z.array(z.looseObject({ operation: z.string(), code: z.optional(z.string()) })),
});
const startOrigin = z.looseObject({ version: z.number(), switches: z.record(z.string(), z.unknown()) });

/** Whether an entry has a kind, call, switch or operator action that is unknown to this build. */
function isUnknownChange({ kind, operation, name, action }: Record<string, unknown>): boolean {
  if (kind === 'request') return typeof operation === 'string' && !Object.hasOwn(operations, operation);
  if (kind === 'switch') return typeof name === 'string' && !isSwitchName(name);
  if (kind === 'operator') return typeof action === 'string' && !isOperatorAction(action);
  return kind !== 'clock';
}

const isUnknownFault = ({ operation, code }: { operation: string; code?: string | undefined }) =>
  (operation !== '*' && !Object.hasOwn(operations, operation)) ||
  (code !== undefined && !Object.hasOwn(errorStatus, code));

/** Whether an unreadable capsule has something that another build may know: a format, a switch, a call. */
function isOfOtherBuild(json: unknown): boolean {
  const origin = originSchema.safeParse(json);
  if (!origin.success) return false;
  const { format, address, journal, faults } = origin.data;
  if (format !== capsuleFormat && format !== faultsFormat) return true;
  const [first, ...changes] = journal;
  const start = startOrigin.safeParse(first);
  if (!start.success) return false;
  const names = [...Object.keys(address.set), ...Object.keys(start.data.switches)];
  const unknown = !names.every(isSwitchName) || changes.some(isUnknownChange) || faults.some(isUnknownFault);
  return unknown || start.data.version > skippingVersion;
}

const recordingSchema = z.looseObject({
  journal: z.array(z.unknown()).check(z.minLength(1)),
});
const isRecording = (json: unknown): boolean => {
  const [start] = recordingSchema.safeParse(json).data?.journal ?? [];
  return startOrigin.safeParse(start).data?.version === recordingVersion;
};

/** The text of a capsule file. @throws CapsuleError for an unsupported encoding */
export function capsuleText(bytes: Uint8Array): string {
  const text = readText(bytes);
  if (text === null) throw new CapsuleError('encoding');
  return text;
}

/** The first entry that no journal accepts after those before it. */
function brokenEntry(entries: readonly unknown[], switches: Scenario['switches']): number {
  let [readable, broken] = [0, entries.length];
  while (broken - readable > 1) {
    const middle = Math.floor((readable + broken) / 2);
    if (parseJournal(entries.slice(0, middle), switches)) readable = middle;
    else broken = middle;
  }
  return readable;
}

/** Parses a capsule; treats it as hostile input. @throws CapsuleError */
export function readCapsule(text: string, scenarios: readonly Pick<Scenario, 'name' | 'switches'>[]): ReadCapsule {
  checkSize(text);
  let json: unknown;
  try {
    // A file that was not read by `capsuleText` keeps its byte order mark
    json = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    throw new CapsuleError('unreadable');
  }
  const parsed = capsuleSchema.safeParse(json);
  const unreadable = (place: string) =>
    isRecording(json) || isOfOtherBuild(json)
      ? new CapsuleError(isRecording(json) ? 'recording' : 'other-build')
      : new CapsuleError('unreadable', place);
  if (!parsed.success) throw unreadable(parsed.error.issues[0]?.path.join('.') ?? '');
  const address = parsed.data.address as WorldAddress;
  const scenario = scenarios.find(({ name }) => name === address.scenario);
  if (!scenario) throw new CapsuleError('unknown-scenario');
  const journal = parseJournal(parsed.data.journal, scenario.switches);
  // A later world would fail at its next second: JavaScript dates end there
  if ((journal?.at(-1)?.at ?? 0) > latestWorldTime) throw unreadable(`journal.${(journal?.length ?? 0) - 1}.at`);
  if (!journal) throw unreadable(`journal.${brokenEntry(parsed.data.journal, scenario.switches)}`);
  const wrong = journal.findIndex(
    (entry, index) =>
      index > 0 &&
      (isUnknownChange({ ...entry }) || (entry.kind === 'operator' && !takesData(entry.action, entry.data))),
  );
  if (wrong > 0) throw unreadable(`journal.${wrong}`);
  const [start] = journal;
  for (const part of ['scenario', 'seed'] as const)
    if (start[part] !== address[part]) throw unreadable(`address.${part}`);
  // A sequence of effects, of an earlier build
  const faults = parsed.data.faults.filter((fault) => !('next' in fault)) as Fault[];
  const retired = faults.length < parsed.data.faults.length ? ['faults.next'] : [];
  return { address, journal, faults, retired };
}
