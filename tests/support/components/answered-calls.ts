/**
 * Handwritten responses for tests of the HTTP layer: calls to other hosts, and responses that no backend sends. Tests
 * of screens use the simulator (`simulated-backend.ts`).
 */
import { vi } from 'vitest';
import { ApiError } from '../../../src/shared/api/api-error.ts';

/** Answers every call with `body`; strings are sent unchanged. */
export function answer(body: unknown, status = 200, headers: HeadersInit = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const stub = vi.fn((_url: URL, _init: RequestInit) =>
    Promise.resolve(new Response(status === 204 ? null : text, { status, headers })),
  );
  answerBy(stub);
  return stub;
}

export function answerBy(send: (url: URL, init: RequestInit) => Promise<Response>): void {
  vi.stubGlobal('fetch', send);
}

/** Never answers; fails like a browser when the request is aborted. */
export function answerNothing(): void {
  answerBy(
    (_url, { signal }) =>
      new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError'))),
      ),
  );
}

export const lost = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));

export async function failure(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`Expected an ApiError, got ${String(error)}`);
  return error;
}

export const sentHeaders = (stub: ReturnType<typeof answer>) => new Headers(stub.mock.lastCall?.[1].headers);
