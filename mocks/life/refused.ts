/** Why no world is made from a recording. */
export const refusals = [
  'too-large',
  'no-har',
  'no-base',
  'no-player',
  'two-players',
  'mixed-players',
  'bad-request',
  'missing-body',
  'cut-body',
  'drift',
  'two-answers',
  'rows-not-seen',
  'bad-time',
  'not-held',
  'personal-left',
  'world-too-large',
] as const;
export type RefusalReason = (typeof refusals)[number];

/** A recording that no world is made from. The message says what was found; `details` are its lines. */
export class LifeRefused extends Error {
  readonly reason: RefusalReason;
  readonly details: readonly string[];

  constructor(reason: RefusalReason, message: string, details: readonly string[] = []) {
    super(message);
    this.name = 'LifeRefused';
    this.reason = reason;
    this.details = details;
  }
}
