/** What entries of a journal have changed in a world. */
import type { Journal } from '../kernel/journal.ts';
import type { Posting } from '../kernel/ledger.ts';
import { carryOutDueEvents, replay, replayEntry } from './execute.ts';

/** A field of a record before and after; undefined where it was not there. */
export interface FieldChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}
interface RecordChange {
  readonly id: string;
  readonly fields: readonly FieldChange[];
}
/** What became of the records of a table, or of the rows of a log. */
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
  /** Postings that only the earlier or first world has; none when one world continues the other. */
  readonly postingsGone: readonly Posting[];
  readonly switches: readonly FieldChange[];
  /** Events that the world has been given to do later, and those that it will not do any more. */
  readonly agenda: { readonly added: readonly object[]; readonly gone: readonly object[] };
  /** Kinds of events that came due on the way to a single entry; what they have done is not in the diff. */
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

/** Records are known by their id, and those without one by what they hold. */
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

/** How many postings two worlds share, from the first on. */
function commonPostings(one: readonly Posting[], other: readonly Posting[]): number {
  const first = one.findIndex((posting, index) => JSON.stringify(posting) !== JSON.stringify(other[index]));
  return first < 0 ? one.length : first;
}

/** @param before as `World.dump` writes it @param after likewise */
export function diffOfDumps(before: string, after: string): Omit<WorldDiff, 'before'> {
  const [old, now] = [JSON.parse(before) as Dump, JSON.parse(after) as Dump];
  const rows = (dump: Dump) => ({
    ...dump.records,
    ...Object.fromEntries(dump.logs.map(([name, , appended]) => [name, appended])),
  });
  const [oldRows, nowRows]: Record<string, readonly object[]>[] = [rows(old), rows(now)];
  const names = [...new Set([...Object.keys(oldRows ?? {}), ...Object.keys(nowRows ?? {})])].sort();
  const common = commonPostings(old.postings, now.postings);
  const agenda = tableDiff('agenda', old.agenda, now.agenda);
  return {
    tables: names.map((name) => tableDiff(name, oldRows?.[name] ?? [], nowRows?.[name] ?? [])).filter(isSomething),
    balances: fieldChanges(old.balances, now.balances),
    postings: now.postings.slice(common),
    postingsGone: old.postings.slice(common),
    switches: fieldChanges(old.switches, now.switches),
    agenda: { added: agenda.added, gone: agenda.gone },
  };
}

/**
 * What changed in the world of a journal from right after one entry to right after a later one. For a single entry, what came
 * due before it is left out.
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
