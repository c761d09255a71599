/** Reads a HAR file as hostile input: what a browser's network panel saves. */
import * as z from 'zod/mini';
import { matchOperation, type OperationId, operations } from '../../contract/generated/operations.ts';
import { bodySchemas } from '../../contract/generated/schemas.ts';
import { readText } from '../kernel/read-text.ts';
import { sortedJson } from '../kernel/sorted-json.ts';
import { tryParse } from '../kernel/try-parse.ts';
import { unwrapped } from './contract/contract-drift.ts';
import { LeftOuts } from './left-out.ts';
import { holdsSecrets, isRead, type RecordedCall, type Recording } from './recording.ts';
import { LifeRefused } from './refused.ts';
import { isFollowed } from './writes/followed-writes.ts';

/** Characters of a HAR file; a bigger one is refused before it is read. */
export const harLimit = 50 * 1024 * 1024;

/** Null is as good as absent: tools that write HAR files do not agree on what is missing. */
const maybe = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.nullable(schema));
/** A number, or what a tool has made a text of it. */
const number = z.union([
  z.number(),
  z.pipe(
    z.string().check(z.regex(/^-?\d+(?:\.\d+)?$/)),
    z.transform((text) => Number(text)),
  ),
]);
const entrySchema = z.object({
  startedDateTime: z.unknown(),
  time: maybe(number),
  request: z.object({ postData: maybe(z.object({ text: maybe(z.string()) })) }),
  // a call that was on its way when the file was saved has none
  response: maybe(
    z.object({
      status: number,
      headers: maybe(z.array(z.object({ name: z.string(), value: z.unknown() }))),
      content: maybe(z.object({ text: maybe(z.string()), encoding: maybe(z.string()) })),
    }),
  ),
});
type HarEntry = z.infer<typeof entrySchema>;

const addressSchema = z.object({ request: z.object({ method: z.string(), url: z.string() }) });
/** An entry of which only the address has been read: it may be of any host, and lack the rest. */
interface Addressed {
  readonly method: string;
  readonly url: string;
  /** Place in the file. */
  readonly index: number;
  readonly entry: unknown;
}
const harSchema = z.object({ log: z.object({ entries: z.array(z.unknown()) }) });

/** The entries of a HAR; one without an address has an empty one. @throws LifeRefused */
function entriesOf(text: string): Addressed[] {
  if (text.length > harLimit) throw new LifeRefused('too-large');
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new LifeRefused('no-har');
  }
  const parsed = tryParse(harSchema, json);
  if (!parsed?.success) throw new LifeRefused('no-har', placesOf(parsed?.error));
  return parsed.data.log.entries.map((entry, index) => {
    const { method, url } = tryParse(addressSchema, entry)?.data?.request ?? { method: '', url: '' };
    return { method: method.toUpperCase(), url, index, entry };
  });
}

/** Where a value first departs from its schema; empty for the value itself. */
function placesOf(error: z.core.$ZodError | undefined, before: readonly PropertyKey[] = []): string[] {
  const where = [...before, ...(error?.issues[0]?.path ?? [])].join('.');
  return where === '' ? [] : [where];
}

