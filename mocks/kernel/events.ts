import type { ChatLanguage } from '../domains/chat/languages.ts';
import type { Scheduled } from './schedule.ts';

/** A slip that was looked at: the verdict is decided when it is uploaded, and becomes known at its time. */
export interface SlipVerdictEvent extends Scheduled {
  readonly kind: 'slip-verdict';
  readonly player: string;
  readonly slip: string;
}

/** The support operator says something in a room. */
export interface ChatReplyEvent extends Scheduled {
  readonly kind: 'chat-reply';
  readonly room: string;
  /** What the operator answers to; the words are chosen when the time has come. */
  readonly intent: string;
  /** Which message of the answer, from 0. */
  readonly part: number;
  readonly language: ChatLanguage;
}

/** The bank pays a withdrawal out, or sends it back. */
export interface WithdrawalEvent extends Scheduled {
  readonly kind: 'withdrawal';
  readonly player: string;
  /** Row of the statement. */
  readonly statement: string;
}

/** Somebody pays a QR, whether it is still shown or not. */
export interface QrPaidEvent extends Scheduled {
  readonly kind: 'qr-paid';
  readonly qrcode: string;
}

/** Everything that can happen to a world by itself. */
export type WorldEvent = SlipVerdictEvent | ChatReplyEvent | WithdrawalEvent | QrPaidEvent;
