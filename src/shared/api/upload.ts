import { isOnline } from '../base/network.ts';
import { parseBody, settleAnswer } from './answer.ts';
import { ApiError } from './api-error.ts';
import { prepareCall } from './call.ts';
import { loadValidator, validatorOf } from './http.ts';

/** Milliseconds (SLP-18, SAFE-61). */
const timeoutMs = 300_000;

export type ErrorType<_Body> = ApiError;

export interface UploadOptions extends RequestInit {
  /** Share of the file that has left the device, 0 to 1, never falling (SAFE-61). */
  onUploadProgress?: (share: number) => void;
}

/**
 * The mutator of operations that carry a file: like `http`, but over XMLHttpRequest, for fetch reports no progress.
 * The signal really stops the transfer (SLP-17).
 * @throws ApiError, and nothing else.
 */
export async function upload<T>(path: string, { onUploadProgress, ...init }: UploadOptions = {}): Promise<T> {
  const call = prepareCall(path, init.method ?? 'POST', init.headers);
  // The browser writes this header itself, with the multipart boundary.
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
  // A timer, as for every other call: it also ends a request that a service worker answers in place of the network.
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
