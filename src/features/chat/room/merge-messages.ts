import { type ChatMessage, contentKey, isOwnId, momentOf } from './chat-content.ts';

/** Compares ids that count up: a longer id is later, ids of one length compare as text. */
const compareIds = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);

/** By time, then by id (CHT-27). */
export const compareMessages = (a: ChatMessage, b: ChatMessage): number =>
  momentOf(a) - momentOf(b) || compareIds(a._id, b._id);

/** Whether a message of the backend is the one that this device added before it knew the id. */
const isSame = (own: ChatMessage, message: ChatMessage): boolean =>
  own.sender === message.sender &&
  momentOf(own) === momentOf(message) &&
  contentKey(own.message) === contentKey(message.message);

/**
 * Adds messages to the known ones, each once, in whichever order and however often they arrive (CHT-29).
 * @param known in order of time
 * @returns in order of time; `known` itself when nothing was new
 */
export function mergeMessages(known: readonly ChatMessage[], incoming: readonly ChatMessage[]): readonly ChatMessage[] {
  const ids = new Set(known.map(({ _id }) => _id));
  const fresh = new Map(incoming.filter(({ _id }) => !ids.has(_id)).map((message) => [message._id, message]));
  if (fresh.size === 0) return known;
  const news = [...fresh.values()];
  const confirmed = known.filter((own) => !isOwnId(own._id) || !news.some((message) => isSame(own, message)));
  return [...confirmed, ...news].sort(compareMessages);
}
