/** Calls of the app that are answered by a test, without a backend. */
import { vi } from 'vitest';
import { ApiError } from '../../../src/shared/api/api-error.ts';

/** Answers every call with this; a string is sent as it is. */
export function answer(body: unknown, status = 200, headers: HeadersInit = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const stub = vi.fn((_url: URL, _init: RequestInit) =>
    Promise.resolve(new Response(status === 204 ? null : text, { status, headers })),
  );
  vi.stubGlobal('fetch', stub);
  return stub;
}

/** The error that the call ends with. */
export async function failure(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`Expected an ApiError, got ${String(error)}`);
  return error;
}

/** The headers of the last call. */
export const sentHeaders = (stub: ReturnType<typeof answer>) => new Headers(stub.mock.lastCall?.[1].headers);
