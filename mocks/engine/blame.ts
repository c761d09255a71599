/** Finds the journal entry responsible for a response field: replays the journal and repeats the read after each. */
import type { Journal } from '../kernel/journal.ts';
import type { Posting } from '../kernel/ledger.ts';
import {
  type ChoiceSwitch,
  type FlagSwitch,
  type NumberSwitch,
  type Switches,
  type SwitchName,
  switchNames,
  switchTable,
} from '../kernel/switches.ts';
import type { World } from '../kernel/world.ts';
import { askerOf, type ReadCall } from './asked-read.ts';
import { buildWorld } from './build-world.ts';
import { carryOutDueEvents, replay, replayEntry } from './execute.ts';

/** A place in a response; a number is an index of a list. */
export type AnswerPath = readonly (string | number)[];

/** A call from the traffic log. */
interface AskedCall extends ReadCall {
  /** World time, epoch ms. */
  readonly at: number;
  /** The data of its response. */
  readonly answer: unknown;
}

/** The effects of one step. */
export interface StepFacts {
  readonly postings: readonly Posting[];
  /** The switches that the step has read. */
  readonly switches: readonly SwitchName[];
}

/** The step that gave a field the value in the response. */
export type Blamed =
  | ({ readonly kind: 'entry'; readonly seq: number } & StepFacts)
  | ({ readonly kind: 'event'; readonly event: string; readonly at: number } & StepFacts)
  /** Unchanged since the start. `named`: start switches that change it, in a world without records; null when time ran out first. */
  | { readonly kind: 'start'; readonly named: readonly SwitchName[] | null }
  /** No step: the value changes with time. */
  | { readonly kind: 'time' };

/** The causes, or the failure: the call is not a read of this world, or the journal does not lead to its response. */
export type Blame =
  | { readonly kind: 'blamed'; readonly causes: readonly (Blamed | null)[] }
  | { readonly kind: 'not-a-read' | 'other-world' | 'too-long' };

type Asked = (world: World) => Promise<unknown>;

/** @returns null for a call that is not a read, or that this world refuses */
function dataAskerOf(end: World, call: AskedCall): Asked | null {
  const ask = askerOf(end, call);
  if (!ask) return null;
  return async (world) => {
    const answer = await ask(world);
    return answer?.status === 200 ? answer.body : undefined;
  };
}

type Step = string | number | { readonly row: string };

/** The id or code of a row; null without one. */
export const rowIdOf = (row: unknown): string | null => {
  if (typeof row !== 'object' || row === null) return null;
  const id: unknown = Reflect.get(row, '_id') ?? Reflect.get(row, 'code');
  return typeof id === 'string' ? id : null;
};

/** The same place with row ids instead of indexes: later rows shift the indexes. */
function byRows(answer: unknown, path: AnswerPath): Step[] {
  let part = answer;
  return path.map((step) => {
    part = typeof part === 'object' && part !== null ? Reflect.get(part, step) : undefined;
    const id = typeof step === 'number' ? rowIdOf(part) : null;
    return id === null ? step : { row: id };
  });
}

function read(answer: unknown, path: readonly Step[]): string {
  let part = answer;
  for (const step of path) {
    if (typeof part !== 'object' || part === null) return 'nothing';
    if (typeof step !== 'object') part = Reflect.get(part, step);
    else part = Array.isArray(part) ? part.find((row) => rowIdOf(row) === step.row) : undefined;
  }
  return JSON.stringify(part) ?? 'nothing';
}

/** The step before a moment of the replay, and each field at that moment. */
interface Moment {
  readonly step: Exclude<Blamed, { kind: 'start' | 'time' }> | 'start' | 'time';
  readonly values: readonly string[];
}

/** Runs one step and records the switches that it reads and the postings that it adds. */
async function noting(world: World, step: () => unknown): Promise<StepFacts> {
  const names = new Set<SwitchName>();
  const { postings } = world.ledger;
  const before = postings.length;
  const plain: Switches = world.switches;
  const watched = new Proxy(plain, {
    get(target, name) {
      if (typeof name === 'string' && Object.hasOwn(target, name)) names.add(name as SwitchName);
      return Reflect.get(target, name) as unknown;
    },
  });
  world.switches = watched;
  await step();
  // turning a switch replaces the watched switches
  const turned = world.switches !== watched;
  if (!turned) world.switches = plain;
  return { postings: world.ledger.postings.slice(before), switches: turned ? [] : [...names] };
}

