import type { ErrorCode } from '../../contract/generated/errors.ts';
import type { UploadedFile } from '../kernel/uploaded-file.ts';

/** A call as an adapter hands it in: path below the API base, body as text, an uploaded file as what is known of it. */
export interface ApiRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string | null;
  /** The field `file` of a multipart body; its bytes are in the file store. */
  readonly file?: UploadedFile | null;
  /** What refuses a call whose body the adapter did not read, or not to its end. */
  readonly refusal?: ErrorCode;
  readonly signal?: AbortSignal;
  /** Number, in the traffic log, of the call that this one repeats for a tester. */
  readonly resent?: number;
}

/** What an adapter sends back. `cut`: no answer, the connection breaks. */
export type ApiResponse =
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly headers: Record<string, string>;
      readonly text: string;
    }
  | { readonly kind: 'cut' };

/** Whether an answer of this status has a body; a browser makes none with one otherwise. */
export const mayHaveBody = (status: number): boolean => ![204, 205, 304].includes(status);

/** An answer as every backend of this contract gives it: JSON, not cached, with the world's time in `Date`. */
export function jsonAnswer(status: number, text: string, now: number): ApiResponse {
  const headers = { 'cache-control': 'no-store', date: new Date(now).toUTCString() };
  if (!mayHaveBody(status)) return { kind: 'answer', status, text: '', headers };
  const type = text.trimStart().startsWith('<') ? 'text/html' : 'application/json';
  return { kind: 'answer', status, text, headers: { 'content-type': `${type}; charset=utf-8`, ...headers } };
}
