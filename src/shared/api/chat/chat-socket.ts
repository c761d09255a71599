import { io, type Socket } from 'socket.io-client';
import { eventSchemas } from '../../../../contract/generated/chat-events.ts';
import { getToken, subscribeSession } from '../../session/session.ts';
import { placesOf } from '../repair.ts';

type Schemas = typeof eventSchemas;
type EventData<Event extends keyof Schemas> = Extract<
  ReturnType<Schemas[Event]['safeParse']>,
  { success: true }
>['data'];

/**
 * Checks a socket event against the contract (contract/chat-events.yaml). Mismatches are logged by path, never by
 * value.
 * @returns null for a mismatch
 */
function readEvent<Event extends keyof Schemas>(event: Event, raw: unknown): EventData<Event> | null {
  const read = eventSchemas[event].safeParse(raw);
  if (read.success) return read.data as EventData<Event>;
  console.warn(`Event ${event} does not fit the contract`, placesOf(read.error.issues).join(', '));
  return null;
}

/** Events from the room (contract/chat-events.yaml). */
interface ServerEvents {
  messaging: (message: unknown) => void;
  typing: (note: unknown) => void;
}

/** The only event that a client sends; a backend may omit the acknowledgement. */
interface ClientEvents {
  join: (room: string, acknowledge: (answer: unknown) => void) => void;
}

export interface ChatSocketEvents {
  /** The room was joined, also after a reconnect. */
  onJoined(): void;
  /** The connection broke; the socket reconnects. */
  onLost(): void;
  /** Joining failed: no connection, or the backend refused. Called once until the next `onJoined`. */
  onFailed(): void;
  /** A message; unchecked if it does not match the contract, because parts may be usable. */
  onMessage(message: unknown): void;
  /** Support is typing. @param ms how long to show it (CHT-25) */
  onTyping(ms: number): void;
}

export interface ChatSocket {
  /** To be called every 5 s: rejoins the room, or reconnects after the backend disconnected (CHT-20). */
  check(): void;
  /** Replaces a connection that may be silently dead (CHT-90). */
  renew(): void;
  close(): void;
}

/** Reconnect delays, doubled each time (CHT-19). ms */
const firstDelay = 500;
const longestDelay = 5_000;
/** A join without an acknowledgement by then counts as successful (CHT-21). ms */
const joinTimeout = 1_000;

/**
 * Reconnects for another session, and disconnects a page that enters the back/forward cache: browsers do not cache
 * pages with an open connection, or break it silently (CHT-111). @returns cleanup
 */
function follow(socket: Socket<ServerEvents, ClientEvents>): () => void {
  // The connection belongs to the former token. The end of a session closes the room (CHT-15).
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
 * Opens a socket for one chat room. Each room has its own connection, so that no events of a former room arrive.
 * @param host address of the chat backend, with its socket under `socket.io/`
 */
export function openChatSocket(host: string, room: string, events: ChatSocketEvents): ChatSocket {
  const base = new URL(host.replace(/^ws/, 'http'), location.origin);
  const socket: Socket<ServerEvents, ClientEvents> = io(base.origin, {
    path: `${base.pathname.replace(/\/?$/, '/')}socket.io/`,
    transports: ['websocket'],
    reconnectionDelay: firstDelay,
    reconnectionDelayMax: longestDelay,
    randomizationFactor: 0,
    forceNew: true,
    // Called on each connect, for the current token (CHT-93).
    auth: (send) => {
      const token = getToken();
      send(token === null ? {} : { token });
    },
  });
  // Only the first delay is exact: afterwards clients of a restarted backend spread out.
  socket.io.on('reconnect_attempt', () => void socket.io.randomizationFactor(0.5));
  socket.io.on('open', () => void socket.io.randomizationFactor(0));
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
      // A missing or unreadable acknowledgement counts as a join.
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
