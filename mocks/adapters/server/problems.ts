import { StoreFull } from '../../engine/timeline/store.ts';
import { ServerBusy } from './body-memory.ts';
import { BodyCutShort } from './read-body.ts';
import { StoreUnreachable, UnreadableWorld, UploadsFull } from './stores/world-store.ts';

/** A response of the server instead of a world. */
export interface Problem {
  readonly status: 404 | 500 | 503 | 507;
  readonly body: { readonly message: string; readonly reason?: string };
  readonly headers?: Record<string, string>;
}

export const unknownWorld: Problem = { status: 404, body: { message: 'UNKNOWN_WORLD' } };

/**
 * No space is left: `SLIP_UPLOAD_FAIL` for slips; the contract has no code for other operations.
 * @param status 507 when the world has used up its share, 503 when the server cannot store anything
 */
const insufficientStorage = (path: string, status: 503 | 507): Problem =>
  path.endsWith('/api/wallet/slip')
    ? { status: 500, body: { message: 'SLIP_UPLOAD_FAIL' } }
    : { status, body: { message: 'INSUFFICIENT_STORAGE' } };

const retryAfterSeconds = 5;

/** The app shows this code as "wait a moment". */
const serverBusy: Problem = {
  status: 503,
  body: {
    message: 'REQUEST_LIMIT',
    reason: `too much is being sent at this moment; try again in ${retryAfterSeconds} s`,
  },
  headers: { 'retry-after': String(retryAfterSeconds) },
};

const storeUnreachable: Problem = {
  status: 503,
  body: { message: 'INTERNAL_SERVER_ERROR', reason: 'the store of the worlds does not answer' },
};

/**
 * The response for an error; null when the connection is already closed.
 * @param path of the request
 * @param report hears of defects and machine failures
 */
export function problemOf(error: unknown, path: string, report: (problem: unknown) => void): Problem | null {
  if (error instanceof BodyCutShort) return null;
  if (error instanceof ServerBusy) return serverBusy;
  if (error instanceof UploadsFull) return insufficientStorage(path, 507);
  const isKnown = [UnreadableWorld, StoreFull, StoreUnreachable].some((kind) => error instanceof kind);
  report(isKnown ? (error as Error).message : error);
  if (error instanceof StoreFull) return insufficientStorage(path, 503);
  if (error instanceof StoreUnreachable) return storeUnreachable;
  return { status: 500, body: { message: 'INTERNAL_SERVER_ERROR' } };
}
