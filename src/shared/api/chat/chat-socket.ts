import { io, type Socket } from 'socket.io-client';
import { eventSchemas } from '../../../../contract/generated/chat-events.ts';
import { getToken, subscribeSession } from '../../session/session.ts';
import { placesOf } from '../repair.ts';

type Schemas = typeof eventSchemas;
/** What an event carries. */
type EventData<Event extends keyof Schemas> = Extract<
  ReturnType<Schemas[Event]['safeParse']>,
  { success: true }
>['data'];

/**
 * Checks a socket event against the contract (contract/chat-events.yaml). Mismatches are logged by path, never by value.
 * @returns null for a mismatch
 */
function readEvent<Event extends keyof Schemas>(event: Event, raw: unknown): EventData<Event> | null {
  const read = eventSchemas[event].safeParse(raw);
  if (read.success) return read.data as EventData<Event>;
  console.warn(`Event ${event} does not fit the contract`, placesOf(read.error.issues).join(', '));
  return null;
}

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
  /** Call it every 5 s: rejoins the room when connected, reconnects after the backend disconnected (CHT-20). */
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
 * Reconnects for another session, and disconnects a page that enters the back/forward cache: browsers refuse pages with an
 * open connection, or break it silently (CHT-111). @returns stops it
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
 * Opens a socket for one room of the chat. Each room has its own connection, so that no event of a former room arrives.
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
    // called at each connect, for the current token (CHT-93)
    auth: (send) => {
      const token = getToken();
      send(token === null ? {} : { token });
    },
  });
  // The library applies its maximum after the jitter: without this, all clients would end up with the same delay.
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
