import { asMine, type ChatMessage, contentKey, isAnonymous, isOwnId, momentOf } from './chat-content.ts';

/** Whether the backend's message is the copy of an own one without an id. */
const isSame = (own: ChatMessage, message: ChatMessage): boolean =>
  (own.sender === message.sender || isAnonymous(message)) &&
  momentOf(own) === momentOf(message) &&
  contentKey(own.message) === contentKey(message.message);

/** The backend's copy replaces the own message. */
function withCopies(known: readonly ChatMessage[], incoming: ReadonlyMap<string, ChatMessage>): readonly ChatMessage[] {
  if (!known.some(({ _id }) => isOwnId(_id))) return known;
  const ids = new Set(known.map(({ _id }) => _id));
  const copies = new Map([...incoming].filter(([id]) => !isOwnId(id) && !ids.has(id)));
  return known.map((own) => {
    const copy = isOwnId(own._id) ? [...copies.values()].find((message) => isSame(own, message)) : undefined;
    if (!copy) return own;
    copies.delete(copy._id);
    return isAnonymous(copy) ? asMine(copy) : copy;
  });
}

/**
 * Adds each message once (CHT-29), in the order of the history, then of arrival: senders' clocks may be wrong (CHT-27).
 * @param known oldest first @param incoming oldest first
 * @param from `history`: consecutive messages; `line`: new ones
 * @returns `known` itself when nothing changed
 */
export function mergeMessages(
  known: readonly ChatMessage[],
  incoming: readonly ChatMessage[],
  from: 'history' | 'line',
): readonly ChatMessage[] {
  const byId = new Map(incoming.map((message) => [message._id, message]));
  const copied = withCopies(known, byId);
  const shown = new Map(copied.map((message) => [message._id, message]));
  const run = [...byId.values()].map((message) => shown.get(message._id) ?? message);
  const isOther = ({ _id }: ChatMessage) => !byId.has(_id);
  // Known messages missing in the history are newer.
  const start = Math.max(
    0,
    copied.findIndex((message) => !isOther(message)),
  );
  const merged =
    from === 'line'
      ? [...copied, ...run.filter(({ _id }) => !shown.has(_id))]
      : [...copied.slice(0, start), ...run, ...copied.slice(start).filter(isOther)];
  const isUnchanged = merged.length === known.length && merged.every((message, at) => message === known[at]);
  return isUnchanged ? known : merged;
}
