/** Traces an element of the app back to its response, journal entry and rule. */
import { type Blame, type Blamed, blame } from '../../../engine/blame.ts';
import type { Language } from '../../../reference/language.ts';
import type { Sandbox } from '../../../sandbox/sandbox.ts';
import type { Asked } from '../kit/panel-tools.ts';
import { elementNow } from './asked.ts';
import { type CallOfField, callOfField } from './chain/call-of-field.ts';
import { fieldName } from './chain/field-name.ts';
import { type Source, sourcesOf, textKeysOf } from './chain/possible.ts';
import { type FieldPath, valueAt } from './trial/change.ts';
import { readingOf } from './trial/hidden-copy.tsx';
import { type AnswerField, type Budget, nothingToTry, type Trial, tryElement, usualBudget } from './trial/trial.ts';

/** Why a chain ends at its call: a fault made the response, or the journal does not explain it. */
type End = 'no-call' | 'fault' | Exclude<Blame['kind'], 'blamed'>;

/** A response field and the origin of its value. */
export interface Chain {
  readonly path: FieldPath;
  /** For people: rows have their names. */
  readonly name: string;
  readonly isList: boolean;
  /** Hash of the query: equal for all fields of a response. */
  readonly question: string;
  readonly value: unknown;
  readonly from: CallOfField | null;
  readonly cause: Blamed | { readonly kind: End };
}

export interface Inquiry {
  /** Text of the element. */
  readonly shown: string;
  /** `proved` and `nothing` result from trials, `possible` lists all candidates; with the others it is unknown. */
  readonly verdict: 'proved' | 'nothing' | 'possible' | 'clock' | 'unknown' | 'no-react' | 'gone';
  readonly trial: Trial;
  readonly chains: readonly Chain[];
  /** Fields that change the element only together. */
  readonly together: readonly (readonly Chain[])[];
  readonly keys: readonly string[];
  readonly sources: readonly Source[];
  /** Calls, journal entries and cache writes of the app during the trial, which itself makes none. */
  readonly meanwhile: { readonly calls: number; readonly entries: number; readonly writes: number };
}

/** Time between two readings, real ms, and their number: a countdown changes meanwhile. */
const aMoment = 500;
const readings = 5;

/** Time limit for the replays of one inquiry, real ms. */
const longestReplay = 8_000;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Whether an element changes while no call is answered, as a countdown does. */
async function runsWithClock(element: Element, sandbox: Sandbox): Promise<boolean> {
  const look = () => ({ reading: readingOf(element), calls: sandbox.calls().at(-1)?.id });
  let before = look();
  for (let count = 0; count < readings; count += 1) {
    await wait(aMoment);
    const now = look();
    if (now.reading !== before.reading && now.calls === before.calls) return true;
    before = now;
  }
  return false;
}

async function chainsOf(sandbox: Sandbox, fields: readonly AnswerField[]): Promise<Chain[]> {
  const calls = sandbox.calls();
  const found = fields.map(({ answer, path, list }) => {
    const used = valueAt(answer.state.data, path);
    const from = callOfField(calls, answer.queryKey, path, used);
    const value = list ? (used as unknown[]).length : used;
    return { path, name: fieldName(answer.state.data, path), isList: list, question: answer.queryHash, value, from };
  });
  const blamed = new Map<number, Blame>();
  const until = performance.now() + longestReplay;
  const isOver = () => performance.now() > until;
  for (const { from } of found) {
    if (!from || from.fault !== null || blamed.has(from.call.id)) continue;
    const { method, path, headers, requestBody, at } = from.call;
    const call = { method, path, headers, body: requestBody as string | null, at, answer: from.data };
    const paths = found.filter((each) => each.from?.call.id === from.call.id).map((each) => each.path);
    blamed.set(from.call.id, await blame(sandbox.journal(), call, paths, isOver));
  }
  const used = new Map<number, number>();
  return found.map((field): Chain => {
    const { from } = field;
    if (!from) return { ...field, cause: { kind: 'no-call' } };
    if (from.fault !== null) return { ...field, cause: { kind: 'fault' } };
    const index = used.get(from.call.id) ?? 0;
    used.set(from.call.id, index + 1);
    const of = blamed.get(from.call.id);
    if (of?.kind !== 'blamed') return { ...field, cause: { kind: of?.kind ?? 'other-world' } };
    return { ...field, cause: of.causes[index] ?? { kind: 'other-world' } };
  });
}

/** Tries the element, again if the app redrew it meanwhile. @returns a null element when it is gone */
async function tryWhatIsThere(asked: Asked, budget: Budget): Promise<{ element: Element | null; trial: Trial }> {
  const tried = elementNow(asked);
  const trial = tried ? await tryElement(tried, budget) : nothingToTry;
  if (!tried || tried.isConnected || trial.verdict === 'proved') return { element: tried, trial };
  const again = elementNow(asked);
  return again ? { element: again, trial: await tryElement(again, budget) } : { element: null, trial };
}

/** @param budget of the trial; larger when the tester continues it */
export async function inquire(
  asked: Asked,
  sandbox: Sandbox,
  language: Language,
  budget: Budget = usualBudget,
): Promise<Inquiry> {
  const { shown } = asked;
  const count = () => ({ calls: sandbox.calls().at(-1)?.id ?? 0, entries: sandbox.journal().length });
  const before = count();
  const { element, trial } = await tryWhatIsThere(asked, budget);
  const after = count();
  const meanwhile = {
    calls: after.calls - before.calls,
    entries: after.entries - before.entries,
    writes: trial.writes,
  };
  const usual = { shown, trial, meanwhile, chains: [], together: [], keys: [], sources: [] };
  if (trial.verdict === 'proved') {
    const chains = await chainsOf(sandbox, trial.fields);
    const together: Chain[][] = [];
    for (const group of trial.together) together.push(await chainsOf(sandbox, group));
    return { ...usual, verdict: 'proved', chains, together };
  }
  const keys = shown === '' ? [] : await textKeysOf(shown, language);
  const sources = shown === '' ? [] : sourcesOf(sandbox, shown, keys);
  if (sources.length > 0) return { ...usual, verdict: 'possible', keys, sources };
  if (!element) return { ...usual, verdict: 'gone', keys };
  if (await runsWithClock(element, sandbox)) return { ...usual, verdict: 'clock', keys };
  const verdict = trial.verdict === 'nothing' || trial.verdict === 'no-react' ? trial.verdict : 'unknown';
  return { ...usual, verdict, keys };
}
