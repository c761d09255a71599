/** A world as the lines of a snapshot, and back. */
import type { StartEntry } from '../../kernel/journal.ts';
import type { Account, Posting } from '../../kernel/ledger.ts';
import { Log } from '../../kernel/log.ts';
import type { Rows } from '../../kernel/rows.ts';
import type { Switches } from '../../kernel/switches.ts';
import type { ScheduledEvent } from '../../kernel/time/schedule.ts';
import { type CopiedLog, World } from '../../kernel/world.ts';
import { buildWorld } from '../build-world.ts';
import { tables } from '../registry.ts';
import { type Line, type ReadSnapshot, toBytes } from './format.ts';
import { StoredRows } from './stored-rows.ts';

/** How many rows are written and read at once: a millisecond or two of work. */
const together = 1000;

/** What is no list; checked by the sum of the snapshot, and written by the same build. */
interface State {
  readonly switches: Switches;
  readonly now: number;
  /** Null before the first event. */
  readonly lastRunAt: number | null;
  readonly events: readonly ScheduledEvent[];
  readonly amounts: readonly (readonly [Account, number])[];
  readonly intents: readonly (readonly [string, { status: number; body: unknown }])[];
  readonly records: Readonly<Record<string, readonly object[]>>;
}

function stateOf(world: World): State {
  const { switches, now, schedule, ledger, intents } = world;
  return {
    switches,
    now,
    lastRunAt: Number.isFinite(schedule.lastRunAt) ? schedule.lastRunAt : null,
    events: schedule.list(),
    amounts: [...ledger.amounts],
    intents: [...intents],
    records: world.records(),
  };
}

/** The rows of a list, some at a time. */
export function* linesOf(list: string, rows: Pick<Rows<object>, 'length' | 'slice'>): Generator<Line> {
  for (let from = 0; from < rows.length; from += together) {
    const some = rows.slice(from, from + together);
    yield { list, count: some.length, bytes: toBytes(some) };
  }
}

/** The same world gives the same lines, byte for byte. */
export function* linesOfWorld(world: World): Generator<Line> {
  yield { list: 'state', count: 1, bytes: toBytes([stateOf(world)]) };
  yield* linesOf('postings', world.ledger.rows);
  // in an order of their own: reading opens a log too
  for (const [name, log] of [...world.logs].sort(([a], [b]) => (a < b ? -1 : 1)))
    yield* linesOf(logPrefix + name, log.rows);
}

const logPrefix = 'log ';

const untouched = () => undefined;

/** Makes records as a collection has them: each carries the collection's own marks. */
async function tablesOf(start: StartEntry, records: State['records']): Promise<World['tables']> {
  const { tables: made } = new World(start, tables);
  for (const { name } of tables) for (const record of records[name] ?? []) await made.get(name)?.create(record);
  return made;
}

/** The world of a snapshot; what is computed from before its beginning comes from the world that it began as. */
export async function worldOf(snapshot: ReadSnapshot, start: StartEntry): Promise<World> {
  const [state] = (snapshot.parts<State>('state')[0]?.read() ?? []) as [State];
  const begun = await buildWorld(start);
  const logs: Map<string, CopiedLog> = new Map(begun.logs);
  for (const list of snapshot.lists) {
    if (!list.startsWith(logPrefix)) continue;
    const name = list.slice(logPrefix.length);
    const past: CopiedLog = begun.logs.get(name) ?? new Log<never>(untouched);
    logs.set(name, past.copy(untouched, new StoredRows<never>(snapshot.parts(list))));
  }
  return new World(start, tables, {
    switches: state.switches,
    now: state.now,
    ledger: { amounts: new Map(state.amounts), rows: new StoredRows(snapshot.parts<Posting>('postings')) },
    schedule: { list: () => state.events, lastRunAt: state.lastRunAt ?? Number.NEGATIVE_INFINITY },
    intents: new Map(state.intents),
    tables: await tablesOf(start, state.records),
    logs,
  });
}
