import * as z from 'zod/mini';
import { operations } from '../../contract/generated/operations.ts';
import {
  type Switches,
  type SwitchName,
  type SwitchValue,
  storedSwitches,
  switchNames,
  withSwitches,
} from './switches.ts';

/** Raise it when a world of an older version would replay differently. */
export const journalVersion = 1;
/** Version of a journal with skipped entries: builds without support reject it. */
export const skippingVersion = 2;
/** Version of worlds that began with recorded responses, which no build opens any more. */
export const recordingVersion = 3;

/** Entry 0: the start of the world. */
export interface StartEntry {
  readonly seq: 0;
  /** World time, epoch ms, as in every entry. */
  readonly at: number;
  readonly kind: 'start';
  readonly version: number;
  readonly scenario: string;
  readonly seed: number;
  readonly switches: Switches;
}
/** A request that changed the world: it succeeded, or `failAndCommit` refused it. Secrets are hashed. */
export interface RequestEntry {
  readonly seq: number;
  readonly at: number;
  readonly kind: 'request';
  readonly operation: string;
  readonly player: string | null;
  readonly path: Record<string, string>;
  readonly body: unknown;
  /** Idempotency key; null when the client sent none. */
  readonly key: string | null;
  readonly status: number;
  /** Hash of the response body, which a replay verifies; entries of earlier builds have none. */
  readonly answer?: string;
  readonly off?: true;
}
export interface SwitchEntry {
  readonly seq: number;
  readonly at: number;
  readonly kind: 'switch';
  readonly name: SwitchName;
  readonly value: SwitchValue;
  readonly off?: true;
}
/** An action of staff, a bank or a provider. */
export interface OperatorEntry {
  readonly seq: number;
  readonly at: number;
  readonly kind: 'operator';
  readonly action: string;
  readonly data: unknown;
  readonly off?: true;
}
/** A clock jump; `at` is the time after it. */
export interface ClockEntry {
  readonly seq: number;
  readonly at: number;
  readonly kind: 'clock';
}
/** `off`: skipped; only its time passes. It keeps its number, which seeds ids and random draws. */
export type ChangeEntry = RequestEntry | SwitchEntry | OperatorEntry | ClockEntry;
export type JournalEntry = StartEntry | ChangeEntry;
/** Everything that ever changed a world: its start, then each change. */
export type Journal = readonly [StartEntry, ...ChangeEntry[]];

const startSchema = z.strictObject({
  seq: z.literal(0),
  at: z.number().check(z.gte(0), z.lte(8.64e15)),
  kind: z.literal('start'),
  version: z.literal([journalVersion, skippingVersion]),
  scenario: z.string(),
  seed: z.int(),
  switches: storedSwitches,
});

type Fits = (value: unknown) => boolean;

const isText: Fits = (value) => typeof value === 'string';
const isTextOrNull: Fits = (value) => value === null || isText(value);
const isShort: Fits = (value) => typeof value === 'string' && value.length <= 40;
const isOptional =
  (fits: Fits): Fits =>
  (value) =>
    value === undefined || fits(value);
const isAnything: Fits = () => true;
const skipped = ['off', isOptional((value) => value === true)] as const;
const head = [
  ['seq', (value) => Number.isSafeInteger(value) && (value as number) >= 1],
  ['at', (value) => typeof value === 'number' && value >= 0 && value <= 8.64e15],
  ['kind', isText],
] as const satisfies readonly (readonly [string, Fits])[];

/**
 * Fields of each kind of entry, in order. Without a schema library, which takes longer per entry than executing it in a
 * replay.
 */
const changeFields = new Map<unknown, readonly (readonly [name: string, fits: Fits])[]>([
  [
    'request',
    [
      ...head,
      ['operation', (value) => isText(value) && Object.hasOwn(operations, value as string)],
      ['player', isTextOrNull],
      [
        'path',
        (value) =>
          typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isText),
      ],
      ['body', isAnything],
      ['key', isTextOrNull],
      ['status', Number.isSafeInteger],
      ['answer', isOptional(isShort)],
      skipped,
    ],
  ],
  [
    'switch',
    [
      ...head,
      ['name', (value) => switchNames.includes(value as SwitchName)],
      ['value', (value) => typeof value === 'boolean' || isText(value) || Number.isFinite(value)],
      skipped,
    ],
  ],
  ['operator', [...head, ['action', isShort], ['data', isAnything], skipped]],
  ['clock', head],
]);

/** Reads an untrusted entry. @returns null for another shape, or when reading throws */
function readChange(raw: unknown): ChangeEntry | null {
  try {
    const given = raw as Readonly<Record<string, unknown>>;
    const fields = changeFields.get(given['kind']);
    if (!fields) return null;
    const read: Record<string, unknown> = {};
    for (const [name, fits] of fields) {
      const value = given[name];
      if (!fits(value)) return null;
      if (name in given) read[name] = value;
      else if (fits === isAnything) return null;
    }
    for (const name in given) if (!Object.hasOwn(read, name)) return null;
    return read as unknown as ChangeEntry;
  } catch {
    return null;
  }
}

export const isOff = (entry: JournalEntry): boolean => 'off' in entry;

/** Whether `parseJournal` can read an entry; that also checks number and time against its neighbours. */
export const isChange = (entry: unknown): boolean => readChange(entry) !== null;

/**
 * Reads entries that follow a journal entry; validates shape, numbering and order of time.
 * @returns null when any is invalid
 */
export function parseChanges(
  entries: readonly unknown[],
  last: Pick<JournalEntry, 'seq' | 'at'>,
): readonly ChangeEntry[] | null {
  const changes: ChangeEntry[] = [];
  let { seq, at } = last;
  for (const raw of entries) {
    const entry = readChange(raw);
    if (entry?.seq !== seq + 1 || entry.at < at) return null;
    ({ seq, at } = entry);
    changes.push(entry);
  }
  return changes;
}

/**
 * Reads stored or received entries, which may be hostile; validates shape, version, numbering and order of time.
 * @param usual switches of the world's scenario: defaults for switches that did not exist when the entries were
 *   written
 * @returns null when any is invalid; the caller sets the entries aside and informs the tester
 */
export function parseJournal(entries: readonly unknown[], usual: Switches): Journal | null {
  const start = startSchema.safeParse(entries[0]);
  if (!start.success) return null;
  const changes = parseChanges(entries.slice(1), start.data);
  if (!changes) return null;
  const switches = withSwitches(usual, start.data.switches as Partial<Switches>);
  return [{ ...start.data, version: journalVersion, switches } as unknown as StartEntry, ...changes];
}
