type Path = readonly PropertyKey[];
interface Issue {
  readonly code?: string | undefined;
  /** The type that was asked for, where another one came. */
  readonly expected?: unknown;
  readonly path: Path;
}
interface Schema {
  /** The fields asked for. */
  readonly shape: object;
  safeParse(value: unknown): { success: true; data: unknown } | { success: false; error: { issues: readonly Issue[] } };
}

/**
 * drop: an item of a list that does not fit is left out; blank: a field that does not fit becomes null, but for a figure
 * beyond its limits, and only items that can't be told apart (no object, no `code`) are left out; place: like blank, but
 * such an item leaves null in its place; keep: what does not fit stays as it came, as long as the list is there, and
 * only items that are no objects are left out; each: a list stays as it came, whatever its items are, for a reader that
 * judges them one by one.
 */
export type RepairMode = 'drop' | 'blank' | 'place' | 'keep' | 'each';

/** More places than this are no mishap of single items. */
const maxLogged = 20;

const isObject = (value: unknown): value is Record<PropertyKey, unknown> => typeof value === 'object' && value !== null;

/** Marks what can't stay: removed afterwards, so that the indices of the other issues hold. */
const removed = Symbol('removed');

function valueAt(root: unknown, path: Path): unknown {
  let value = root;
  for (const key of path) {
    if (value === removed) return removed;
    if (!isObject(value) || !Object.hasOwn(value, key)) return undefined;
    value = value[key];
  }
  return value;
}

function markForRemoval(root: unknown, { path }: Issue): boolean {
  const index = path.findLastIndex((key) => typeof key === 'number');
  const list = index < 0 ? undefined : valueAt(root, path.slice(0, index));
  const place = path[index];
  // What is wrong within an item that can't stay goes with it.
  if (list === removed) return true;
  if (!Array.isArray(list) || typeof place !== 'number') return false;
  list[place] = removed;
  return true;
}

/** A figure beyond its limits is still one: whoever shows it knows where it has to end (MNY-20, BON-22, SPN-3). */
const isTooFar = ({ code }: Issue, value: unknown): boolean =>
  typeof value === 'number' && (code === 'too_big' || code === 'too_small');

function blank(root: unknown, issue: Issue): boolean {
  const { path } = issue;
  const key = path.at(-1);
  if (key === undefined) return false;
  const parent = valueAt(root, path.slice(0, -1));
  if (typeof key === 'number' || key === 'code' || !isObject(parent)) return markForRemoval(root, issue);
  if (!isTooFar(issue, parent[key])) parent[key] = null;
  return true;
}

function keep(root: unknown, issue: Issue): boolean {
  const { path } = issue;
  const index = path.findLastIndex((key) => typeof key === 'number');
  if (index >= 0) return isObject(valueAt(root, path.slice(0, index + 1))) || markForRemoval(root, issue);
  // Without its list a history is not an empty one: it has not been read.
  return path.length > 0 && issue.expected !== 'array';
}

const holdsList = (root: unknown): boolean =>
  isObject(root) && !Array.isArray(root) && Object.values(root).some(Array.isArray);

const repairers = { drop: markForRemoval, blank, place: blank, keep, each: holdsList };

function close(value: unknown, placed: boolean): void {
  if (!isObject(value)) return;
  if (Array.isArray(value)) {
    const items = placed
      ? value.map((item) => (item === removed ? null : item))
      : value.filter((item) => item !== removed);
    value.splice(0, value.length, ...items);
  }
  for (const child of Object.values(value)) close(child, placed);
}

/** An answer of which nothing is left was never that answer, whatever else came along with it. */
const isEmptied = (value: unknown): boolean =>
  value === null || (isObject(value) && !Array.isArray(value) && Object.values(value).every(isEmptied));

/** The fields asked for, and no other, in the objects within as well. */
function asked(schema: object, value: unknown): unknown {
  if (!('shape' in schema && isObject(schema.shape) && isObject(value)) || Array.isArray(value)) return value;
  const fields = Object.entries(schema.shape).filter(([name]) => Object.hasOwn(value, name));
  return Object.fromEntries(
    fields.map(([name, field]) => [name, isObject(field) ? asked(field, value[name]) : value[name]]),
  );
}

/**
 * Makes the most of a value that does not fit its schema.
 * @param essential a field without which the others say nothing
 * @returns the value as the schema reads it and the places that were mended, or null when it can't be mended.
 */
export function repair(
  schema: Schema,
  given: unknown,
  mode: RepairMode,
  essential?: string,
): { value: unknown; mended: string[] } {
  const first = schema.safeParse(given);
  if (first.success) return { value: first.data, mended: [] };
  const { issues } = first.error;
  const copy: unknown = structuredClone(given);
  const mend = repairers[mode];
  const mended = issues.slice(0, maxLogged).map(({ path }) => path.map(String).join('.'));
  if (!issues.every((issue) => mend(copy, issue))) return { value: null, mended };
  close(copy, mode === 'place');
  if (mode === 'keep' || mode === 'each') return { value: copy, mended };
  if (mode === 'blank' || mode === 'place') {
    const left = asked(schema, copy);
    const lacks = essential !== undefined && valueAt(left, [essential]) === null;
    return { value: lacks || isEmptied(left) ? null : left, mended };
  }
  const second = schema.safeParse(copy);
  return { value: second.success ? second.data : null, mended };
}
