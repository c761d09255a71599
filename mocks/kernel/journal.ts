import * as z from 'zod/mini';
import { operations } from '../../contract/generated/operations.ts';
import type { StartRecords } from './start-records.ts';
import {
  type Switches,
  type SwitchName,
  type SwitchValue,
  storedSwitches,
  switchNames,
  withSwitches,
} from './switches.ts';
import { tryParse } from './try-parse.ts';

/** Raised whenever a world of an older version would replay differently. */
export const journalVersion = 1;
/** The version that a journal with skipped entries travels under: builds that know none cannot read it, and say so. */
export const skippingVersion = 2;
/** The version of a journal that begins with records (`StartEntry.records`), with skipped entries or without. */
export const recordsVersion = 3;

/** Entry 0: how the world began. */
export interface StartEntry {
  readonly seq: 0;
  /** World time, epoch ms, as in every entry. */
  readonly at: number;
  readonly kind: 'start';
  readonly version: number;
  readonly scenario: string;
  readonly seed: number;
  readonly switches: Switches;
  /** What the world begins with, where that is not drawn from the seed; `recordedWorld` checks it. */
  readonly records?: StartRecords;
}
/** A request that changed the world: it succeeded, or was refused by `failAndCommit`. Secrets are hashed. */
export interface RequestEntry {
  readonly seq: number;
  readonly at: number;
  readonly kind: 'request';
  readonly operation: string;
  readonly player: string | null;
  readonly path: Record<string, string>;
  readonly body: unknown;
  /** The intent's idempotency key, when the client sent one. */
  readonly key: string | null;
  readonly status: number;
  /** Hash of the answer's body, with which a replay checks itself; entries of earlier builds have none. */
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
/** An operator action: staff, a bank or a provider did something. */
export interface OperatorEntry {
  readonly seq: number;
  readonly at: number;
  readonly kind: 'operator';
  readonly action: string;
  readonly data: unknown;
  readonly off?: true;
}
/** The clock was moved; `at` is the time after the jump. */
export interface ClockEntry {
  readonly seq: number;
  readonly at: number;
  readonly kind: 'clock';
}
/** `off`: skipped, so that time goes by in its place; it keeps its number, from which ids and chance are made. */
export type ChangeEntry = RequestEntry | SwitchEntry | OperatorEntry | ClockEntry;
export type JournalEntry = StartEntry | ChangeEntry;
/** All that ever changed a world: how it began, then each change. */
export type Journal = readonly [StartEntry, ...ChangeEntry[]];

const seq = z.int().check(z.gte(1));
const at = z.number().check(z.gte(0), z.lte(8.64e15));
const off = z.optional(z.literal(true));
const startSchema = z.strictObject({
  seq: z.literal(0),
  at,
  kind: z.literal('start'),
  version: z.literal([journalVersion, skippingVersion, recordsVersion]),
  scenario: z.string(),
  seed: z.int(),
  switches: storedSwitches,
  records: z.optional(z.record(z.string(), z.unknown())),
});
const changeSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    seq,
    at,
    kind: z.literal('request'),
    operation: z.string().check(z.refine((id) => Object.hasOwn(operations, id))),
    player: z.nullable(z.string()),
    path: z.record(z.string(), z.string()),
    body: z.unknown(),
    key: z.nullable(z.string()),
    status: z.int(),
    answer: z.optional(z.string().check(z.maxLength(40))),
    off,
  }),
  z.strictObject({
    seq,
    at,
    kind: z.literal('switch'),
    name: z.string().check(z.refine((name) => switchNames.includes(name as SwitchName))),
    value: z.union([z.boolean(), z.number(), z.string()]),
    off,
  }),
  z.strictObject({
    seq,
    at,
    kind: z.literal('operator'),
    action: z.string().check(z.maxLength(40)),
    data: z.unknown(),
    off,
  }),
  z.strictObject({ seq, at, kind: z.literal('clock') }),
]);

/** Whether an entry is skipped. */
export const isOff = (entry: JournalEntry): boolean => 'off' in entry;

/** Whether `parseJournal` can read an entry; it checks number and time against the entries around it as well. */
export const isChange = (entry: unknown): boolean => changeSchema.safeParse(entry).success;

/**
 * Reads entries that follow an entry of a journal: shape, numbering and order of time must be right.
 * @returns null when anything is wrong
 */
export function parseChanges(
  entries: readonly unknown[],
  last: Pick<JournalEntry, 'seq' | 'at'>,
): readonly ChangeEntry[] | null {
  const changes: ChangeEntry[] = [];
  let { seq, at } = last;
  for (const raw of entries) {
    const entry = tryParse(changeSchema, raw);
    if (!entry?.success || entry.data.seq !== seq + 1 || entry.data.at < at) return null;
    ({ seq, at } = entry.data);
    changes.push(entry.data as ChangeEntry);
  }
  return changes;
}

/**
 * Reads stored or received entries, which may be hostile: shape, version, numbering and order of time must be right.
 * @param usual the switches of the world's scenario: a switch that did not exist when the entries were written has
 *   the value that the scenario gives it
 * @returns null when anything is wrong; the caller then sets the entries aside and tells the tester
 */
export function parseJournal(entries: readonly unknown[], usual: Switches): Journal | null {
  const start = startSchema.safeParse(entries[0]);
  if (!start.success || (start.data.records !== undefined) !== (start.data.version === recordsVersion)) return null;
  const changes = parseChanges(entries.slice(1), start.data);
  if (!changes) return null;
  const switches = withSwitches(usual, start.data.switches as Partial<Switches>);
  const version = start.data.records ? recordsVersion : journalVersion;
  return [{ ...start.data, version, switches } as unknown as StartEntry, ...changes];
}
