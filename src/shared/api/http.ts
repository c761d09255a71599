import { fetchChunk } from '../base/fetch-chunk.ts';
import { config } from '../config/config.ts';
import { observeServerDate } from '../time/clock.ts';
import { parseBody, settleAnswer } from './answer.ts';
import { ApiError } from './api-error.ts';
import { type Call, prepareCall } from './call.ts';
import { sendUnderKey } from './unknown-outcome.ts';

/** Milliseconds (MNY-39). */
const timeoutMs = 60_000;

export type ErrorType<_Body> = ApiError;

/** The contract's schemas and zod: needed with the first answer, not to draw the first page. */
export const loadValidator = () => fetchChunk(() => import('./validate.ts'));

/** A chunk that does not come is a network failure like any other: an answer that was not checked is not used. */
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

/** Sends once. The time-out covers the body as well as the headers. */
async function send(call: Call, init: RequestInit): Promise<Received> {
  // Whether a failure can be proved to have stayed on the device: a browser that says "online" proves nothing.
  const sent = navigator.onLine !== false;
  const timer = new AbortController();
  const timeout = setTimeout(() => timer.abort(), timeoutMs);
  try {
    const response = await fetch(call.url, {
      ...init,
      headers: call.headers,
      cache: 'no-store',
      signal: init.signal ? AbortSignal.any([init.signal, timer.signal]) : timer.signal,
    });
    const body = parseBody(await response.arrayBuffer());
    if (call.path !== null) observeServerDate(response.headers.get('date'));
    return { status: response.status, body };
  } catch {
    if (init.signal?.aborted) throw new ApiError({ code: 'ABORTED', kind: 'aborted', sent });
    if (timer.signal.aborted) throw new ApiError({ code: 'TIMEOUT', kind: 'timeout' });
    throw new ApiError({ code: 'NETWORK', kind: 'network', sent });
  } finally {
    clearTimeout(timeout);
  }
}

/**
 * The one way to the API for generated hooks: bearer token, client header, 60 s, no cache; the answer is
 * unwrapped and held against the contract. The type is the contract's, which is why nothing is returned unchecked.
 * @throws ApiError, and nothing else.
 */
export async function http<T>(path: string, init: RequestInit = {}): Promise<T> {
  const call = prepareCall(path, init.method ?? 'GET', init.headers);
  // Begins with the request; what it rejects with is only of interest once there is an answer to judge.
  const loading = loadValidator();
  loading.catch(() => undefined);
  const moves = config.idempotencyKey && (await validatorOf(loading, false)).movesMoney(call.method, call.path);
  const ask = async () => {
    const { status, body } = await send(call, init);
    return settleAnswer(call, status, body, await validatorOf(loading, true));
  };
  if (!moves) return (await ask()) as T;
  return (await sendUnderKey(`${call.token} ${call.method} ${call.url.href} ${init.body}`, (key) => {
    call.headers.set('Idempotency-Key', key);
    return ask();
  })) as T;
}
