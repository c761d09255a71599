/** Shows the changes that journal entries made to a world. */
import type { Journal } from '../../kernel/journal.ts';
import type { Posting } from '../../kernel/ledger.ts';
import { carryOutDueEvents, replay, replayEntry } from '../execute/execute.ts';

/** A field of a record before and after; undefined where it is absent. */
export interface FieldChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}
interface RecordChange {
  readonly id: string;
  readonly fields: readonly FieldChange[];
}
/** Changes to the records of a table, or to the rows of a log. */
export interface TableDiff {
  readonly table: string;
  readonly added: readonly object[];
  readonly changed: readonly RecordChange[];
  readonly gone: readonly object[];
}
export interface WorldDiff {
  readonly tables: readonly TableDiff[];
  /** Satang, by account. */
  readonly balances: readonly FieldChange[];
  readonly postings: readonly Posting[];
  readonly switches: readonly FieldChange[];
  /** Events that were scheduled, and events that are no longer scheduled. */
  readonly agenda: { readonly added: readonly object[]; readonly gone: readonly object[] };
  /** Kinds of events that came due just before a single entry; the diff leaves out their effects. */
  readonly before: readonly string[];
}

/** The parts of `World.dump`. */
interface Dump {
  readonly switches: Record<string, unknown>;
  readonly records: Record<string, readonly object[]>;
  readonly balances: Record<string, number>;
  readonly postings: readonly Posting[];
  readonly agenda: readonly object[];
  readonly logs: readonly (readonly [name: string, total: number, rows: readonly object[]])[];
}

const idOf = (record: object): string => String(Reflect.get(record, '_id') ?? Reflect.get(record, 'id') ?? '');

function fieldChanges(before: object, after: object): FieldChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names
    .map((field) => ({
      field,
      before: Reflect.get(before, field) as unknown,
      after: Reflect.get(after, field) as unknown,
    }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
}

/** Matches records by id, and those without one by content. */
function tableDiff(table: string, before: readonly object[], after: readonly object[]): TableDiff {
  const byName = (records: readonly object[]) => new Map(records.map((one) => [idOf(one) || JSON.stringify(one), one]));
  const [old, now] = [byName(before), byName(after)];
  const changed = [...now].flatMap(([id, record]): RecordChange[] => {
    const known = old.get(id);
    const fields = known ? fieldChanges(known, record) : [];
    return fields.length > 0 ? [{ id, fields }] : [];
  });
  const missingIn = (other: ReadonlyMap<string, object>) => (entry: readonly [string, object]) => !other.has(entry[0]);
  return {
    table,
    added: [...now].filter(missingIn(old)).map(([, record]) => record),
    changed,
    gone: [...old].filter(missingIn(now)).map(([, record]) => record),
  };
}

const isSomething = ({ added, changed, gone }: TableDiff) => added.length + changed.length + gone.length > 0;

/** @param before from `World.dump` @param after likewise */
function diffOfDumps(before: string, after: string): Omit<WorldDiff, 'before'> {
  const [old, now] = [JSON.parse(before) as Dump, JSON.parse(after) as Dump];
  const rows = (dump: Dump) => ({
    ...dump.records,
    ...Object.fromEntries(dump.logs.map(([name, , appended]) => [name, appended])),
  });
  const [oldRows, nowRows]: Record<string, readonly object[]>[] = [rows(old), rows(now)];
  const names = [...new Set([...Object.keys(oldRows ?? {}), ...Object.keys(nowRows ?? {})])].sort();
  const agenda = tableDiff('agenda', old.agenda, now.agenda);
  return {
    tables: names.map((name) => tableDiff(name, oldRows?.[name] ?? [], nowRows?.[name] ?? [])).filter(isSomething),
    balances: fieldChanges(old.balances, now.balances),
    postings: now.postings.slice(old.postings.length),
    switches: fieldChanges(old.switches, now.switches),
    agenda: { added: agenda.added, gone: agenda.gone },
  };
}

/**
 * The changes to a journal's world between the moments right after two entries. For a single entry, the effects of
 * events that came due before it are left out.
 */
export async function diffBetween(journal: Journal, from: number, to: number): Promise<WorldDiff> {
  const [start, ...changes] = journal;
  const { world } = await replay([start, ...changes.slice(0, from)]);
  const entries = changes.slice(from, to);
  const due: string[] = [];
  const [first] = entries;
  if (first && entries.length === 1) {
    due.push(...world.schedule.list().flatMap(({ at, kind }) => (at <= first.at ? kind : [])));
    await carryOutDueEvents(world, first.at);
  }
  const before = world.dump();
  for (const entry of entries) await replayEntry(world, entry);
  return { ...diffOfDumps(before, world.dump()), before: due };
}
