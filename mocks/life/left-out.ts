import type { OperationId } from '../../contract/generated/operations.ts';

/** Reasons to skip calls or fields. `har-words.*.json` has a text for each. */
export const leftReasons = [
  'other-host',
  'socket',
  'not-in-contract',
  'secret',
  'status',
  'unanswered',
  'no-body',
  'unknown-field',
  'other-player',
  'chat-went-on',
  'after-write',
  'no-answer',
  'cannot-follow',
  'chat-answers',
  'not-read-before',
  'beside-write',
] as const;
export type LeftReason = (typeof leftReasons)[number];

export interface LeftOut {
  readonly reason: LeftReason;
  /** Null for calls outside the contract. */
  readonly operation: OperationId | null;
  /** A status, a field path, or the operation of a write; may be empty. */
  readonly detail: string;
  readonly count: number;
}

export class LeftOuts {
  readonly #all = new Map<string, LeftOut>();

  /** @param before counts to continue from */
  constructor(before: readonly LeftOut[] = []) {
    for (const left of before) this.#all.set(keyOf(left), left);
  }

  add(reason: LeftReason, operation: OperationId | null = null, detail = ''): void {
    const left = { reason, operation, detail };
    const count = (this.#all.get(keyOf(left))?.count ?? 0) + 1;
    this.#all.set(keyOf(left), { ...left, count });
  }

  get all(): readonly LeftOut[] {
    return [...this.#all.values()];
  }
}

const keyOf = ({ reason, operation, detail }: Omit<LeftOut, 'count'>) => JSON.stringify([reason, operation, detail]);
