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
