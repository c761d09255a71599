import type { ScheduledEvent } from '../../kernel/schedule.ts';
/** The bank pays a withdrawal out, or sends it back. */
export interface WithdrawalEvent extends ScheduledEvent {
  readonly kind: 'withdrawal';
  readonly player: string;
  /** Row of the statement. */
  readonly statement: string;
}
