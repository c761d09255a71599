import type { MediaKind } from '../../../shared/files/media-file.ts';
import { type ChatContent, type ChatMessage, contentKey, isMine, momentOf } from './chat-content.ts';

/** Delivery of what this device sends; `waiting` is the half second in which it can be taken back. */
export type DeliveryStatus = 'waiting' | 'uploading_file' | 'sending' | 'failed' | 'succeed';

export interface OutgoingFile {
  readonly file: File;
  readonly kind: MediaKind;
  /** Object URL of a picture; null for a film. */
  readonly preview: string | null;
  /** Part of it that has left the device, 0 to 1. */
  readonly share: number;
}

/** Something of ours on its way to the desk. */
export interface Outgoing {
  /** Made by this device, kept through every attempt (CHT-49, CHT-54). */
  readonly key: string;
  /** What will stand in the room; null until a file has its path. */
  readonly content: ChatContent | null;
  readonly status: DeliveryStatus;
  readonly file: OutgoingFile | null;
  /** Whether it was typed: only that goes back into the box when the chat is closed in time. */
  readonly typed: boolean;
  /** Server time at which it was made, epoch ms. */
  readonly at: number;
  /** How often it was sent, and the messages of the room that came of it: more than one when an answer was lost. */
  readonly attempts: number;
  readonly ids: readonly string[];
  /** Whether the last attempt may have arrived although it failed. */
  readonly unknown: boolean;
}

/** The clocks of device and server may differ by this much, ms. */
const skew = 10_000;

/**
 * Finds the sending that a message of the room came of. `send-message` answers with a time only, so content is all there
 * is to know it by: the same words of ours, not earlier than the first attempt, and each attempt at most once.
 */
export function originOf(message: ChatMessage, outgoing: readonly Outgoing[]): Outgoing | undefined {
  if (!isMine(message)) return undefined;
  const key = contentKey(message.message);
  return outgoing.find(
    ({ content, attempts, ids, at }) =>
      content !== null && attempts > ids.length && momentOf(message) >= at - skew && contentKey(content) === key,
  );
}

/** What the room shows as on its way: not what stands among its messages already. */
export const isShown = ({ status }: Outgoing): boolean => status !== 'succeed';
