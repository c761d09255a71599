import { isRecord } from '../base/is-record.ts';

type Path = readonly PropertyKey[];
export interface Issue {
  readonly code?: string | undefined;
  /** The expected type, for a type mismatch. */
  readonly expected?: unknown;
  readonly path: Path;
}
type Parsed = { success: true; data: unknown } | { success: false; error: { issues: readonly Issue[] } };
interface Parser {
  safeParse(value: unknown): Parsed;
}
/** Schema of a response. */
export interface Schema extends Parser {
  readonly shape: object;
}

/** Items per step: some milliseconds on a phone. */
const step = 100;
/** Duration of a task, ms; with one more step still too short to delay a tap. */
const turnMs = 12;

const isParser = (value: unknown): value is Parser => isRecord(value) && typeof value.safeParse === 'function';

/** The longest list of a response with more items than one step. */
function longList({ shape }: Schema, given: unknown): { name: string; items: unknown[]; parser: Parser } | null {
  if (!isRecord(given)) return null;
  const lists = Object.entries(shape).flatMap(([name, parser]: [string, unknown]) => {
    const items = Object.hasOwn(given, name) ? given[name] : null;
    return isParser(parser) && Array.isArray(items) && items.length > step ? [{ name, items, parser }] : [];
  });
  return lists.sort((one, other) => other.items.length - one.items.length)[0] ?? null;
}

/**
 * Like the schema's `safeParse`, but checks the longest list in several tasks, so that thousands of items block no tap.
 * Checks of the whole list, such as its length, are not supported.
 */
export async function parseInSteps(schema: Schema, given: unknown): Promise<Parsed> {
  const list = longList(schema, given);
  if (!list) return schema.safeParse(given);
  const { name, items, parser } = list;
  await nextTask();
  let since = performance.now();
  const others = schema.safeParse({ ...(given as object), [name]: [] });
  const issues: Issue[] = others.success ? [] : [...others.error.issues];
  const read: unknown[] = [];
  for (let from = 0; from < items.length; from += step) {
    if (performance.now() - since > turnMs) {
      await nextTask();
      since = performance.now();
    }
    const some = parser.safeParse(items.slice(from, from + step));
    if (some.success) for (const item of some.data as unknown[]) read.push(item);
    else {
      for (const issue of some.error.issues) {
        const [at, ...rest] = issue.path;
        issues.push({ ...issue, path: [name, Number(at) + from, ...rest] });
      }
    }
  }
  if (!others.success || issues.length > 0) return { success: false, error: { issues } };
  return { success: true, data: { ...(others.data as object), [name]: read } };
}

/** Yields to taps and frames. A message, not a timer: browsers throttle timers in hidden tabs. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
