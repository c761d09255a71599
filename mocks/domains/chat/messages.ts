import type { ChatContent } from '../../../contract/generated/models/chatContent.ts';
import { fail } from '../../kernel/refusal.ts';

/** UTF-16 units (SLP-9, CHT-47). */
export const chatTextLimit = 2000;

/** More than this many messages of one room within ten seconds are too many. */
export const chatBurst = 20;
export const chatBurstMs = 10_000;

/**
 * Checks what a customer may say: words, the payload of a pressed button (which is sent as words or as `postback`),
 * or a file that was uploaded before.
 * @throws Refusal KEY_MISSING for an absent text or path; KEY_INVALID for anything else
 */
export function requireSayable({ message_type, payload }: ChatContent, wasUploaded: (path: string) => boolean): void {
  if (message_type === 'text' || message_type === 'postback') {
    if (payload.message === undefined) throw fail('KEY_MISSING');
    if (payload.message.trim() === '' || payload.message.length > chatTextLimit) throw fail('KEY_INVALID');
    return;
  }
  if (message_type !== 'media') throw fail('KEY_INVALID');
  if (payload.filePath === undefined || payload.fileType === undefined) throw fail('KEY_MISSING');
  if (payload.fileType !== 'image' && payload.fileType !== 'video') throw fail('KEY_INVALID');
  if (!wasUploaded(payload.filePath)) throw fail('KEY_INVALID');
}

/** @throws Refusal REQUEST_LIMIT when the latest messages came too fast. Times are epoch ms, newest first. */
export function refuseBurst(sentAt: readonly number[], now: number): void {
  const oldest = sentAt[chatBurst - 1];
  if (oldest !== undefined && now - oldest < chatBurstMs) throw fail('REQUEST_LIMIT');
}

/** How long a person takes to write an answer, ms: never at once, never forever. */
export const typingTime = (text: string): number => Math.min(4000, 1200 + text.length * 30);
