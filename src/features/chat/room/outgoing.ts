import type { MediaKind } from '../../../shared/files/media-file.ts';
import { type ChatContent, type ChatMessage, contentKey, isAnonymous, isMine, momentOf } from './chat-content.ts';

/** `waiting`: the half second before sending (CHT-50, CHT-61). */
export type DeliveryStatus = 'waiting' | 'uploading_file' | 'sending' | 'failed' | 'succeed';

export interface OutgoingFile {
  readonly file: File;
  readonly kind: MediaKind;
  /** Object URL; null for a video. */
  readonly preview: string | null;
  /** Uploaded share, 0 to 1. */
  readonly share: number;
}

export interface Outgoing {
  /** The same for every attempt. */
  readonly key: string;
  /** Null until the uploaded file has its path. */
  readonly content: ChatContent | null;
  readonly status: DeliveryStatus;
  readonly file: OutgoingFile | null;
  /** A file that was not uploaded before the page closed (CHT-85). */
  readonly lostFile: string | null;
  /** Epoch ms, server clock. */
  readonly at: number;
  /** Attempts so far. `ids`: resulting messages, more than one after a lost answer. */
  readonly attempts: number;
  readonly ids: readonly string[];
  /** The last attempt failed but may have arrived (CHT-56). */
  readonly unknown: boolean;
  /** Idempotency key; a new one after a refusal (CHT-86). */
  readonly intent: string;
  /** Newest message with equal content at the first attempt, epoch ms; 0 for none. */
  readonly after: number;
  /** From an earlier visit: `after` stands in for the lost `ids` (CHT-81). */
  readonly restored: boolean;
}

/** Tolerated clock skew between device and server, ms (CHT-54). */
const skew = 10_000;

/**
 * The outgoing message behind a room message (CHT-54). `sendChatMessage` returns only a time, so the content identifies
 * it: equal, not earlier than the first attempt, each attempt at most once.
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

/** A delivered one is among the messages already. */
export const isUnderWay = ({ status }: Outgoing): boolean => status !== 'succeed';

/** Epoch ms; 0 for none. */
export function newestMoment(content: ChatContent, messages: readonly ChatMessage[]): number {
  const key = contentKey(content);
  const same = messages.findLast((message) => isMine(message) && contentKey(message.message) === key);
  return same ? momentOf(same) : 0;
}