/** The other values that a start switch can have. */
function otherSettings(name: SwitchName, switches: Switches): Switches[SwitchName][] {
  const entry: FlagSwitch | NumberSwitch | ChoiceSwitch = switchTable[name];
  if (entry.kind === 'flag') return [!switches[name]];
  if (entry.kind === 'choice')
    return entry.options.filter((option) => option !== switches[name]) as Switches[SwitchName][];
  const value = Number(switches[name]);
  return [value + 1 <= entry.max ? value + 1 : value - 1];
}

/** The start switches that change each field, each tried alone; null when time ran out. */
async function namedSwitches(
  [start]: Journal,
  ask: Asked,
  paths: readonly (readonly Step[])[],
  isOver: () => boolean,
): Promise<SwitchName[][] | null> {
  const named: SwitchName[][] = paths.map(() => []);
  const valuesOf = async (switches: Switches) => {
    const answer = await ask(await buildWorld({ ...start, switches }));
    return answer === undefined ? null : paths.map((path) => read(answer, path));
  };
  const usual = (await valuesOf(start.switches)) ?? [];
  for (const name of switchNames.filter((each) => switchTable[each].atStart)) {
    for (const setting of otherSettings(name, start.switches)) {
      if (isOver()) return null;
      const values = (await valuesOf({ ...start.switches, [name]: setting })) ?? usual;
      for (const [index, value] of values.entries()) {
        if (value !== usual[index] && !named[index]?.includes(name)) named[index]?.push(name);
      }
    }
  }
  return named;
}

/**
 * Finds the step responsible for each field of a response.
 * @param journal of the world that gave the response
 * @param paths places in the response
 * @param isOver returns whether time is up; called before each entry and each tried switch
 */
export async function blame(
  journal: Journal,
  call: AskedCall,
  paths: readonly AnswerPath[],
  isOver: () => boolean = () => false,
): Promise<Blame> {
  const [start, ...all] = journal;
  const changes = all.filter(({ at }) => at <= call.at);
  const { world: end } = await replay([start, ...changes]);
  const ask = dataAskerOf(end, call);
  if (!ask) return { kind: 'not-a-read' };
  const rows = paths.map((path) => byRows(call.answer, path));
  const shown = rows.map((path) => read(call.answer, path));
  const world = await buildWorld(start);
  const moments: Moment[] = [];
  const look = async (step: Moment['step']) => {
    const answer = await ask(world);
    moments.push({ step, values: rows.map((path) => read(answer, path)) });
  };
  const runDue = async (to: number) => {
    for (;;) {
      const [next] = world.schedule.list();
      if (!next || next.at > to) return;
      const facts = await noting(world, () => carryOutDueEvents(world, next.at));
      await look({ kind: 'event', event: next.kind, at: next.at, ...facts });
    }
  };
  await look('start');
  for (const entry of changes) {
    if (isOver()) return { kind: 'too-long' };
    await runDue(entry.at);
    const facts = await noting(world, () => replayEntry(world, entry));
    await look({ kind: 'entry', seq: entry.seq, ...facts });
  }
  await runDue(call.at);
  world.beginStep(call.at, 'asked');
  await look('time');

  const causes = rows.map((_path, index) => lastChange(moments, index, shown[index] as string));
  if (causes.every((cause) => cause === null)) return { kind: 'other-world' };
  const fromStart = causes.some((cause) => cause === 'start');
  // Records, not switches and seed, make the start of a world from life.
  const named = fromStart && !start.records ? await namedSwitches(journal, ask, rows, isOver) : [];
  return {
    kind: 'blamed',
    causes: causes.map((cause, index) => {
      if (cause === 'start') return { kind: 'start', named: named && (named[index] ?? []) };
      return cause === 'time' ? { kind: 'time' } : cause;
    }),
  };
}

/** The last step that gave a field the shown value; null when none did. */
function lastChange(moments: readonly Moment[], field: number, shown: string): Moment['step'] | null {
  const last = moments.findLastIndex(({ values }) => values[field] === shown);
  if (last < 0) return null;
  let first = last;
  while (first > 0 && moments[first - 1]?.values[field] === shown) first -= 1;
  return moments[first]?.step ?? null;
}
