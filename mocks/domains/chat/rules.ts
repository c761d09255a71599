import * as z from 'zod/mini';
import type { ChatContent } from '../../../contract/generated/models/chatContent.ts';
import { isEmpty } from '../../kernel/read-text.ts';
import { fail, refuseMagic } from '../../kernel/refusal.ts';
import { second } from '../../kernel/time/duration.ts';
import { fileExtensions, mediaTypes, type UploadedFile } from '../../kernel/uploaded-file.ts';
import { magicCode } from '../../reference/magic.ts';

/** Room names are this prefix and the customer's id, such as `KP-38524639` (CHT-17). */
export const chatPrefix = 'KP';

/** A player or a guest; the other id is empty. */
export interface ChatIdentity {
  readonly userId: string;
  readonly guestId: string;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const profileId = /^\d{8}$/;

export const roomOf = (id: string): string => `${chatPrefix}-${id}`;

/** Empty for an invalid room name. */
const idIn = (room: string): string => (room.startsWith(`${chatPrefix}-`) ? room.slice(chatPrefix.length + 1) : '');

export const isRoomName = (room: string): boolean => uuid.test(idIn(room)) || profileId.test(idIn(room));

/** Null for a guest's room. */
export const playerOfRoom = (room: string): string | null => (profileId.test(idIn(room)) ? idIn(room) : null);

export const roomName = z.string().check(z.refine(isRoomName, { error: 'the name of a room (KP- and an id)' }));

/**
 * The caller's room (CHT-75). The player's token was checked before (CHT-94); guests have only a client-chosen id.
 * @throws KEY_MISSING without an id; KEY_INVALID for both ids, or a guest id that is not a uuid
 */
export function requireRoom({ userId, guestId }: ChatIdentity): string {
  if (userId === '' && guestId === '') throw fail('KEY_MISSING');
  if (userId !== '' && guestId !== '') throw fail('KEY_INVALID');
  if (guestId !== '' && !uuid.test(guestId)) throw fail('KEY_INVALID');
  return roomOf(userId || guestId.toLowerCase());
}

/** Calls carry customer messages only. @throws KEY_INVALID */
export function checkSender(sender: string): void {
  if (sender !== 'customer') throw fail('KEY_INVALID');
}

/** UTF-16 units (CHT-47). */
const chatTextLimit = 2000;

/** Maximum messages of a room within `chatBurstMs` (CHT-76). */
export const chatBurst = 20;
export const chatBurstMs = 10 * second;

type Payload = ChatContent['payload'];

function checkText({ message }: Payload): void {
  if (message === undefined) throw fail('KEY_MISSING');
  if (isEmpty(message) || message.length > chatTextLimit) throw fail('KEY_INVALID');
}

function checkMedia({ filePath, fileType }: Payload, wasUploaded: (path: string) => boolean): void {
  if (filePath === undefined || fileType === undefined) throw fail('KEY_MISSING');
  if (fileType !== 'image' && fileType !== 'video') throw fail('KEY_INVALID');
  if (!wasUploaded(filePath)) throw fail('KEY_INVALID');
}

/**
 * Allows text, a postback (CHT-66), or a file that was uploaded before (CHT-76).
 * @throws KEY_MISSING for an absent text or path; the code of a magic text; KEY_INVALID for anything else
 */
export function checkSendable({ message_type, payload }: ChatContent, wasUploaded: (path: string) => boolean): void {
  if (message_type === 'text' || message_type === 'postback') checkText(payload);
  else if (message_type === 'media') checkMedia(payload, wasUploaded);
  else throw fail('KEY_INVALID');
  refuseMagic(magicCode('chatTexts', payload.message ?? '', 'sendChatMessage'));
}

/**
 * Limits the rate of messages (CHT-76).
 * @param sentAt times of the customer's messages, epoch ms, newest first
 * @throws REQUEST_LIMIT
 */
export function checkBurst(sentAt: readonly number[], now: number): void {
  const oldest = sentAt[chatBurst - 1];
  if (oldest !== undefined && now - oldest < chatBurstMs) throw fail('REQUEST_LIMIT');
}

/** Interval of chatter, ms, and the number of unread messages that stops it (CHT-79). */
export const chatterPause = 20 * second;
export const chatterLimit = 30;

/** Typing time of an answer, ms (CHT-77). */
export const typingTime = (text: string): number => Math.min(4000, 1200 + text.length * 30);

export type ChatFileKind = 'image' | 'video';

const mebibyte = 1024 * 1024;
/** Bytes, inclusive (CHT-59). */
export const chatFileLimits: Record<ChatFileKind, number> = { image: 10 * mebibyte, video: 20 * mebibyte };

/**
 * First bytes, declared type and extension must agree.
 * @returns the path that messages use
 * @throws SLIP_NO_FILE, SLIP_INVALID_FILE; the code of a magic file name
 */
export function requireChatFile(file: UploadedFile | null, kind: ChatFileKind): { path: string; file: UploadedFile } {
  if (!file) throw fail('SLIP_NO_FILE');
  refuseMagic(magicCode('chatFiles', file.name, kind === 'image' ? 'uploadChatImage' : 'uploadChatVideo'));
  const type = mediaTypes[file.sniffed];
  const extension = /[^/\\]\.([a-z0-9]+)$/i.exec(file.name)?.[1]?.toLowerCase() ?? '';
  const agrees = type.startsWith(kind) && type === file.type && fileExtensions[file.sniffed].includes(extension);
  if (!agrees || file.size === 0 || file.size > chatFileLimits[kind]) throw fail('SLIP_INVALID_FILE');
  return { path: `/uploads/${file.hash}.${extension}`, file };
}
