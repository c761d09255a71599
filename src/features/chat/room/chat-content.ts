import type { ChatContent } from '../../../../contract/generated/models/chatContent.ts';
import type { ChatMessage } from '../../../../contract/generated/models/chatMessage.ts';
import type { ChatPayload } from '../../../../contract/generated/models/chatPayload.ts';
import { parseMoment } from '../../../shared/time/dates.ts';

export type { ChatContent, ChatMessage };

/** Whoever is not the customer is the desk. */
export const isMine = ({ sender }: ChatMessage): boolean => sender === 'customer';

const moments = new WeakMap<ChatMessage, number>();
/** As backends write it; a day or an hour that does not exist is left to the strict reader. */
const plainUtc = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{3})?Z$/;

/** Says where a message stands that has no time of its own. @param moment epoch ms */
export const standAt = (message: ChatMessage, moment: number): void => void moments.set(message, moment);

/** When a message was said, epoch ms; 0 for what is no moment, so that it sorts first and is still shown. */
export function momentOf(message: ChatMessage): number {
  const known = moments.get(message);
  if (known !== undefined) return known;
  const { createdAt } = message;
  // The strict reader takes its time: a log of thousands is read whole before it is drawn.
  const moment = plainUtc.test(createdAt) ? Date.parse(createdAt) : (parseMoment(createdAt) ?? 0);
  moments.set(message, moment);
  return moment;
}

/** Content as one comparable text: the order of its fields does not matter, and absent is the same as undefined. */
export function contentKey({ message_type, payload }: ChatContent): string {
  const fields = Object.entries(payload)
    .filter(([, value]) => value !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([message_type, fields]);
}

export const textContent = (message: string): ChatContent => ({ message_type: 'text', payload: { message } });

/** Ids of messages that this device made up until the backend's own arrive. */
const ownPrefix = 'own:';
export const ownId = (key: string): string => `${ownPrefix}${key}`;
export const isOwnId = (id: string): boolean => id.startsWith(ownPrefix);

const isText = (text: string | undefined): boolean => text !== undefined && text.trim() !== '';

/** Kinds that this app knows, by what of them can be shown. */
const shownOf: Readonly<Record<string, readonly (keyof ChatPayload)[]>> = {
  text: ['message', 'title'],
  postback: ['message', 'title'],
  buttons: ['message', 'title', 'buttons'],
  quick_replies: ['message', 'title', 'buttons'],
  generic: ['message', 'title', 'subtitle', 'image_url', 'buttons'],
  media: ['message', 'name', 'filePath', 'url'],
};

export const isKnownKind = ({ message_type: type }: ChatContent): boolean => Object.hasOwn(shownOf, type);

/** Whether anything of a message of a known kind can be shown. */
export const isShowable = ({ message_type: type, payload }: ChatContent): boolean =>
  Object.hasOwn(shownOf, type) &&
  (shownOf[type] ?? []).some((field) => {
    const value = payload[field];
    return typeof value === 'object' ? value.length > 0 : isText(value);
  });
