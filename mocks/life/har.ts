/** Reads a HAR file as hostile input: what a browser's network panel saves. */
import * as z from 'zod/mini';
import { matchOperation, type OperationId, operations } from '../../contract/generated/operations.ts';
import { bodySchemas } from '../../contract/generated/schemas.ts';
import { sortedJson } from '../kernel/sorted-json.ts';
import { tryParse } from '../kernel/try-parse.ts';
import { unwrapped } from './contract/contract-drift.ts';
import { LeftOuts } from './left-out.ts';
import { holdsSecrets, isRead, type RecordedCall, type Recording } from './recording.ts';
import { LifeRefused } from './refused.ts';
import { isFollowed } from './writes/followed-writes.ts';

/** Characters of a HAR file; a bigger one is refused before it is read. */
export const harLimit = 50 * 1024 * 1024;

const entrySchema = z.object({
  startedDateTime: z.string(),
  time: z.optional(z.number()),
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
  if (text.length > harLimit) throw new LifeRefused('too-large');
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    throw new LifeRefused('no-har');
  }
  const parsed = tryParse(harSchema, json);
  if (parsed?.success) return parsed.data.log.entries;
  const where = parsed?.error.issues[0]?.path.join('.') ?? '';
  throw new LifeRefused('no-har', where === '' ? [] : [where]);
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
    const base = `${url.origin}${url.pathname.slice(0, root)}`;
    counts.set(base, (counts.get(base) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([base]) => base);
}

/** The base that was given, or the only one that there is. @throws LifeRefused */
function baseOf(entries: readonly HarEntry[], given: string | null): string {
  const bases = basesIn(entries);
  const [first] = bases;
  if (given === null) {
    if (first !== undefined && bases.length === 1) return first;
    throw new LifeRefused('no-base', bases);
  }
  const base = given.replace(/\/+$/, '');
  const isThere = entries.some(({ request: { method, url } }) => {
    const path = pathBelow(base, url);
    return path !== null && matchOperation(method, path) !== null;
  });
  if (isThere) return base;
  throw new LifeRefused('no-base', bases);
}

interface Match {
  readonly id: OperationId;
  readonly params: Record<string, string>;
  readonly entry: HarEntry;
}

const decoder = new TextDecoder('utf-8', { fatal: true });
const utf8Length = (text: string) => new TextEncoder().encode(text).length;

/** @throws Error for invalid base64 */
const plainText = (text: string, encoding: string | undefined): string =>
  encoding === 'base64' ? decoder.decode(Uint8Array.from(atob(text), (char) => char.charCodeAt(0))) : text;

/** The JSON of an answer; undefined for one whose body the browser did not keep. @throws LifeRefused for one that is cut */
function answerOf(id: OperationId, { response: { content } }: HarEntry): unknown {
  const { text, encoding, size } = content ?? {};
  const cut = new LifeRefused('cut-body', [id]);
  if (text === undefined || text === '') return undefined;
  try {
    const plain = plainText(text, encoding);
    // a size is how long the body was; browsers that do not know it write 0 or -1
    if (size !== undefined && size > utf8Length(plain)) throw cut;
    const answer = unwrapped(JSON.parse(plain));
    // throws for one that is nested too deeply to be compared later
    sortedJson(answer);
    return answer;
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
  throw new LifeRefused('bad-request', [id]);
}

/** Whether a world can be at this time. @param at epoch ms */
const isPlausible = (at: number) => at >= Date.UTC(2005, 0) && at <= Date.UTC(2190, 0);

/** When a call began, epoch ms. @throws LifeRefused */
function timeOf(id: OperationId, { startedDateTime }: HarEntry): number {
  const at = /^\d{4}-\d{2}-\d{2}T/.test(startedDateTime) ? Date.parse(startedDateTime) : Number.NaN;
  if (isPlausible(at)) return at;
  throw new LifeRefused('bad-time', [id]);
}

/** How far the server's clock is ahead of the recorder's, ms. 0 without a usable `Date` header, or where it is no more than latency. */
function aheadOf(first: Match | undefined): number {
  const date = first?.entry.response.headers?.find(({ name }) => name.toLowerCase() === 'date')?.value;
  const at = Date.parse(date ?? '');
  const ahead = first && isPlausible(at) ? at - timeOf(first.id, first.entry) : 0;
  return Math.abs(ahead) > 5000 ? ahead : 0;
}

/** The contract's error code of a refusal. Any other message may hold personal data, and is not kept. */
function codeOf(id: OperationId, { response: { content } }: HarEntry): string | null {
  const said = tryParse(z.object({ message: z.string() }), jsonOf(content?.text ?? '', content?.encoding))?.data
    ?.message;
  return operations[id].errors.find((code) => code === said) ?? null;
}

function jsonOf(text: string, encoding: string | undefined): unknown {
  try {
    return JSON.parse(plainText(text, encoding));
  } catch {
    return null;
  }
}

/** A call without its path, body and answer. */
const unreadCall = (id: OperationId, number: number, entry: HarEntry, ahead: number): RecordedCall => {
  const { status } = entry.response;
  const head = { id, number, at: timeOf(id, entry) + ahead, took: Math.max(0, entry.time ?? 0) };
  const isAnswered = status >= 200 && status < 500;
  return { ...head, path: {}, body: null, status, answer: undefined, code: null, isAnswered };
};

/**
 * Reads a call. Calls with secrets stay unread, and refused ones have no answer.
 * @param writes whether writes are read too @throws LifeRefused
 */
function callOf({ id, params, entry }: Match, number: number, ahead: number, writes: boolean): RecordedCall {
  const call = unreadCall(id, number, entry, ahead);
  const isAsked = isRead(id) && call.status === 200;
  if (!isAsked && !(writes && isFollowed(id))) return call;
  const asked = { ...call, path: params, body: bodyOf(id, entry) };
  if (call.status !== 200)
    return { ...asked, code: codeOf(id, entry), isAnswered: call.isAnswered || codeOf(id, entry) !== null };
  const answer = answerOf(id, entry);
  if (answer === undefined && !isAsked) throw new LifeRefused('missing-body', [id]);
  return { ...asked, answer };
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
  throw new LifeRefused('missing-body', [missing.id]);
}

/**
 * The calls of the contract in a HAR.
 * @param base address of the backend; null: the only one that the HAR has calls of
 * @param writes whether its writes are read too; those with secrets never are
 * @throws LifeRefused
 */
export function readHar(text: string, base: string | null, writes = false): Recording {
  const entries = entriesOf(text);
  const own = baseOf(entries, base);
  const left = new LeftOuts();
  const matched = entries.flatMap((entry) => {
    const { method, url } = entry.request;
    const path = pathBelow(own, url);
    const match = path === null ? null : matchOperation(method, path);
    if (match) return [{ ...match, entry, at: timeOf(match.id, entry) }];
    if (method !== 'OPTIONS') left.add(path === null ? 'other-host' : 'not-in-contract');
    return [];
  });
  matched.sort((one, other) => one.at - other.at);
  const ahead = aheadOf(matched[0]);
  const calls = matched.map((match, index) => callOf(match, index + 1, ahead, writes));
  const unanswered = unansweredIn(calls);
  for (const call of calls) {
    const { id, status } = call;
    if (holdsSecrets(id)) left.add('secret', id);
    else if (operations[id].effect === 'read' && status < 100) left.add('unanswered', id);
    else if (operations[id].effect === 'read' && status !== 200) left.add('status', id, String(status));
    else if (unanswered.has(call)) left.add('no-body', id);
  }
  return { base: own, calls, left: left.all };
}
