/** Calls every reading operation of a backend like the app in a browser, and compares the responses with the contract. */

import { setTimeout as wait } from 'node:timers/promises';
import openApi from '../../contract/generated/openapi.json' with { type: 'json' };
import { type OperationId, operations } from '../../contract/generated/operations.ts';
import { answerSchema, resolved, type Schema } from './answer-schema.ts';
import {
  answerFaults,
  bodyFaults,
  browserHeaders,
  headersToAsk,
  isMixedContent,
  mixedPictures,
  preflightFaults,
  redirectOf,
  remarksOn,
} from './browser-rules.ts';
import { type Drift, driftsOf, unwrapped } from './contract-drift.ts';
import { reasonOf } from './failure-reasons.ts';

export interface Target {
  /** Address of the backend, with or without a path. */
  readonly baseUrl: string;
  /** Bearer token; null for a visitor. */
  readonly token: string | null;
  /** Further headers of every call, such as that of the wallet client. */
  readonly headers: Readonly<Record<string, string>>;
  /** Limit of one call, ms. */
  readonly timeoutMs: number;
  /** Origin of the calling page; null for the backend's own, where CORS does not apply. */
  readonly origin: string | null;
  /** Whether the app sends an `Idempotency-Key` when money moves. */
  readonly keys?: boolean;
  /** Called before each wait for a 429. */
  readonly tellLimited?: (line: string) => void;
  /** Called with what the app does not notice, but other pages would. */
  readonly tellRemark?: (line: string) => void;
}

export type Verdict =
  /** `unfamiliar`: values beyond the contract, which the app shows as unknown. */
  | { readonly id: OperationId; readonly kind: 'kept'; readonly unfamiliar: readonly string[] }
  | { readonly id: OperationId; readonly kind: 'refused'; readonly code: string }
  | { readonly id: OperationId; readonly kind: 'skipped'; readonly why: string }
  | { readonly id: OperationId | 'every call'; readonly kind: 'broken'; readonly why: string }
  | { readonly id: OperationId; readonly kind: 'drift'; readonly drifts: readonly Drift[] };

type Described = { readonly requestBody?: { content: { 'application/json': { example?: unknown } } } };
const described = Object.values(openApi.paths as unknown as Record<string, Record<string, unknown>>).flatMap(
  (methods) => Object.values(methods),
) as (Described & { readonly operationId?: string })[];

/** The contract's example for the body of a call. */
const exampleBody = (id: OperationId): unknown =>
  described.find(({ operationId }) => operationId === id)?.requestBody?.content['application/json'].example;

export interface Reply {
  readonly status: number;
  /** The raw body. */
  readonly text: string;
  /** Undefined when the text is not JSON. */
  readonly body: unknown;
  /** The header `Date`; null without one. */
  readonly date: string | null;
  /** Why the app cannot read it as JSON; null when it can. */
  readonly unread: string | null;
  /** Faults of the headers. */
  readonly faults: readonly string[];
}

export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Tries of a call that gets a 429, and the longest wait between two, ms. */
const mostTries = 6;
const longestWait = 30_000;

/** Wait that a 429 asks for, ms; one second by default. */
function askedWait({ headers }: Response): number {
  const said = headers.get('retry-after') ?? '';
  const ms = /^\d+$/.test(said) ? Number(said) * 1000 : Date.parse(said) - Date.now();
  return Number.isNaN(ms) ? 1000 : Math.max(0, ms);
}

/** Sends a request, and retries after a 429. Follows no redirect. @throws Error on a timeout */
async function fetchPatiently(
  { timeoutMs, origin, tellLimited }: Target,
  url: string,
  init: RequestInit,
  what: string,
) {
  const headers = { ...browserHeaders(url, origin), ...init.headers, ...(origin === null ? {} : { origin }) };
  for (let tries = 1; ; tries += 1) {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { ...init, headers, redirect: 'manual', signal });
    const ms = askedWait(response);
    if (response.status !== 429 || tries === mostTries || ms > longestWait) return response;
    await response.body?.cancel();
    const unread = origin === null ? [] : answerFaults(response, origin);
    tellLimited?.([`${what}: 429, sent again after ${Math.ceil(ms / 1000)} s`, ...unread].join('; '));
    await wait(ms);
  }
}

/** Largest response, unpacked, bytes: far above a hundred rows or any text of the site. */
const answerLimit = 8 * 1024 * 1024;

