import { asMine, type ChatMessage, isAnonymous, isMine } from './chat-content.ts';
import type { ChatFileProblem } from './chat-file.ts';
import { mergeMessages } from './merge-messages.ts';
import { type Outgoing, originOf } from './outgoing.ts';

/** CHT-72 */
export type ChatAlert =
  | { readonly kind: 'join' }
  | { readonly kind: 'error'; readonly error: unknown }
  | { readonly kind: 'file'; readonly refused: readonly RefusedFile[] };

/** `name`: null for a single file. */
export type RefusedFile = ChatFileProblem & { readonly name: string | null };

export interface RoomState {
  /** Newest page of the history. */
  readonly phase: 'loading' | 'failed' | 'ready';
  readonly line: 'none' | 'connecting' | 'joined' | 'lost';
  /** Oldest first, each once. */
  readonly messages: readonly ChatMessage[];
  readonly outgoing: readonly Outgoing[];
  /** Messages before the oldest one. */
  readonly older: 'more' | 'loading' | 'failed' | 'none';
  /** Messages of support since the customer last saw the end (CHT-40). */
  readonly unread: number;
  /** First unread message when the chat opened, and their count (CHT-300). */
  readonly news: { readonly id: string; readonly count: number } | null;
  readonly typing: boolean;
  readonly refreshing: boolean;
  /** A new object each time. */
  readonly alert: ChatAlert | null;
}

export const emptyRoom: RoomState = {
  phase: 'loading',
  line: 'none',
  messages: [],
  outgoing: [],
  older: 'more',
  unread: 0,
  news: null,
  typing: false,
  refreshing: false,
  alert: null,
};

/**
 * Adds messages from socket, history or sender. Matching outgoing messages become delivered; a copy from a second
 * attempt is dropped (CHT-56).
 * @param incoming oldest first
 * @param from `history`: consecutive messages; `line`: new ones
 * @param counts whether messages of support count as unread
 */
export function addMessages(
  state: RoomState,
  incoming: readonly ChatMessage[],
  from: 'history' | 'line',
  counts: boolean,
): RoomState {
  const known = new Set(state.messages.map(({ _id }) => _id));
  let { outgoing } = state;
  const doubles = new Set(outgoing.flatMap(({ ids }) => ids));
  const given = incoming.flatMap((message) => {
    if (known.has(message._id)) return message;
    if (doubles.has(message._id)) return [];
    const origin = originOf(message, outgoing);
    if (!origin) return message;
    outgoing = outgoing.map((item) =>
      item === origin ? { ...item, status: 'succeed', unknown: false, ids: [...item.ids, message._id] } : item,
    );
    return origin.ids.length > 0 ? [] : isAnonymous(message) ? asMine(message) : message;
  });
  const messages = mergeMessages(state.messages, given, from);
  if (messages === state.messages && outgoing === state.outgoing) return state;
  const fromSupport = messages.filter((message) => !known.has(message._id) && !isMine(message)).length;
  const typing = fromSupport > 0 ? false : state.typing;
  return { ...state, messages, outgoing, typing, unread: counts ? state.unread + fromSupport : state.unread };
}

/** Adds a message of an earlier visit; if it has arrived, it is delivered (CHT-81). */
export function addRestored(state: RoomState, item: Outgoing): RoomState {
  const claimed = new Set(state.outgoing.flatMap(({ ids }) => ids));
  const arrived = state.messages.find((message) => !claimed.has(message._id) && originOf(message, [item]));
  const added: Outgoing = arrived ? { ...item, status: 'succeed', ids: [arrived._id] } : item;
  return { ...state, outgoing: [...state.outgoing, added] };
}

/** Moves the divider above the first unread message (CHT-300). */
export function withNews(state: RoomState): RoomState {
  const { messages, unread } = state;
  const fromSupport = messages.filter((message) => !isMine(message));
  // More may be unread than loaded.
  const first = fromSupport.at(-unread) ?? fromSupport[0];
  return { ...state, news: first ? { id: first._id, count: unread } : null };
}

export const withOutgoing = (state: RoomState, key: string, change: Partial<Outgoing>): RoomState => ({
  ...state,
  outgoing: state.outgoing.map((item) => (item.key === key ? { ...item, ...change } : item)),
});
