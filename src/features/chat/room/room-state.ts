import type { MediaFileProblem } from '../../../shared/files/media-file.ts';
import { type ChatMessage, isMine } from './chat-content.ts';
import { mergeMessages } from './merge-messages.ts';
import { type Outgoing, originOf } from './outgoing.ts';

/** Something that failed and is said for 4 s. */
export type ChatAlert =
  | { readonly kind: 'join' }
  | { readonly kind: 'error'; readonly error: unknown }
  | ({ readonly kind: 'file' } & MediaFileProblem);

export interface RoomState {
  /** The newest page: on its way, could not be loaded, or there. */
  readonly phase: 'loading' | 'failed' | 'ready';
  /** The socket: none is configured, on its way, in the room, or broken. */
  readonly line: 'none' | 'connecting' | 'joined' | 'lost';
  /** What was said, oldest first, each once. */
  readonly messages: readonly ChatMessage[];
  readonly outgoing: readonly Outgoing[];
  /** What lies before the oldest message. */
  readonly older: 'more' | 'loading' | 'failed' | 'none';
  /** How many messages of the desk have come since the customer last saw the end of the room. */
  readonly unread: number;
  readonly typing: boolean;
  readonly refreshing: boolean;
  /** The latest failure; a new object each time. */
  readonly alert: ChatAlert | null;
}

export const emptyRoom: RoomState = {
  phase: 'loading',
  line: 'none',
  messages: [],
  outgoing: [],
  older: 'more',
  unread: 0,
  typing: false,
  refreshing: false,
  alert: null,
};

/**
 * Takes in messages of the room, from the socket, the history or an own sending: merged, and what was on its way here
 * is found in them. A message that stands for an attempt already shown is a double and is left out.
 */
export function takeIn(state: RoomState, incoming: readonly ChatMessage[], counts: boolean): RoomState {
  const known = new Set(state.messages.map(({ _id }) => _id));
  let { outgoing } = state;
  const doubles = new Set(outgoing.flatMap(({ ids }) => ids));
  const news = incoming.filter((message) => {
    if (known.has(message._id) || doubles.has(message._id)) return false;
    const origin = originOf(message, outgoing);
    if (!origin) return true;
    outgoing = outgoing.map((item) =>
      item === origin ? { ...item, status: 'succeed', unknown: false, ids: [...item.ids, message._id] } : item,
    );
    return origin.ids.length === 0;
  });
  const messages = mergeMessages(state.messages, news);
  if (messages === state.messages && outgoing === state.outgoing) return state;
  const fromDesk = news.filter((message) => !isMine(message)).length;
  const typing = fromDesk > 0 ? false : state.typing;
  return { ...state, messages, outgoing, typing, unread: counts ? state.unread + fromDesk : state.unread };
}

/** Changes one sending. */
export const withOutgoing = (state: RoomState, key: string, change: Partial<Outgoing>): RoomState => ({
  ...state,
  outgoing: state.outgoing.map((item) => (item.key === key ? { ...item, ...change } : item)),
});
