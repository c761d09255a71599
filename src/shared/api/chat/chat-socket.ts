import { io, type Socket } from 'socket.io-client';
import { getToken, subscribeSession } from '../../session/session.ts';
import { readEvent } from './chat-events.ts';

/** The events that a client gets from its room (contract/chat-events.yaml). */
interface ServerEvents {
  messaging: (message: unknown) => void;
  typing: (note: unknown) => void;
}

/** The one event that a client sends, with the acknowledgement that a backend may leave out. */
interface ClientEvents {
  join: (room: string, acknowledge: (answer: unknown) => void) => void;
}

export interface ChatSocketEvents {
  /** The room was joined, for the first time or after a reconnect. */
  onJoined(): void;
  /** The connection broke; it is tried again. */
  onLost(): void;
  /** The room could not be joined: no connection, or the backend refused. Called once until the next `onJoined`. */
  onFailed(): void;
  /** A message of the room; as it came when it does not fit the contract, since parts of it may be usable. */
  onMessage(message: unknown): void;
  /** Support is writing. @param ms how long the note about it is shown (CHT-25) */
  onTyping(ms: number): void;
}

export interface ChatSocket {
  /**
   * To be called every 5 s: joins again when connected but not in the room, reconnects after the backend disconnected
   * (CHT-20).
   */
  check(): void;
  /** Replaces a connection that may be dead although nothing has said so (CHT-90). */
  renew(): void;
  close(): void;
}

/** Pauses before a reconnect, doubled each time and up to half longer or shorter by chance, the longest ones too (CHT-19). ms */
const firstDelay = 500;
const longestDelay = 5_000;
/** A backend that has not acknowledged a join by then counts as having let the client in (CHT-21). Milliseconds. */
const joinTimeout = 1_000;

/**
 * Follows the session and the page: a browser keeps no page with an open connection for its Back button, or breaks the
 * connection without a word (CHT-111). @returns stops doing so
 */
function follow(socket: Socket<ServerEvents, ClientEvents>): () => void {
  // The backend knows this connection by the former token. A session that ended ends the room too (CHT-15).
  const stopFollowing = subscribeSession(({ type }) => {
    if (type !== 'cleared' && socket.active) socket.disconnect().connect();
  });
  const onHide = ({ persisted }: PageTransitionEvent) => persisted && socket.disconnect();
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && socket.connect();
  window.addEventListener('pagehide', onHide);
  window.addEventListener('pageshow', onShow);
  return () => {
    stopFollowing();
    window.removeEventListener('pagehide', onHide);
    window.removeEventListener('pageshow', onShow);
  };
}

/**
 * Opens the chat's socket and keeps it in one room. Each room has a connection of its own, so that no event of a room
 * that was left arrives.
 * @param host address of the chat backend, whose socket lies under `socket.io/`
 */
export function openChatSocket(host: string, room: string, events: ChatSocketEvents): ChatSocket {
  const base = new URL(host.replace(/^ws/, 'http'), location.origin);
  const socket: Socket<ServerEvents, ClientEvents> = io(base.origin, {
    path: `${base.pathname.replace(/\/?$/, '/')}socket.io/`,
    transports: ['websocket'],
    reconnectionDelay: firstDelay,
    reconnectionDelayMax: longestDelay,
    randomizationFactor: 0.5,
    forceNew: true,
    // asked for at each connect: the token of then (CHT-93)
    auth: (send) => {
      const token = getToken();
      send(token === null ? {} : { token });
    },
  });
  // The library caps a pause after chance had its say: without this, all clients would end up with the same one.
  socket.io.on('reconnect_attempt', () => void socket.io.reconnectionDelayMax(longestDelay * (0.5 + Math.random())));
  let state: 'new' | 'joining' | 'joined' | 'lost' | 'failed' = 'new';

  const lose = () => {
    state = 'lost';
    events.onLost();
  };
  const fail = () => {
    if (state === 'failed') return;
    state = 'failed';
    events.onFailed();
  };
  const join = () => {
    state = 'joining';
    socket.timeout(joinTimeout).emit('join', room, (error, answer) => {
      if (state !== 'joining') return;
      // An answer that can't be read counts as none.
      if (!error && readEvent('joined', answer)?.message === 'KEY_INVALID') return fail();
      state = 'joined';
      events.onJoined();
    });
  };

  socket.on('connect', join);
  socket.on('connect_error', fail);
  socket.on('disconnect', lose);
  socket.on('messaging', (message) => events.onMessage(readEvent('messaging', message) ?? message));
  socket.on('typing', (note) => {
    const read = readEvent('typing', note);
    if (read) events.onTyping(read.ms);
  });

  const stopFollowing = follow(socket);

  return {
    check: () => {
      if (!socket.connected && !socket.active) socket.connect();
      else if (socket.connected && state !== 'joined' && state !== 'joining') join();
    },
    renew: () => void socket.disconnect().connect(),
    close: () => {
      stopFollowing();
      socket.off();
      socket.disconnect();
    },
  };
}
