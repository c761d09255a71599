/** Reads a HAR file as hostile input: what a browser's network panel saves. */
import * as z from 'zod/mini';
import { matchOperation, type OperationId, operations } from '../../contract/generated/operations.ts';
import { bodySchemas } from '../../contract/generated/schemas.ts';
import { tryParse } from '../kernel/try-parse.ts';
import { unwrapped } from './contract/contract-drift.ts';
import { countIn, holdsSecrets, isRead, type RecordedCall, type Recording } from './recording.ts';
import { LifeRefused } from './refused.ts';
import { sortedJson } from './sorted-json.ts';

/** Characters of a HAR file; a bigger one is refused before it is read. */
export const harLimit = 50 * 1024 * 1024;

const entrySchema = z.object({
  startedDateTime: z.string(),
  request: z.object({
    method: z.string(),
    url: z.string(),
    postData: z.optional(z.object({ text: z.optional(z.string()) })),
  }),
  response: z.object({
    status: z.number(),
    headers: z.optional(z.array(z.object({ name: z.string(), value: z.string() }))),
    content: z.optional(
      z.object({
        size: z.optional(z.number()),
        text: z.optional(z.string()),
        encoding: z.optional(z.string()),
      }),
    ),
  }),
});
type HarEntry = z.infer<typeof entrySchema>;
const harSchema = z.object({ log: z.object({ entries: z.array(entrySchema) }) });

/** The entries of a HAR. @throws LifeRefused */
function entriesOf(text: string): HarEntry[] {
  if (text.length > harLimit) throw new LifeRefused('too-large', 'the HAR is larger than 50 MB');
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    throw new LifeRefused('no-har', 'the file is no HAR: it is not JSON, or was cut off');
  }
  const parsed = tryParse(harSchema, json);
  if (parsed?.success) return parsed.data.log.entries;
  const where = parsed?.error.issues[0]?.path.join('.') ?? '';
  throw new LifeRefused('no-har', `the file is no HAR: ${where || 'the file'} is not as a browser writes it`);
}

/** The path of an address below a base, without query; null where it is not below. */
function pathBelow(base: string, address: string): string | null {
  const url = URL.parse(address);
  const own = URL.parse(base);
  if (!url || !own || url.origin !== own.origin) return null;
  const root = own.pathname.replace(/\/$/, '');
  return url.pathname.startsWith(`${root}/`) ? url.pathname.slice(root.length) : null;
}

/** The bases below which entries are calls of the contract, most calls first. */
function basesIn(entries: readonly HarEntry[]): string[] {
  const counts = new Map<string, number>();
  for (const { request } of entries) {
    const url = URL.parse(request.url);
    const root = url?.pathname.indexOf('/api/') ?? -1;
    if (!url || root < 0 || !matchOperation(request.method, url.pathname.slice(root))) continue;
    countIn(counts, `${url.origin}${url.pathname.slice(0, root)}`);
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([base]) => base);
}

/** The base that was given, or the only one that there is. @throws LifeRefused */
function baseOf(entries: readonly HarEntry[], given: string | null): string {
  const bases = basesIn(entries);
  const [first] = bases;
  const known = bases.length === 0 ? 'no entry is a call of the contract' : `there are ${bases.join(', ')}`;
  if (given === null) {
    if (first !== undefined && bases.length === 1) return first;
    throw new LifeRefused('no-base', `the HAR does not say by itself which backend it is about: ${known}`);
  }
  const base = given.replace(/\/+$/, '');
  const isThere = entries.some(({ request: { method, url } }) => {
    const path = pathBelow(base, url);
    return path !== null && matchOperation(method, path) !== null;
  });
  if (isThere) return base;
  throw new LifeRefused('no-base', `no entry of the HAR is a call below ${base}: ${known}`);
}

const decoder = new TextDecoder('utf-8', { fatal: true });
const utf8Length = (text: string) => new TextEncoder().encode(text).length;

/** The JSON of an answer; undefined for one whose body the browser did not keep. @throws LifeRefused for one that is cut */
function answerOf(id: OperationId, { response: { content } }: HarEntry): unknown {
  const { text, encoding, size } = content ?? {};
  const cut = new LifeRefused('cut-body', `${id}: the body of an answer is cut, or is no JSON`);
  if (text === undefined || text === '') return undefined;
  try {
    const plain =
      encoding === 'base64' ? decoder.decode(Uint8Array.from(atob(text), (char) => char.charCodeAt(0))) : text;
    // a size is how long the body was; browsers that do not know it write 0 or -1
    if (size !== undefined && size > utf8Length(plain)) throw cut;
    return unwrapped(JSON.parse(plain));
  } catch {
    throw cut;
  }
}

