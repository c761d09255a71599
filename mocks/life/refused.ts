/** Why no world is made from a recording. */
export const refusals = [
  'too-large',
  'encoding',
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

/** A recording that cannot become a world. `har-words.*.json` has a text for each reason. */
export class LifeRefused extends Error {
  readonly reason: RefusalReason;
  /** The calls, fields, rows or addresses that caused it, one a line. */
  readonly details: readonly string[];

  constructor(reason: RefusalReason, details: readonly string[] = []) {
    super([reason, ...details].join('\n'));
    this.name = 'LifeRefused';
    this.reason = reason;
    this.details = details;
  }
}
