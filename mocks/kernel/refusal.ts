import { type ErrorCode, errorStatus } from '../../contract/generated/errors.ts';

/** A handler throws it to answer with an error code of `contract/errors.yaml` and the status of that code. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  /** True when the handler changed the world before it refused (a wrong code was counted, money was returned). */
  readonly commits: boolean;

  constructor(code: ErrorCode, commits: boolean) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.status = errorStatus[code];
    this.commits = commits;
  }
}

/** Refuses a request that has changed nothing: `throw fail('MONEY_NOT_ENOUGH')`. */
export const fail = (code: ErrorCode): Refusal => new Refusal(code, false);

/** Refuses with the error that a magic value stands for; null goes on: the value is not magic, or stands for no error. */
export function refuseMagic(code: ErrorCode | null): void {
  if (code) throw fail(code);
}

/** Refuses a request that has changed the world on purpose; the journal records it like a success. */
export const failAndCommit = (code: ErrorCode): Refusal => new Refusal(code, true);
