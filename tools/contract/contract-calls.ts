/** Calls every reading operation of a backend and compares the answers with the contract. */
import openApi from '../../contract/generated/openapi.json' with { type: 'json' };
import { type OperationId, operations } from '../../contract/generated/operations.ts';
import { type Drift, driftsOf, unwrapped } from '../../mocks/life/contract/contract-drift.ts';
import { unfamiliarValues } from './known-values.ts';

export interface Target {
  /** Address of the backend, with or without a path. */
  readonly baseUrl: string;
  /** Bearer token; null for a visitor. */
  readonly token: string | null;
  /** Further headers of every call, such as the one that marks the wallet client. */
  readonly headers: Readonly<Record<string, string>>;
  /** How long one call may take, ms. */
  readonly timeoutMs: number;
}

export type Verdict =
  /** `unfamiliar`: values that a backend may add, and that the app shows as unknown. */
  | { readonly id: OperationId; readonly kind: 'kept'; readonly unfamiliar: readonly string[] }
  | { readonly id: OperationId; readonly kind: 'refused'; readonly code: string }
  | { readonly id: OperationId; readonly kind: 'skipped'; readonly why: string }
  | { readonly id: OperationId; readonly kind: 'broken'; readonly why: string }
  | { readonly id: OperationId; readonly kind: 'drift'; readonly drifts: readonly Drift[] };

type Described = { readonly requestBody?: { content: { 'application/json': { example?: unknown } } } };
const described = Object.values(openApi.paths as unknown as Record<string, Record<string, unknown>>).flatMap(
  (methods) => Object.values(methods),
) as (Described & { readonly operationId?: string })[];

/** The contract's example for the body of a call. */
const exampleBody = (id: OperationId): unknown =>
  described.find(({ operationId }) => operationId === id)?.requestBody?.content['application/json'].example;

/** An answer, whatever it is. */
export interface Reply {
  readonly status: number;
  /** The raw body. */
  readonly text: string;
  /** Undefined when the text is not JSON. */
  readonly body: unknown;
  /** The header `Date`; null without one. */
  readonly date: string | null;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Sends one call as it is described. @throws Error when no answer comes in time */
export async function sendCall(
  { baseUrl, token, headers, timeoutMs }: Target,
  id: OperationId,
  { path = operations[id].path, body, key }: { path?: string; body?: unknown; key?: string },
): Promise<Reply> {
  const { method, auth, tag } = operations[id];
  const response = await fetch(`${baseUrl.replace(/\/$/, '')}${path}`, {
    method,
    headers: {
      ...headers,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...((auth || tag === 'chat') && token !== null ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = await response.text();
  return { status: response.status, text, body: jsonOf(text), date: response.headers.get('date') };
}

function judge(id: OperationId, { status, body }: Reply): Verdict {
  if (body === undefined) return { id, kind: 'broken', why: `${status}, and the body is not JSON` };
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

/** The first text under a field name in the answers so far: references and codes that later calls need. */
function firstText(value: unknown, name: string): string | null {
  if (Array.isArray(value)) return value.map((item) => firstText(item, name)).find((text) => text !== null) ?? null;
  if (typeof value !== 'object' || value === null) return null;
  const own = (value as Record<string, unknown>)[name];
  if (typeof own === 'string' && own !== '') return own;
  return firstText(Object.values(value), name);
}

/** The source of a path parameter: an earlier answer and its field, or a value that is always valid. */
const parameters: Partial<Record<OperationId, { from: OperationId; field: string } | { word: string }>> = {
  getGameAccount: { from: 'getWallet', field: 'code' },
  getSlipByReference: { from: 'listSlips', field: 'reference' },
  getQr: { word: 'KBANK' },
  findPromotion: { word: 'KRAPAO50' },
};

/** Reading operations that are skipped, because the games behind them start a session. */
export const opensGames = (id: OperationId) => operations[id].tag === 'auto-login';

/** Every reading operation; those whose answers others need come first. */
const readingOperations = (Object.keys(operations) as OperationId[])
  .filter((id) => operations[id].effect === 'read')
  .sort((one, other) => Number(one in parameters) - Number(other in parameters));

/** Calls one operation after the other, so that the check does not look like an attack. */
export async function askEverything(target: Target, tell: (verdict: Verdict) => void): Promise<Verdict[]> {
  const answers = new Map<OperationId, unknown>();
  const verdicts: Verdict[] = [];
  for (const id of readingOperations) {
    const verdict = await ask(target, id, answers);
    verdicts.push(verdict);
    tell(verdict);
  }
  return verdicts;
}

async function ask(target: Target, id: OperationId, answers: Map<OperationId, unknown>): Promise<Verdict> {
  const { path, auth } = operations[id];
  if (opensGames(id)) return { id, kind: 'skipped', why: 'it begins a session in a game' };
  if (auth && target.token === null) return { id, kind: 'skipped', why: 'it needs a token' };
  const wanted = parameters[id];
  const value = wanted && ('word' in wanted ? wanted.word : firstText(answers.get(wanted.from), wanted.field));
  if (value === null) return { id, kind: 'skipped', why: 'no answer before it named what to ask for' };
  try {
    const asked = path.replace(/\{\w+\}/, encodeURIComponent(value ?? ''));
    const reply = await sendCall(target, id, { path: asked, body: exampleBody(id) });
    answers.set(id, reply.body);
    return judge(id, reply);
  } catch (error) {
    return { id, kind: 'broken', why: reasonOf(error, target) };
  }
}

/** The header that an option such as `x-client:wallet-user` adds to every call; none for an empty option. */
export function clientHeader(option: string): Readonly<Record<string, string>> {
  const [name = '', value = ''] = option.split(':').map((part) => part.trim());
  return name && value ? { [name]: value } : {};
}

/** Why a call has no answer, in words; the reason of a failed `fetch` is in its cause. */
export function reasonOf(error: unknown, { timeoutMs }: Pick<Target, 'timeoutMs'>): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${timeoutMs / 1000} s`;
  const { cause } = error;
  return cause instanceof Error ? (cause as NodeJS.ErrnoException).code || cause.message : error.message;
}

/** Logs in. @throws Error with the backend's refusal, or why it cannot be reached */
export async function logIn(target: Target, username: string, password: string): Promise<string> {
  const login = fetch(`${target.baseUrl.replace(/\/$/, '')}${operations.login.path}`, {
    method: 'POST',
    headers: { ...target.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
    signal: AbortSignal.timeout(target.timeoutMs),
  });
  const [response, body] = await login
    .then(async (answer) => [answer, await answer.text()] as const)
    .catch((error: unknown) => {
      throw new Error(`${target.baseUrl} does not answer: ${reasonOf(error, target)}`);
    });
  const token = firstText(jsonOf(body), 'token');
  if (!response.ok || token === null) throw new Error(`the login was refused: ${response.status}`);
  return token;
}
