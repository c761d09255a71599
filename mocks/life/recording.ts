import { type OperationId, operations } from '../../contract/generated/operations.ts';
import { textFieldsOf } from './contract/personal-fields.ts';
import type { LeftOut } from './left-out.ts';

/** A call of a recording that the contract has. */
export interface RecordedCall {
  readonly id: OperationId;
  /** Position among the calls of the contract, from 1. */
  readonly number: number;
  /** Epoch ms, by the clock of the server where the recording tells it. */
  readonly at: number;
  /** Duration, ms. */
  readonly took: number;
  readonly path: Readonly<Record<string, string>>;
  /** Of the request, as JSON; null where it has none. Of calls that hold secrets it is not read. */
  readonly body: unknown;
  readonly status: number;
  /** Without a wrapper; undefined where it was not read. */
  readonly answer: unknown;
  /** The contract's error code of a refused write; null for any other call. */
  readonly code: string | null;
  /** Whether the outcome is known. */
  readonly isAnswered: boolean;
}

/** What a recording holds, and how much of it is of no use here. */
export interface Recording {
  /** Address that the paths of the contract follow, without a slash at the end. */
  readonly base: string;
  /** In order of time. */
  readonly calls: readonly RecordedCall[];
  readonly left: readonly LeftOut[];
}

/** Whether a call has a password, a one-time code or a token in its request or its answer: neither is ever read. */
export const holdsSecrets = (id: OperationId): boolean =>
  operations[id].secrets.length > 0 ||
  operations[id].path.includes('{password}') ||
  textFieldsOf(id).some(({ kind }) => kind === 'secret');

/** Whether a call only asks, and may be read. */
export const isRead = (id: OperationId): boolean => operations[id].effect === 'read' && !holdsSecrets(id);
