import type { ErrorCode } from '../../../contract/generated/errors.ts';
import type { UploadedFile } from '../../kernel/uploaded-file.ts';

/** A request from an adapter: path below the API base, body as text, metadata of an uploaded file. */
export interface ApiRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string | null;
  /** The field `file` of a multipart body; its bytes are in the file store. */
  readonly file?: UploadedFile | null;
  /** The code that refuses a request whose body the adapter did not read completely. */
  readonly refusal?: ErrorCode;
  readonly signal?: AbortSignal;
}

/** The response to an adapter. `cut`: no response, the connection breaks. */
export type ApiResponse =
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly headers: Record<string, string>;
      readonly text: string;
    }
  | { readonly kind: 'cut' };

/** Whether a response of this status may have a body; browsers throw on the others. */
export const mayHaveBody = (status: number): boolean => ![204, 205, 304].includes(status);

/** A response of this contract: JSON, not cached, with the world time in `Date`. */
export function jsonAnswer(status: number, text: string, now: number): ApiResponse {
  const headers = { 'cache-control': 'no-store', date: new Date(now).toUTCString() };
  if (!mayHaveBody(status)) return { kind: 'answer', status, text: '', headers };
  const type = text.trimStart().startsWith('<') ? 'text/html' : 'application/json';
  return { kind: 'answer', status, text, headers: { 'content-type': `${type}; charset=utf-8`, ...headers } };
}
