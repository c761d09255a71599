/** Reads a HAR file, as saved by the network panel of a browser; its content is hostile input. */
import * as z from 'zod/mini';
import { matchOperation, type OperationId, operations } from '../../contract/generated/operations.ts';
import { bodySchemas } from '../../contract/generated/schemas.ts';
import { tryParse } from '../kernel/arguments.ts';
import { readText } from '../kernel/read-text.ts';
import { sortedJson } from '../kernel/sorted-json.ts';
import { unwrapped } from './contract/contract-drift.ts';
import { LeftOuts } from './left-out.ts';
import { holdsSecrets, isFollowed, isRead, type RecordedCall, type Recording } from './recording.ts';
import { LifeRefused } from './refused.ts';

/** Maximum characters, checked before parsing. */
export const harLimit = 50 * 1024 * 1024;

/** HAR tools disagree on null and absent. */
const maybe = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.nullable(schema));
/** Some tools write numbers as text. */
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
  // absent for a call that was pending when the file was saved
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
/** Only the address was read: other hosts' entries may lack the rest. */
interface Addressed {
  readonly method: string;
  readonly url: string;
  /** Index in the file. */
  readonly index: number;
  readonly entry: unknown;
}
const harSchema = z.object({ log: z.object({ entries: z.array(z.unknown()) }) });

/** An entry without an address gets an empty one. @throws LifeRefused */
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

/** Paths of schema violations; empty for the value itself. */
function placesOf(error: z.core.$ZodError | undefined, before: readonly PropertyKey[] = []): string[] {
  const where = [...before, ...(error?.issues[0]?.path ?? [])].join('.');
  return where === '' ? [] : [where];
}

/** @throws LifeRefused */
function ownEntry({ entry, index }: Addressed): HarEntry {
  const parsed = tryParse(entrySchema, entry);
  if (parsed?.success) return parsed.data;
  throw new LifeRefused('no-har', placesOf(parsed?.error, ['log', 'entries', index]));
}

/** Without query; null for an address outside the base. */
function pathBelow(base: string, address: string): string | null {
  const url = URL.parse(address);
  const own = URL.parse(base);
  if (!url || !own || url.origin !== own.origin) return null;
  const root = own.pathname.replace(/\/$/, '');
  return url.pathname.startsWith(`${root}/`) ? url.pathname.slice(root.length) : null;
}

/** Candidate base addresses, most calls first. */
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

/** The given base, or the only candidate. @throws LifeRefused */
function baseOf(entries: readonly Addressed[], given: string | null): string {
  const bases = basesIn(entries);
  const [first] = bases;
  if (first === undefined) throw new LifeRefused('other-site');
  if (given === null) {
    if (bases.length === 1) return first;
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

/** Removes the byte order mark. Firefox marks some plain texts as base64; those stay as they are. */
function plainText({ text, encoding }: Content): string {
  if (encoding?.toLowerCase() !== 'base64') return (text ?? '').replace(/^\ufeff/, '');
  try {
    return decoder.decode(Uint8Array.from(atob(text ?? ''), (char) => char.charCodeAt(0)));
  } catch {
    return text ?? '';
  }
}

/** Undefined when the browser did not keep the body. @throws LifeRefused for a truncated body */
function answerOf(id: OperationId, content: Content): unknown {
  if (!content.text) return undefined;
  try {
    const answer = unwrapped(JSON.parse(plainText(content)));
    // throws for JSON that is nested too deeply to compare
    sortedJson(answer);
    return answer;
  } catch {
    throw new LifeRefused('cut-body', [id]);
  }
}

/** @throws LifeRefused for a request that the contract does not allow */
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

/** @throws LifeRefused for an unsupported encoding */
export function harText(bytes: Uint8Array): string {
  const text = readText(bytes);
  if (text === null) throw new LifeRefused('encoding');
  return text;
}

/** @param at epoch ms */
const isPlausible = (at: number) => at >= Date.UTC(2005, 0) && at <= Date.UTC(2190, 0);

/** Epoch ms. @throws LifeRefused */
function timeOf(id: OperationId, { startedDateTime }: HarEntry): number {
  const said = String(startedDateTime);
  const at = /^\d{4}-\d{2}-\d{2}T/.test(said) ? Date.parse(said) : Number.NaN;
  if (isPlausible(at)) return at;
  throw new LifeRefused('bad-time', [id]);
}

/** Clock skew of the server, ms; 0 without a usable `Date` header or within latency. */
function aheadOf(first: Match | undefined): number {
  const date = first?.entry.response?.headers?.find(({ name }) => name.toLowerCase() === 'date')?.value;
  const at = Date.parse(String(date));
  const ahead = first && isPlausible(at) ? at - timeOf(first.id, first.entry) : 0;
  return Math.abs(ahead) > 5000 ? ahead : 0;
}

/** Drops other messages, since they may hold personal data. */
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

/** Without path, body and answer. */
const unreadCall = (id: OperationId, number: number, entry: HarEntry, ahead: number): RecordedCall => {
  const status = entry.response?.status ?? 0;
  const head = { id, number, at: timeOf(id, entry) + ahead, took: Math.max(0, entry.time ?? 0) };
  const isAnswered = status >= 200 && status < 500;
  return { ...head, path: {}, body: null, status, answer: undefined, code: null, isAnswered };
};

/**
 * Calls with secrets stay unread, and refused calls get no answer.
 * @param writes whether writes are read too
 * @throws LifeRefused
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
 * Reads that the page aborted, and that were answered in full at another time.
 * @throws LifeRefused for a read that was not
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
 * @param base address of the backend; null: the only candidate
 * @param writes whether writes are read too; those with secrets never are
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
    if (/^wss?:/i.test(url)) left.add('socket');
    else if (method !== 'OPTIONS') left.add(path === null ? 'other-host' : 'not-in-contract');
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