/** @throws Error for a larger response, whose rest is not read */
async function bytesOf({ body }: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > answerLimit) throw new Error(`an answer is longer than ${answerLimit / 1024 / 1024} MiB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const urlOf = ({ baseUrl }: Target, path: string) => `${baseUrl.replace(/\/+$/, '')}${path}`;

/** @throws Error on a timeout, and for a response that is too large */
export async function sendCall(
  target: Target,
  id: OperationId,
  { path = operations[id].path, body, key }: { path?: string; body?: unknown; key?: string },
): Promise<Reply> {
  const { token, headers, origin } = target;
  const { method, auth, tag } = operations[id];
  const url = urlOf(target, path);
  const init: RequestInit = {
    method,
    headers: {
      ...headers,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...((auth || tag === 'chat') && token !== null ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
  const response = await fetchPatiently(target, url, init, id);
  // The app reads past a byte order mark, but JSON has none (RFC 8259).
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await bytesOf(response));
  const json = jsonOf(text);
  const { status } = response;
  const redirected = redirectOf(url, response);
  for (const remark of remarksOn(response)) target.tellRemark?.(`${id}: ${remark}`);
  const noJson = text.startsWith('\ufeff') ? 'the body begins with a byte order mark' : 'the body is not JSON';
  return {
    status,
    text,
    body: json,
    date: response.headers.get('date'),
    unread: redirected ?? (json === undefined ? `${status}, and ${noJson}` : null),
    faults: [
      ...(status === 429
        ? [`429, and it asks to wait ${Math.ceil(askedWait(response) / 1000)} s more than was waited`]
        : []),
      ...(redirected === null ? [...answerFaults(response, origin), ...bodyFaults(url, response, text)] : []),
      ...(origin?.startsWith('https:') ? mixedPictures(json) : []).map(
        (field) => `${field} begins with http: a page over https does not show it`,
      ),
    ],
  };
}

/** Headers that the app sends, in lower case. It sends its token with every call. */
function headersSent({ headers, keys }: Target, id: OperationId): string[] {
  const { money, upload } = operations[id];
  return [
    ...Object.keys(headers).map((name) => name.toLowerCase()),
    ...(id === 'login' ? [] : ['authorization']),
    ...(!upload && exampleBody(id) !== undefined ? ['content-type'] : []),
    ...(money && keys === true ? ['idempotency-key'] : []),
  ];
}

/**
 * Sends the preflight of every call, even of those that are never sent here: a preflight changes nothing.
 * @returns one verdict for each call that a browser would block
 */
export async function askPreflights(target: Target, tell: (verdict: Verdict) => void): Promise<Verdict[]> {
  const { origin } = target;
  if (origin === null) return [];
  const verdicts: Verdict[] = [];
  if (isMixedContent(target.baseUrl, origin)) {
    const why = `mixed content: a browser sends no call from a page of ${origin} to an address that begins with http:`;
    verdicts.push({ id: 'every call', kind: 'broken', why });
    tell(verdicts[0] as Verdict);
  }
  for (const id of Object.keys(operations) as OperationId[]) {
    const asked = { origin, method: operations[id].method, headers: headersSent(target, id) };
    const names = headersToAsk(asked);
    if (names.length === 0 && ['GET', 'POST'].includes(asked.method)) continue;
    const url = urlOf(target, operations[id].path.replaceAll(/\{\w+\}/g, 'KRAPAO-CHECK'));
    const headers = {
      'access-control-request-method': asked.method,
      ...(names.length > 0 && { 'access-control-request-headers': names.join(',') }),
    };
    const answer = await fetchPatiently(target, url, { method: 'OPTIONS', headers }, `the preflight of ${id}`).catch(
      (error: unknown) => `${reasonOf(error, target)}; no more preflights are sent`,
    );
    const isAnswered = typeof answer !== 'string';
    const faults = isAnswered ? preflightFaults(url, answer, asked) : [answer];
    if (isAnswered) await answer.body?.cancel();
    if (faults.length === 0) continue;
    const verdict: Verdict = { id, kind: 'broken', why: `preflight: ${faults.join('; ')}` };
    verdicts.push(verdict);
    tell(verdict);
    // An absent backend would cost a timeout for each call.
    if (!isAnswered) break;
  }
  return verdicts;
}

function judgeBody(id: OperationId, { status, body, unread }: Reply): Verdict {
  if (unread !== null) return { id, kind: 'broken', why: unread };
  if (status === 200) {
    const drifts = driftsOf(id, body);
    if (drifts.length > 0) return { id, kind: 'drift', drifts };
    return { id, kind: 'kept', unfamiliar: unfamiliarValues(id, unwrapped(body)) };
  }
  const code = (body as { message?: unknown } | null)?.message;
  if (typeof code !== 'string') return { id, kind: 'broken', why: `${status} without a message` };
  if (!operations[id].errors.includes(code))
    return { id, kind: 'broken', why: `${status} ${code} is not in the contract` };
  return { id, kind: 'refused', code };
}

/** Verdicts on body and headers. */
export function judge(id: OperationId, reply: Reply): Verdict[] {
  const own = judgeBody(id, reply);
  if (reply.faults.length === 0) return [own];
  const why = [...(own.kind === 'broken' ? [own.why] : []), ...reply.faults].join('; ');
  return [{ id, kind: 'broken', why }, ...(own.kind === 'drift' ? [own] : [])];
}

/** Finds a reference or code that a later call needs, by field name. */
export function firstText(value: unknown, name: string): string | null {
  if (Array.isArray(value)) return value.map((item) => firstText(item, name)).find((text) => text !== null) ?? null;
  if (typeof value !== 'object' || value === null) return null;
  const own = (value as Record<string, unknown>)[name];
  if (typeof own === 'string' && own !== '') return own;
  return firstText(Object.values(value), name);
}

/** Where a path parameter comes from: a field of an earlier response, or a value that is always valid. */
const parameters: Partial<Record<OperationId, { from: OperationId; field: string } | { word: string }>> = {
  getGameAccount: { from: 'getWallet', field: 'code' },
  getSlipByReference: { from: 'listSlips', field: 'reference' },
  getQr: { word: 'KBANK' },
  findPromotion: { word: 'KRAPAO50' },
};

/** Skipped, because these reads start a game session. */
export const opensGames = (id: OperationId) => operations[id].tag === 'auto-login';

/** Every reading operation, in an order in which each finds its parameters. */
const readingOperations = (Object.keys(operations) as OperationId[])
  .filter((id) => operations[id].effect === 'read')
  .sort((one, other) => Number(one in parameters) - Number(other in parameters));

/** Reads the player's chat without the token, which has to be refused. @returns null when it is */
async function askRoomWithoutToken(target: Target, profile: unknown): Promise<Verdict | null> {
  const userId = firstText(profile, '_id');
  if (target.token === null || userId === null) return null;
  const body = { userId, guestId: '', limit: 1, skip: 0 };
  const reply = await sendCall({ ...target, token: null }, 'getChatHistory', { body }).catch(() => null);
  if (reply?.status !== 200) return null;
  return { id: 'getChatHistory', kind: 'broken', why: 'the chat of the player is read without the token' };
}

const wrongToken = 'KRAPAO-CHECK-WRONG';

/** Reads the profile with a wrong token: a page has to read that refusal too, to lead to the login. */
async function askWithWrongToken(target: Target): Promise<Verdict | null> {
  const id = 'getProfile';
  const broken = (why: string): Verdict => ({ id, kind: 'broken', why: `with a wrong token: ${why}` });
  const reply = await sendCall({ ...target, token: wrongToken }, id, {}).catch((error: unknown) =>
    reasonOf(error, target),
  );
  if (typeof reply === 'string') return broken(reply);
  if (reply.status === 200) return broken('it answers without a valid token');
  const own = judgeBody(id, reply);
  const faults = [...(own.kind === 'broken' ? [own.why] : []), ...reply.faults];
  return faults.length === 0 ? null : broken(faults.join('; '));
}

/** Calls one operation at a time, so that the check does not look like an attack. */
export async function askEverything(target: Target, tell: (verdict: Verdict) => void): Promise<Verdict[]> {
  const answers = new Map<OperationId, unknown>();
  const verdicts: Verdict[] = [];
  const add = (verdict: Verdict) => {
    verdicts.push(verdict);
    tell(verdict);
  };
  for (const id of readingOperations) for (const verdict of await ask(target, id, answers)) add(verdict);
  const open = await askRoomWithoutToken(target, answers.get('getProfile'));
  if (open) add(open);
  const wrong = await askWithWrongToken(target);
  if (wrong) add(wrong);
  return verdicts;
}

async function ask(target: Target, id: OperationId, answers: Map<OperationId, unknown>): Promise<Verdict[]> {
  const { path, auth } = operations[id];
  if (opensGames(id)) return [{ id, kind: 'skipped', why: 'it begins a session in a game' }];
  if (auth && target.token === null) return [{ id, kind: 'skipped', why: 'it needs a token' }];
  const wanted = parameters[id];
  const value = wanted && ('word' in wanted ? wanted.word : firstText(answers.get(wanted.from), wanted.field));
  if (value === null) return [{ id, kind: 'skipped', why: 'no answer before it named what to ask for' }];
  try {
    const asked = path.replace(/\{\w+\}/, encodeURIComponent(value ?? ''));
    const reply = await sendCall(target, id, { path: asked, body: exampleBody(id) });
    answers.set(id, reply.body);
    return judge(id, reply);
  } catch (error) {
    return [{ id, kind: 'broken', why: reasonOf(error, target) }];
  }
}

/** Reads the option --client-header, `name:value`; empty for none. */
export function clientHeader(option: string): Readonly<Record<string, string>> {
  const [name = '', value = ''] = option.split(':').map((part) => part.trim());
  return name && value ? { [name]: value } : {};
}

function visit(given: Schema, value: unknown, path: string, tell: (path: string, value: string) => void): void {
  const schema = resolved(given);
  for (const option of schema.anyOf ?? []) visit(option, value, path, tell);
  const known = schema['x-known-values'];
  if (known && typeof value === 'string' && !known.includes(value)) tell(path, value);
  if (Array.isArray(value) && schema.items) {
    for (const item of value) visit(schema.items, item, `${path}[]`, tell);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(schema.properties ?? {})) {
      visit(part, (value as Record<string, unknown>)[name], path === '' ? name : `${path}.${name}`, tell);
    }
  }
}

/** Values beyond the open lists of the contract, such as `slips[].status: waiting`. @param body without its wrapper */
export function unfamiliarValues(id: OperationId, body: unknown): string[] {
  const schema = answerSchema(id);
  const found = new Set<string>();
  if (schema) visit(schema, body, '', (where, value) => found.add(`${where}: ${value}`));
  return [...found];
}
