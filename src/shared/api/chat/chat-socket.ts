import { io, type Socket } from 'socket.io-client';
import { readEvent } from './chat-events.ts';

/** What a client hears of its room (contract/chat-events.yaml). */
interface ServerEvents {
  messaging: (message: unknown) => void;
  typing: (note: unknown) => void;
}

/** What a client says: one event, with the acknowledgement that a backend may leave out. */
interface ClientEvents {
  join: (room: string, acknowledge: (answer: unknown) => void) => void;
}

export interface ChatSocketEvents {
  /** The room was joined; said again after every reconnect. */
  onJoined(): void;
  /** The line broke; it is tried again. */
  onLost(): void;
  /** The room could not be joined: no line, or the backend would not have us. Told once until the next `onJoined`. */
  onFailed(): void;
  /** A message of the room. One that does not fit the contract comes as it is: its reader makes the most of it. */
  onMessage(message: unknown): void;
  /** The desk is writing. @param ms for how long that holds */
  onTyping(ms: number): void;
}

export interface ChatSocket {
  /** To be called every 5 s: joins again what is connected but not in the room, reconnects what was sent away. */
  check(): void;
  close(): void;
}

/** Readings, 70; spec §7. Milliseconds. */
const firstDelay = 500;
const longestDelay = 5_000;
/** A backend that never acknowledges a join is taken at its silence. */
const joinPatience = 1_000;

/**
 * Opens the chat's socket and keeps it in one room. A line of its own per room: nobody hears of a room they have left.
 * @param host address of the chat backend, whose socket lies under `socket.io/`
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
  });
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
    socket.timeout(joinPatience).emit('join', room, (error, answer) => {
      if (state !== 'joining') return;
      // An answer that can't be read says as little as none.
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

  return {
    check: () => {
      if (!socket.connected && !socket.active) socket.connect();
      else if (socket.connected && state !== 'joined' && state !== 'joining') join();
    },
    close: () => {
      socket.off();
      socket.disconnect();
    },
  };
}
