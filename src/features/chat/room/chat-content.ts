import type { ChatContent } from '../../../../contract/generated/models/chatContent.ts';
import type { ChatMessage } from '../../../../contract/generated/models/chatMessage.ts';
import type { ChatPayload } from '../../../../contract/generated/models/chatPayload.ts';
import { isVisible } from '../../../shared/base/text.ts';
import { parseMoment } from '../../../shared/time/dates.ts';

export type { ChatContent, ChatMessage };

export const isMine = ({ sender }: ChatMessage): boolean => sender === 'customer';
export const isAnonymous = ({ sender }: ChatMessage): boolean => sender === '';
/** Text key of the sender's name (CHT-38). */
export const senderKey = (message: ChatMessage) =>
  isMine(message) ? 'chat.you' : isAnonymous(message) ? 'chat.unknownSender' : 'chat.desk';

const moments = new WeakMap<ChatMessage, number>();
/** UTC fast path. Days 29 to 31 may not exist and are left to `parseMoment`. */
const plainUtc = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{3})?Z$/;

/** Stands in for an unreadable time. @param moment epoch ms */
export const setMoment = (message: ChatMessage, moment: number): void => void moments.set(message, moment);

/** By the sender's clock, epoch ms; 0 when unreadable. Says nothing about order (CHT-27). */
export function momentOf(message: ChatMessage): number {
  const known = moments.get(message);
  if (known !== undefined) return known;
  const { createdAt } = message;
  // `parseMoment` is slow, and thousands of messages are read before rendering.
  const moment = plainUtc.test(createdAt) ? Date.parse(createdAt) : (parseMoment(createdAt) ?? 0);
  moments.set(message, moment);
  return moment;
}

export function asMine(message: ChatMessage): ChatMessage {
  const mine = { ...message, sender: 'customer' };
  setMoment(mine, momentOf(message));
  return mine;
}

/** Comparable text: ignores field order and undefined fields. */
export function contentKey({ message_type, payload }: ChatContent): string {
  const fields = Object.entries(payload)
    .filter(([, value]) => value !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([message_type, fields]);
}

export const textContent = (message: string): ChatContent => ({ message_type: 'text', payload: { message } });

/** Ids of this device until the backend's arrive. */
const ownPrefix = 'own:';
export const ownId = (key: string): string => `${ownPrefix}${key}`;
export const isOwnId = (id: string): boolean => id.startsWith(ownPrefix);

const isText = (text: string | undefined): boolean => text !== undefined && isVisible(text);

/** Showable fields of known types. */
const shownOf: Readonly<Record<string, readonly (keyof ChatPayload)[]>> = {
  text: ['message', 'title'],
  postback: ['message', 'title'],
  buttons: ['message', 'title', 'buttons'],
  quick_replies: ['message', 'title', 'buttons'],
  generic: ['message', 'title', 'subtitle', 'image_url', 'buttons'],
  media: ['message', 'name', 'filePath', 'url'],
};

export const isKnownKind = ({ message_type: type }: ChatContent): boolean => Object.hasOwn(shownOf, type);

export const isShowable = ({ message_type: type, payload }: ChatContent): boolean =>
  Object.hasOwn(shownOf, type) &&
  (shownOf[type] ?? []).some((field) => {
    const value = payload[field];
    return typeof value === 'object' ? value.length > 0 : isText(value);
  });