/** The JSON of a request that is read. @throws LifeRefused for one that the contract does not take */
function bodyOf(id: OperationId, { request }: HarEntry): unknown {
  const schema = (bodySchemas as Partial<Record<OperationId, z.ZodMiniType>>)[id];
  if (!schema) return null;
  try {
    const read = tryParse(schema, JSON.parse(request.postData?.text ?? ''));
    if (read?.success) return read.data;
  } catch {
    // no JSON
  }
  throw new LifeRefused('bad-request', `${id}: the body of a request is missing, or is not what the contract takes`);
}

/** When an entry began, epoch ms. @throws LifeRefused */
function timeOf({ startedDateTime }: HarEntry): number {
  const at = /^\d{4}-\d{2}-\d{2}T/.test(startedDateTime) ? Date.parse(startedDateTime) : Number.NaN;
  if (at >= Date.UTC(2005, 0) && at <= Date.UTC(2190, 0)) return at;
  throw new LifeRefused('bad-time', 'an entry of the HAR does not say when it began');
}

/** How far the server's clock is ahead of the recorder's, ms: 0 where nothing says so, or it is no more than the way takes. */
function aheadOf(entry: HarEntry | undefined): number {
  const date = entry?.response.headers?.find(({ name }) => name.toLowerCase() === 'date')?.value;
  const ahead = entry && date !== undefined ? Date.parse(date) - timeOf(entry) : 0;
  return Math.abs(ahead) > 5000 ? ahead : 0;
}

/** What is read of an entry: of a call with secrets only that it was made, of a refused one no answer. */
function callOf(id: OperationId, path: Record<string, string>, entry: HarEntry, ahead: number): RecordedCall {
  const { status } = entry.response;
  const at = timeOf(entry) + ahead;
  if (!isRead(id) || status !== 200) return { id, at, path: {}, body: null, status, answer: undefined };
  return { id, at, path, body: bodyOf(id, entry), status, answer: answerOf(id, entry) };
}

/**
 * Reads without a body that were answered whole at another time: the page was left while they were on their way.
 * @throws LifeRefused for one that was not
 */
function unansweredIn(calls: readonly RecordedCall[]): ReadonlySet<RecordedCall> {
  const keyOf = ({ id, path, body }: RecordedCall) => sortedJson([id, path, body]);
  const answered = new Set(calls.filter(({ answer }) => answer !== undefined).map(keyOf));
  const without = calls.filter(({ id, status, answer }) => isRead(id) && status === 200 && answer === undefined);
  const missing = without.find((call) => !answered.has(keyOf(call)));
  if (!missing) return new Set(without);
  const sentence = `${missing.id}: the body of an answer is missing; save the HAR with its contents`;
  throw new LifeRefused('missing-body', sentence);
}

/**
 * The calls of the contract in a HAR.
 * @param base address of the backend; null: the only one that the HAR has calls of
 * @throws LifeRefused
 */
export function readHar(text: string, base: string | null): Recording {
  const entries = entriesOf(text);
  const own = baseOf(entries, base);
  const left = new Map<string, number>();
  const matched = entries.flatMap((entry) => {
    const { method, url } = entry.request;
    const path = pathBelow(own, url);
    const match = path === null ? null : matchOperation(method, path);
    if (match) return [{ ...match, entry, at: timeOf(entry) }];
    if (method !== 'OPTIONS') countIn(left, path === null ? 'of other hosts' : 'not in the contract');
    return [];
  });
  matched.sort((one, other) => one.at - other.at);
  const ahead = aheadOf(matched[0]?.entry);
  const calls = matched.map(({ id, params, entry }) => callOf(id, params, entry, ahead));
  const unanswered = unansweredIn(calls);
  for (const call of calls) {
    const { id, status } = call;
    if (holdsSecrets(id)) countIn(left, `${id} (never read: it holds a secret)`);
    else if (operations[id].effect === 'read' && status !== 200) countIn(left, `${id} (answered ${status})`);
    else if (unanswered.has(call)) countIn(left, `${id} (without a body, and answered whole at another time)`);
  }
  return { base: own, calls, left };
}
