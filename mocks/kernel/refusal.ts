import { type ErrorCode, errorStatus } from '../../contract/generated/errors.ts';

/** Thrown by a handler to answer with an error code of `contract/errors.yaml` and its status. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  /** True when the handler changed the world before it refused (counted a wrong code, returned money). */
  readonly commits: boolean;

  constructor(code: ErrorCode, commits: boolean) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.status = errorStatus[code];
    this.commits = commits;
  }
}

/** Refuses a request without changes: `throw fail('MONEY_NOT_ENOUGH')`. */
export const fail = (code: ErrorCode): Refusal => new Refusal(code, false);

/** Throws the error of a magic value; null continues (not magic, or no error). */
export function refuseMagic(code: ErrorCode | null): void {
  if (code) throw fail(code);
}

/** Refuses a request after deliberate changes; the journal records it like a success. */
export const failAndCommit = (code: ErrorCode): Refusal => new Refusal(code, true);
