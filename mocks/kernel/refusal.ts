import { type ErrorCode, errorStatus } from '../../contract/generated/errors.ts';

/** A refusal that a handler throws: the whole answer in one value. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  /** True when the refusal itself changed the world (a counted OTP try, money returned) and must be journaled. */
  readonly commits: boolean;

  constructor(code: ErrorCode, commits: boolean) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.status = errorStatus[code];
    this.commits = commits;
  }
}

/** Refuses with a code of `contract/errors.yaml`: `throw fail('MONEY_NOT_ENOUGH')`. The world must be unchanged. */
export const fail = (code: ErrorCode): Refusal => new Refusal(code, false);

/** Refuses after the world has changed on purpose; the refusal is journaled like a success. */
export const failAndCommit = (code: ErrorCode): Refusal => new Refusal(code, true);
