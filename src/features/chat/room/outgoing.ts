import type { MediaKind } from '../../../shared/files/media-file.ts';
import { type ChatContent, type ChatMessage, contentKey, isAnonymous, isMine, momentOf } from './chat-content.ts';

/** State of a message under way; `waiting`: the half second before it is sent (CHT-50, CHT-61). */
export type DeliveryStatus = 'waiting' | 'uploading_file' | 'sending' | 'failed' | 'succeed';

export interface OutgoingFile {
  readonly file: File;
  readonly kind: MediaKind;
  /** Object URL of a picture; null for a video. */
  readonly preview: string | null;
  /** Share of the file that has left the device, 0 to 1. */
  readonly share: number;
}

/** A message or file that this device is sending. */
export interface Outgoing {
  /** Made by this device; the same for every attempt. */
  readonly key: string;
  /** The content of the message; null until the uploaded file has its path. */
  readonly content: ChatContent | null;
  readonly status: DeliveryStatus;
  readonly file: OutgoingFile | null;
  /** Name of a file that was not uploaded before the page was left: its bytes are gone (CHT-85). */
  readonly lostFile: string | null;
  /** Server time at which it was made, epoch ms. */
  readonly at: number;
  /** How often it was sent. `ids`: the messages of the room that came of it, more than one when an answer was lost. */
  readonly attempts: number;
  readonly ids: readonly string[];
  /** Whether the last attempt failed but may have arrived (CHT-56). */
  readonly unknown: boolean;
  /** Names what it is meant to do once, however often it is sent; a new one after a refusal (CHT-86). */
  readonly intent: string;
  /** Moment of the newest message of the same content when it was first sent, epoch ms; 0 for none. */
  readonly after: number;
  /** Whether it comes from an earlier visit, of which the `ids` are forgotten: `after` stands in for them (CHT-81). */
  readonly restored: boolean;
}

/** How much the clocks of device and server may differ, ms (CHT-54). */
const skew = 10_000;

/**
 * Finds the outgoing message that a message of the room came of (CHT-54). `sendChatMessage` answers with a time only, so
 * the content identifies it: equal content, not earlier than the first attempt, and each attempt at most once.
 */
export function originOf(message: ChatMessage, outgoing: readonly Outgoing[]): Outgoing | undefined {
  if (!isMine(message) && !isAnonymous(message)) return undefined;
  const key = contentKey(message.message);
  const moment = momentOf(message);
  return outgoing.find(
    ({ content, attempts, ids, at, after, restored }) =>
      content !== null &&
      attempts > ids.length &&
      moment >= at - skew &&
      !(restored && moment <= after) &&
      contentKey(content) === key,
  );
}

/** Whether the log shows it as under way; a delivered one is among the messages already. */
export const isUnderWay = ({ status }: Outgoing): boolean => status !== 'succeed';

/** The moment of the newest message of the customer with this content, epoch ms; 0 for none. */
export function newestMoment(content: ChatContent, messages: readonly ChatMessage[]): number {
  const key = contentKey(content);
  const same = messages.findLast((message) => isMine(message) && contentKey(message.message) === key);
  return same ? momentOf(same) : 0;
}
