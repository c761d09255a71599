import { isOnline } from '../base/online.ts';
import { parseBody, settleAnswer } from './answer.ts';
import { ApiError } from './api-error.ts';
import { loadValidator, validatorOf } from './http.ts';
import { prepareCall } from './prepare-call.ts';

/** Timeout, ms (SLP-18, SAFE-61). */
const timeoutMs = 300_000;

export type ErrorType<_Body> = ApiError;

export interface UploadOptions extends RequestInit {
  /** Uploaded share, 0 to 1, never decreasing (SAFE-61). */
  onUploadProgress?: (share: number) => void;
}

/**
 * Mutator of operations with a file: like `http`, but over XMLHttpRequest, because fetch reports no progress. Only the
 * page's policy keeps its redirects on known hosts (SAFE-89). The signal stops the transfer (SLP-17).
 * @throws ApiError only
 */
export async function upload<T>(path: string, { onUploadProgress, ...init }: UploadOptions = {}): Promise<T> {
  const call = prepareCall(path, init.method ?? 'POST', init.headers);
  // The browser sets this header, with the multipart boundary.
  call.headers.delete('Content-Type');
  const sent = isOnline();
  const xhr = new XMLHttpRequest();
  const abort = () => xhr.abort();
  let late = false;
  const received = new Promise<{ status: number; body: unknown }>((resolve, reject) => {
    let share = 0;
    xhr.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      share = lengthComputable && total > 0 ? Math.max(share, Math.min(1, loaded / total)) : share;
      onUploadProgress?.(share);
    };
    xhr.onload = () => resolve({ status: xhr.status, body: parseBody(xhr.response ?? new ArrayBuffer(0)) });
    xhr.onabort = () =>
      reject(new ApiError(late ? { code: 'TIMEOUT', kind: 'timeout' } : { code: 'ABORTED', kind: 'aborted', sent }));
    xhr.onerror = () => reject(new ApiError({ code: 'NETWORK', kind: 'network', sent }));
  });
  received.catch(() => undefined);
  xhr.open(call.method, call.url);
  xhr.responseType = 'arraybuffer';
  for (const [name, value] of call.headers) xhr.setRequestHeader(name, value);
  init.signal?.addEventListener('abort', abort);
  // Not `xhr.timeout`, which does not end a request that a service worker handles.
  const timer = setTimeout(() => {
    late = true;
    xhr.abort();
  }, timeoutMs);
  try {
    if (init.signal?.aborted) throw new ApiError({ code: 'ABORTED', kind: 'aborted', sent: false });
    xhr.send(init.body as XMLHttpRequestBodyInit | null);
    const { status, body } = await received;
    return (await settleAnswer(call, status, body, await validatorOf(loadValidator(), true))) as T;
  } finally {
    clearTimeout(timer);
    init.signal?.removeEventListener('abort', abort);
  }
}
