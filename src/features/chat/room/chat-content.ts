import type { ChatContent } from '../../../../contract/generated/models/chatContent.ts';
import type { ChatMessage } from '../../../../contract/generated/models/chatMessage.ts';
import type { ChatPayload } from '../../../../contract/generated/models/chatPayload.ts';
import { isVisible } from '../../../shared/base/shown-text.ts';
import { parseMoment } from '../../../shared/time/dates.ts';

export type { ChatContent, ChatMessage };

/** Whether the customer sent a message. */
export const isMine = ({ sender }: ChatMessage): boolean => sender === 'customer';
/** Whether nothing tells who sent a message. */
export const isAnonymous = ({ sender }: ChatMessage): boolean => sender === '';
/** The text that names the sender: the customer, support, or nobody where the sender could not be read (CHT-38). */
export const senderKey = (message: ChatMessage) =>
  isMine(message) ? 'chat.you' : isAnonymous(message) ? 'chat.unknownSender' : 'chat.desk';

const moments = new WeakMap<ChatMessage, number>();
/** The usual form of a time in UTC. Days 29 to 31, which may not exist in a month, are left to `parseMoment`. */
const plainUtc = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{3})?Z$/;

/** Sets what stands for the time of a message when it can't be read. @param moment epoch ms */
export const setMoment = (message: ChatMessage, moment: number): void => void moments.set(message, moment);

/** When a message was sent, by the sender's clock, epoch ms; 0 for an unreadable time. It tells nothing of the order (CHT-27). */
export function momentOf(message: ChatMessage): number {
  const known = moments.get(message);
  if (known !== undefined) return known;
  const { createdAt } = message;
  // `parseMoment` is slow, and all of a log of thousands is read before it is rendered.
  const moment = plainUtc.test(createdAt) ? Date.parse(createdAt) : (parseMoment(createdAt) ?? 0);
  moments.set(message, moment);
  return moment;
}

/** A message of the customer whose sender could not be read. */
export function asMine(message: ChatMessage): ChatMessage {
  const mine = { ...message, sender: 'customer' };
  setMoment(mine, momentOf(message));
  return mine;
}

/** Content as a text to compare: the order of its fields does not matter, and undefined fields count as absent. */
export function contentKey({ message_type, payload }: ChatContent): string {
  const fields = Object.entries(payload)
    .filter(([, value]) => value !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([message_type, fields]);
}

export const textContent = (message: string): ChatContent => ({ message_type: 'text', payload: { message } });

/** Prefix of the ids that this device gives its messages until the backend's ids arrive. */
const ownPrefix = 'own:';
export const ownId = (key: string): string => `${ownPrefix}${key}`;
export const isOwnId = (id: string): boolean => id.startsWith(ownPrefix);

const isText = (text: string | undefined): boolean => text !== undefined && isVisible(text);

/** The fields of each known type that can be shown. */
const shownOf: Readonly<Record<string, readonly (keyof ChatPayload)[]>> = {
  text: ['message', 'title'],
  postback: ['message', 'title'],
  buttons: ['message', 'title', 'buttons'],
  quick_replies: ['message', 'title', 'buttons'],
  generic: ['message', 'title', 'subtitle', 'image_url', 'buttons'],
  media: ['message', 'name', 'filePath', 'url'],
};

export const isKnownKind = ({ message_type: type }: ChatContent): boolean => Object.hasOwn(shownOf, type);

/** Whether a message is of a known type and any of its fields can be shown. */
export const isShowable = ({ message_type: type, payload }: ChatContent): boolean =>
  Object.hasOwn(shownOf, type) &&
  (shownOf[type] ?? []).some((field) => {
    const value = payload[field];
    return typeof value === 'object' ? value.length > 0 : isText(value);
  });