/** Reads an entry that is a call of the backend. @throws LifeRefused */
function ownEntry({ entry, index }: Addressed): HarEntry {
  const parsed = tryParse(entrySchema, entry);
  if (parsed?.success) return parsed.data;
  throw new LifeRefused('no-har', placesOf(parsed?.error, ['log', 'entries', index]));
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
function basesIn(entries: readonly Addressed[]): string[] {
  const counts = new Map<string, number>();
  for (const { method, url: address } of entries) {
    const url = URL.parse(address);
    const root = url?.pathname.indexOf('/api/') ?? -1;
    if (!url || root < 0 || !matchOperation(method, url.pathname.slice(root))) continue;
    const base = `${url.origin}${url.pathname.slice(0, root)}`;
    counts.set(base, (counts.get(base) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([base]) => base);
}

/** The base that was given, or the only one that there is. @throws LifeRefused */
function baseOf(entries: readonly Addressed[], given: string | null): string {
  const bases = basesIn(entries);
  const [first] = bases;
  if (given === null) {
    if (first !== undefined && bases.length === 1) return first;
    throw new LifeRefused('no-base', bases);
  }
  const base = given.replace(/\/+$/, '');
  const isThere = entries.some(({ method, url }) => {
    const path = pathBelow(base, url);
    return path !== null && matchOperation(method, path) !== null;
  });
  if (isThere) return base;
  throw new LifeRefused('no-base', bases);
}

type Content = NonNullable<NonNullable<HarEntry['response']>['content']>;
const contentOf = ({ response }: HarEntry): Content => response?.content ?? {};

interface Match {
  readonly id: OperationId;
  readonly params: Record<string, string>;
  readonly entry: HarEntry;
}

const decoder = new TextDecoder('utf-8', { fatal: true });

/** A body without byte order mark. Firefox calls some texts base64 that are none: what does not decode stays as it is. */
function plainText({ text, encoding }: Content): string {
  if (encoding?.toLowerCase() !== 'base64') return (text ?? '').replace(/^\ufeff/, '');
  try {
    return decoder.decode(Uint8Array.from(atob(text ?? ''), (char) => char.charCodeAt(0)));
  } catch {
    return text ?? '';
  }
}

/** The JSON of an answer; undefined for one whose body the browser did not keep. @throws LifeRefused for one that is cut */
function answerOf(id: OperationId, content: Content): unknown {
  if (!content.text) return undefined;
  try {
    const answer = unwrapped(JSON.parse(plainText(content)));
    // throws for one that is nested too deeply to be compared later
    sortedJson(answer);
    return answer;
  } catch {
    throw new LifeRefused('cut-body', [id]);
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

/** The text of a HAR file. @throws LifeRefused for an encoding that is not read */
export function harText(bytes: Uint8Array): string {
  const text = readText(bytes);
  if (text === null) throw new LifeRefused('encoding');
  return text;
}

/** Whether a world can be at this time. @param at epoch ms */
const isPlausible = (at: number) => at >= Date.UTC(2005, 0) && at <= Date.UTC(2190, 0);

/** When a call began, epoch ms. @throws LifeRefused */
function timeOf(id: OperationId, { startedDateTime }: HarEntry): number {
  const said = String(startedDateTime);
  const at = /^\d{4}-\d{2}-\d{2}T/.test(said) ? Date.parse(said) : Number.NaN;
  if (isPlausible(at)) return at;
  throw new LifeRefused('bad-time', [id]);
}

/** How far the server's clock is ahead of the recorder's, ms. 0 without a usable `Date` header, or where it is no more than latency. */
function aheadOf(first: Match | undefined): number {
  const date = first?.entry.response?.headers?.find(({ name }) => name.toLowerCase() === 'date')?.value;
  const at = Date.parse(String(date));
  const ahead = first && isPlausible(at) ? at - timeOf(first.id, first.entry) : 0;
  return Math.abs(ahead) > 5000 ? ahead : 0;
}

/** The contract's error code of a refusal. Any other message may hold personal data, and is not kept. */
function codeOf(id: OperationId, entry: HarEntry): string | null {
  const said = tryParse(z.object({ message: z.string() }), jsonOf(plainText(contentOf(entry))))?.data?.message;
  return operations[id].errors.find((code) => code === said) ?? null;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A call without its path, body and answer. */
const unreadCall = (id: OperationId, number: number, entry: HarEntry, ahead: number): RecordedCall => {
  const status = entry.response?.status ?? 0;
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
  const answer = answerOf(id, contentOf(entry));
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
  const matched = entries.flatMap((addressed) => {
    const { method, url } = addressed;
    const path = pathBelow(own, url);
    const match = path === null ? null : matchOperation(method, path);
    if (match) {
      const entry = ownEntry(addressed);
      return [{ ...match, entry, at: timeOf(match.id, entry) }];
    }
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
