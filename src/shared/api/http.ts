import { fetchChunk } from '../base/fetch-chunk.ts';
import { isOnline } from '../base/online.ts';
import { config } from '../config/config.ts';
import { observeServerDate } from '../time/clock.ts';
import { parseBody, settleAnswer } from './answer.ts';
import { ApiError } from './api-error.ts';
import { type Call, prepareCall } from './prepare-call.ts';
import { sendUnderKey } from './unknown-outcome.ts';

/** Milliseconds (APP-41). */
const timeoutMs = 60_000;

export type ErrorType<_Body> = ApiError;

/** Kept, because an import waits in the queue of a busy page even when its file is there. */
let validator: typeof import('./validate.ts') | undefined;

/** Fetches the contract's schemas and zod, which only responses need. */
export const loadValidator = async () => (validator ??= await fetchChunk(() => import('./validate.ts')));

/**
 * Waits for the validator, so that no unchecked response is used.
 * @throws ApiError `NETWORK` if the chunk cannot be fetched
 */
export async function validatorOf(loading: ReturnType<typeof loadValidator>, sent: boolean) {
  try {
    return await loading;
  } catch {
    throw new ApiError({ code: 'NETWORK', kind: 'network', sent });
  }
}

interface Received {
  status: number;
  body: unknown;
}

/** Sends once. The timeout includes the body (APP-41). */
async function send(call: Call, init: RequestInit, redirect: RequestRedirect): Promise<Received> {
  // Only "offline" proves that a request never left the device; "online" proves nothing.
  const sent = isOnline();
  // iOS 16 has no `AbortSignal.any` (APP-220).
  const end = new AbortController();
  const stop = () => end.abort();
  const timeout = setTimeout(stop, timeoutMs);
  const asked = init.signal;
  if (asked?.aborted) stop();
  asked?.addEventListener('abort', stop);
  try {
    const response = await fetch(call.url, {
      ...init,
      headers: call.headers,
      cache: 'no-store',
      redirect,
      signal: end.signal,
    });
    const body = parseBody(await response.arrayBuffer());
    if (call.path !== null) observeServerDate(response.headers.get('date'));
    return { status: response.status, body };
  } catch {
    if (asked?.aborted) throw new ApiError({ code: 'ABORTED', kind: 'aborted', sent });
    if (end.signal.aborted) throw new ApiError({ code: 'TIMEOUT', kind: 'timeout' });
    throw new ApiError({ code: 'NETWORK', kind: 'network', sent });
  } finally {
    clearTimeout(timeout);
    asked?.removeEventListener('abort', stop);
  }
}

/**
 * Mutator of the generated hooks: token and client header (prepare-call.ts), 60 s, no cache. Unwraps and validates the response.
 * @throws ApiError only
 */
export async function http<T>(path: string, init: RequestInit = {}): Promise<T> {
  const call = prepareCall(path, init.method ?? 'GET', init.headers);
  call.body = init.body;
  // Fetched in parallel; a failure matters only once there is a response.
  const loading = loadValidator();
  loading.catch(() => undefined);
  // Only queries can be aborted; they move no money and need not wait for the table of operations.
  const operation = init.signal ? null : (await validatorOf(loading, false)).moneyOperation(call.method, call.path);
  // A redirect would pass a body on, such as a password, and no command may run elsewhere (SAFE-89).
  const redirect = operation === null && init.body == null ? 'follow' : 'error';
  const ask = async () => {
    const { status, body } = await send(call, init, redirect);
    return settleAnswer(call, status, body, await validatorOf(loading, true));
  };
  if (operation === null) return (await ask()) as T;
  const body = typeof init.body === 'string' ? init.body : null;
  const fingerprint = `${call.token} ${call.method} ${call.url.href} ${body}`;
  return (await sendUnderKey({ operation, body, fingerprint }, (key) => {
    if (config.idempotencyKey) call.headers.set('Idempotency-Key', key);
    return ask();
  })) as T;
}
