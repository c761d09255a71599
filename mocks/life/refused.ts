export const refusals = [
  'too-large',
  'encoding',
  'no-har',
  'no-base',
  'other-site',
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

/** `har-words.*.json` has a text for each reason. */
export class LifeRefused extends Error {
  readonly reason: RefusalReason;
  /** Calls, fields, rows or addresses that caused it, one per line. */
  readonly details: readonly string[];

  constructor(reason: RefusalReason, details: readonly string[] = []) {
    super([reason, ...details].join('\n'));
    this.name = 'LifeRefused';
    this.reason = reason;
    this.details = details;
  }
}
