// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { config, configure } from '../config/config.ts';
import { initI18n } from '../i18n/i18n.ts';
import { ApiError } from './api-error.ts';
import { upload } from './upload.ts';

/** A stub of XMLHttpRequest; the test is the network. */
class Request {
  static last: Request;
  readonly upload: { onprogress?: (event: Partial<ProgressEvent>) => void } = {};
  onload?: () => void;
  onabort?: () => void;
  onerror?: () => void;
  status = 0;
  response: ArrayBuffer | null = null;
  aborted = false;
  constructor() {
    Request.last = this;
  }
  open() {}
  setRequestHeader() {}
  send() {}
  abort() {
    this.aborted = true;
    this.onabort?.();
  }
  answer(status: number, body: unknown) {
    this.status = status;
    this.response = new TextEncoder().encode(JSON.stringify(body)).buffer;
    this.onload?.();
  }
}

/** Result of an upload, or the kind of its error. */
const begin = (init: Parameters<typeof upload>[1] = {}) =>
  upload('/api/wallet/slip', { method: 'POST', body: new FormData(), ...init }).catch((error: unknown) =>
    error instanceof ApiError ? error.kind : error,
  );

beforeAll(async () => {
  await initI18n();
  configure({ ...config, apiBase: 'https://api.example/base' });
});
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', Request);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// CHT-60, SAFE-61, SLP-18
test('stops the transfer after five minutes', async () => {
  const end = begin();
  await vi.advanceTimersByTimeAsync(299_000);
  expect(Request.last.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([await end, Request.last.aborted]).toEqual(['timeout', true]);
});

// SAFE-61, SLP-17
test('stops the transfer when cancelled', async () => {
  const control = new AbortController();
  const end = begin({ signal: control.signal });
  control.abort();
  expect([await end, Request.last.aborted]).toEqual(['aborted', true]);
});

// SAFE-61, SLP-16
test('reports progress that never decreases and never exceeds 1', async () => {
  const shares: number[] = [];
  const end = begin({ onUploadProgress: (share) => shares.push(share) });
  for (const loaded of [10, 5, 200]) Request.last.upload.onprogress?.({ lengthComputable: true, loaded, total: 100 });
  Request.last.upload.onprogress?.({ lengthComputable: false, loaded: 1, total: 0 });
  expect(shares).toEqual([0.1, 0.1, 1, 1]);
  Request.last.answer(400, { message: 'SLIP_NO_FILE' });
  expect(await end).toBe('refused');
  expect(vi.getTimerCount()).toBe(0);
});
