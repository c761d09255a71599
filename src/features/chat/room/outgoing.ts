import type { MediaKind } from '../../../shared/files/media-file.ts';
import { type ChatContent, type ChatMessage, contentKey, isMine, momentOf } from './chat-content.ts';

/** State of a message under way; `waiting` is the half second in which it can be taken back (CHT-50, CHT-61). */
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
  /** Whether it was typed: only typed messages return to the box when the chat is closed in time (CHT-51). */
  readonly typed: boolean;
  /** Server time at which it was made, epoch ms. */
  readonly at: number;
  /** How often it was sent. `ids`: the messages of the room that came of it, more than one when an answer was lost. */
  readonly attempts: number;
  readonly ids: readonly string[];
  /** Whether the last attempt failed but may have arrived (CHT-56). */
  readonly unknown: boolean;
}

/** How much the clocks of device and server may differ, ms (CHT-54). */
const skew = 10_000;

/**
 * Finds the outgoing message that a message of the room came of (CHT-54). `sendChatMessage` answers with a time only, so
 * the content identifies it: equal content, not earlier than the first attempt, and each attempt at most once.
 */
export function originOf(message: ChatMessage, outgoing: readonly Outgoing[]): Outgoing | undefined {
  if (!isMine(message)) return undefined;
  const key = contentKey(message.message);
  return outgoing.find(
    ({ content, attempts, ids, at }) =>
      content !== null && attempts > ids.length && momentOf(message) >= at - skew && contentKey(content) === key,
  );
}

/** Whether the log shows it as under way; a delivered one is among the messages already. */
export const isUnderWay = ({ status }: Outgoing): boolean => status !== 'succeed';
