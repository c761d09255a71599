import type { ChatContent } from '../../../contract/generated/models/chatContent.ts';
import type { ChatMessage } from '../../../contract/generated/models/chatMessage.ts';
import { parseMoment } from '../../shared/dates.ts';

export type { ChatContent, ChatMessage };

/** Whoever is not the customer is the desk. */
export const isMine = ({ sender }: ChatMessage): boolean => sender === 'customer';

const moments = new WeakMap<ChatMessage, number>();
/** As backends write it; a day or an hour that does not exist is left to the strict reader. */
const plainUtc = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{3})?Z$/;

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

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A message as the socket brought it; history is held against the contract by the API client, the socket here.
 * @returns null for what can't be shown or told apart
 */
export function readMessage(raw: unknown): ChatMessage | null {
  if (!isRecord(raw) || !isRecord(raw['message'])) return null;
  const { _id, sender, createdAt, session_id, message } = raw;
  const { message_type, payload } = message as Record<string, unknown>;
  if (typeof sender !== 'string' || typeof createdAt !== 'string' || parseMoment(createdAt) === null) return null;
  if (typeof message_type !== 'string') return null;
  const content = { message_type, payload: isRecord(payload) ? payload : {} } as ChatContent;
  // An absent id is made from what the message is, so that a second copy finds the first (bad-input.md, C023).
  const id = typeof _id === 'string' && _id !== '' ? _id : `${createdAt}|${sender}|${contentKey(content)}`;
  return {
    _id: id,
    sender,
    createdAt,
    session_id: typeof session_id === 'string' ? session_id : '',
    message: content,
  };
}
