import { parseMoment } from '../time/dates.ts';
import { type Issue, parseInSteps, type Schema } from './parse-in-steps.ts';

/** Maximum number of logged places. */
const maxLogged = 20;

/** Paths that do not match the contract, such as `rows.3.amount`, for the log. Never values. */
export const placesOf = (issues: readonly { readonly path: readonly PropertyKey[] }[]): string[] =>
  issues.slice(0, maxLogged).map(({ path }) => path.map(String).join('.'));

type Path = readonly PropertyKey[];

/**
 * How invalid parts are repaired; without a mode the response is strict. A list item is unusable if it is no object; with
 * `null` also if its `code`, which identifies it, is invalid.
 *
 * | mode | invalid field outside lists | invalid field of an item | unusable item |
 * | --- | --- | --- | --- |
 * | none | response unreadable | item dropped | dropped |
 * | null | null; a figure out of range stays | null, likewise | null |
 * | keep | stays; a missing list: unreadable | stays | stays |
 */
export type RepairMode = 'null' | 'keep';

const isObject = (value: unknown): value is Record<PropertyKey, unknown> => typeof value === 'object' && value !== null;

function valueAt(root: unknown, path: Path): unknown {
  let value = root;
  for (const key of path) {
    if (!isObject(value) || !Object.hasOwn(value, key)) return undefined;
    value = value[key];
  }
  return value;
}

/** @returns false outside lists */
function nullItem(root: unknown, { path }: Issue): boolean {
  const index = path.findLastIndex((key) => typeof key === 'number');
  const list = valueAt(root, path.slice(0, Math.max(index, 0)));
  // Otherwise an issue of an outer item has removed the list.
  if (index >= 0 && Array.isArray(list)) list[Number(path[index])] = null;
  return index >= 0;
}

/** A figure out of range is kept: its screen limits it (MNY-20). */
const isTooFar = ({ code }: Issue, value: unknown): boolean =>
  typeof value === 'number' && (code === 'too_big' || code === 'too_small');

function nullField(root: unknown, issue: Issue): boolean {
  const { path } = issue;
  const key = path.at(-1);
  if (key === undefined) return false;
  const parent = valueAt(root, path.slice(0, -1));
  const isItem = typeof key === 'number' || (key === 'code' && path.length > 1);
  if (isItem || !isObject(parent)) return nullItem(root, issue);
  if (!isTooFar(issue, parent[key])) parent[key] = null;
  return true;
}

/** A history without its list is not empty, but unreadable. */
const isKept = ({ path, expected }: Issue): boolean =>
  path.length > 0 && (expected !== 'array' || path.some((key) => typeof key === 'number'));

function dropNullItems(value: unknown): void {
  if (!isObject(value)) return;
  if (Array.isArray(value)) value.splice(0, value.length, ...value.filter((item) => item !== null));
  for (const child of Object.values(value)) dropNullItems(child);
}

/** Whether nothing of a response is left: then it is a different response. */
const isEmptied = (value: unknown): boolean =>
  value === null || (isObject(value) && !Array.isArray(value) && Object.values(value).every(isEmptied));

/** Drops fields that the schema does not have, also in nested objects. */
function knownFields(schema: object, value: unknown): unknown {
  if (!('shape' in schema && isObject(schema.shape) && isObject(value)) || Array.isArray(value)) return value;
  const fields = Object.entries(schema.shape).filter(([name]) => Object.hasOwn(value, name));
  return Object.fromEntries(
    fields.map(([name, field]) => [name, isObject(field) ? knownFields(field, value[name]) : value[name]]),
  );
}

/** Rewrites times in other spellings than the contract's, such as epoch seconds (MNY-23). @returns whether there were any */
function rewriteTimes(value: unknown): boolean {
  if (!isObject(value)) return false;
  let found = false;
  for (const [key, child] of Object.entries(value)) {
    const moment = key.endsWith('At') && !`${child}`.endsWith('Z') ? parseMoment(child) : null;
    const text = moment === null ? child : new Date(moment).toISOString();
    if (text !== child) value[key] = text;
    found = text !== child || rewriteTimes(child) || found;
  }
  return found;
}

/**
 * Repairs a value that does not match its schema, as far as the mode allows.
 * @param essential field without which the others are useless
 * @returns the parsed value, or null if it cannot be repaired, and the repaired places
 */
export async function repair(
  schema: Schema,
  given: unknown,
  mode: RepairMode | null,
  essential?: string,
): Promise<{ value: unknown; repaired: string[] }> {
  const first = await parseInSteps(schema, given);
  if (first.success) return { value: first.data, repaired: [] };
  const copy: unknown = structuredClone(given);
  const second = rewriteTimes(copy) ? await parseInSteps(schema, copy) : first;
  if (second.success) return { value: second.data, repaired: [] };
  const { issues } = second.error;
  const repaired = placesOf(issues);
  const isUseless = essential !== undefined && issues.some(({ path }) => path[0] === essential);
  const repairOne = mode === 'keep' ? isKept : (issue: Issue) => (mode ? nullField : nullItem)(copy, issue);
  if (isUseless || !issues.every(repairOne)) return { value: null, repaired };
  if (mode === 'keep') return { value: copy, repaired };
  if (mode === 'null') {
    const left = knownFields(schema, copy);
    return { value: isEmptied(left) ? null : left, repaired };
  }
  dropNullItems(copy);
  const last = schema.safeParse(copy);
  return { value: last.success ? last.data : null, repaired };
}
