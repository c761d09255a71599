import { type OperationId, operations } from '../../contract/generated/operations.ts';
import { textFieldsOf } from './contract/personal-fields.ts';
import type { LeftOut } from './left-out.ts';

export interface RecordedCall {
  readonly id: OperationId;
  /** Position among the calls of the contract, from 1. */
  readonly number: number;
  /** Epoch ms, corrected by the server's clock where known. */
  readonly at: number;
  /** Duration, ms. */
  readonly took: number;
  readonly path: Readonly<Record<string, string>>;
  /** JSON of the request; null without a body, and for calls with secrets. */
  readonly body: unknown;
  readonly status: number;
  /** Without wrapper; undefined if unread. */
  readonly answer: unknown;
  /** The contract's error code of a refused write; null for other calls. */
  readonly code: string | null;
  /** Whether the outcome is known. */
  readonly isAnswered: boolean;
}

export interface Recording {
  /** Base address of the contract's paths, without trailing slash. */
  readonly base: string;
  /** Ordered by time. */
  readonly calls: readonly RecordedCall[];
  readonly left: readonly LeftOut[];
}

/** Whether request or answer has a password, a one-time code or a token; neither is ever read. */
export const holdsSecrets = (id: OperationId): boolean =>
  operations[id].secrets.length > 0 ||
  operations[id].path.includes('{password}') ||
  textFieldsOf(id).some(({ kind }) => kind === 'secret');

export const isRead = (id: OperationId): boolean => operations[id].effect === 'read' && !holdsSecrets(id);

/** No call reveals their effect: the amount of a gift is unknown. */
const unknowable: readonly OperationId[] = ['sendGiftLink'];

/**
 * Excludes unread writes (secrets, files) and writes without login: one-time codes, and chat messages with
 * unpredictable replies.
 */
export const isFollowed = (id: OperationId): boolean => {
  const { effect, auth, upload } = operations[id];
  return effect === 'write' && auth && !upload && !holdsSecrets(id) && !unknowable.includes(id);
};

/** Such as `17, 13:15:02 UTC: transfer, POST /api/wallet/transfer`; the date was moved, so it is omitted. */
export function nameOfCall({ id, number, at }: RecordedCall): string {
  const { method, path } = operations[id];
  return `${number}, ${new Date(at).toISOString().slice(11, 19)} UTC: ${id}, ${method} ${path}`;
}
