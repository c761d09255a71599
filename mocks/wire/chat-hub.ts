import type { ChatMessage } from '../../contract/generated/models/chatMessage.ts';
import { chatLog, isRoomName, nextReplyAt } from '../domains/chat/index.ts';
import { mayHear } from '../engine/checks/request-checks.ts';
import type { Machine, WorldRuntime } from '../engine/timeline/runtime.ts';
import { isChatUp } from './network.ts';
import { readArguments, toPlainData } from './sandbox-calls.ts';
import { type SocketEvent, SocketLog } from './socket-log.ts';

/** The part of the open world that chat sockets need. */
export type ChatWorld = Pick<WorldRuntime, 'now' | 'switches' | 'world'>;

/** A connection, independent of its transport. */
export interface ChatSocket {
  emit(event: 'messaging' | 'typing', data: unknown): void;
  /** Breaks the connection: clients reconnect by themselves. */
  drop(): void;
  /** Closes the connection: clients do not reconnect by themselves. */
  disconnect(): void;
}

/** Acknowledgement of a client's `join`. */
export interface JoinAnswer {
  readonly message: 'OK' | 'KEY_INVALID';
}

interface Connection {
  readonly id: number;
  readonly socket: ChatSocket;
  /** Token from the client's handshake, unchecked. */
  readonly token: unknown;
  room: string | null;
}

/** Maximum time of the typing indicator before a reply, ms. */
const longestTyping = 5_000;

/** Number of messages sent to a room's sockets, and the last one. */
interface SentMessages {
  readonly count: number;
  readonly lastId: string | undefined;
}

/**
 * The chat's sockets by room. Requests, scheduled events, the operator and other tabs add messages to the world;
 * `tell()` sends them to the room's sockets: at most once, as Socket.IO does, with no queue for absent clients.
 */
export class ChatHub {
  readonly #world: ChatWorld;
  readonly #log: SocketLog;
  readonly #connections = new Set<Connection>();
  readonly #sent = new Map<string, SentMessages>();
  /** World time of the reply by room, for rooms whose typing indicator was sent, epoch ms. */
  readonly #typingSentFor = new Map<string, number>();
  #count = 0;

  constructor(world: ChatWorld, machine: Pick<Machine, 'now'>) {
    this.#world = world;
    this.#log = new SocketLog(() => ({ at: world.now(), began: machine.now() }));
  }

  /** All socket events, oldest first. */
  events(): readonly SocketEvent[] {
    return this.#log.events();
  }

  get connections(): number {
    return this.#connections.size;
  }

  /** Rooms with at least one socket. */
  rooms(): string[] {
    return [...new Set([...this.#connections].flatMap(({ room }) => room ?? []))];
  }

  /** Whether the chat is up; transports call it before `open`. Logs a refused connection. */
  admits(): boolean {
    const up = isChatUp(this.#world.switches());
    if (!up) this.#log.add({ connection: null, direction: 'line', event: 'refused', data: null });
    return up;
  }

  /**
   * Registers an open socket. @param token from the client's handshake, unchecked @throws BadCall when it is no socket
   */
  open(socket: ChatSocket, token: unknown = null) {
    readArguments('chat.open', { socket });
    this.#count += 1;
    const connection: Connection = { id: this.#count, socket, token, room: null };
    this.#connections.add(connection);
    this.#note(connection, 'line', 'connect', null);
    return {
      /** Moves the socket to a room, out of its previous one. */
      join: (room: unknown): JoinAnswer => this.#join(connection, room),
      /** Logs an event unknown to this backend. */
      heard: (event: string, data: unknown): void => this.#note(connection, 'in', event, data),
      closed: (): void => {
        if (this.#connections.delete(connection)) this.#note(connection, 'line', 'close', null);
      },
    };
  }

  /**
   * Call after every change of the world: sends new messages to the sockets of their rooms, and breaks all connections
   * when the chat is down.
   */
  tell(): void {
    if (!isChatUp(this.#world.switches())) this.drop();
    // An ended session gets no messages: its client reconnects with its current token
    this.#end('drop', ({ room, token }) => room !== null && !mayHear(this.#world.world, room, token));
    const rooms = this.rooms();
    for (const room of this.#sent.keys()) if (!rooms.includes(room)) this.#sent.delete(room);
    for (const room of rooms) {
      const messages = this.#messages(room);
      for (const message of this.#news(room, messages)) this.#sendMessage(room, message);
      this.#remember(room, messages);
      this.#sendTyping(room);
    }
  }

  /** Last messages of a room, newest first. @throws BadCall */
  recent(room: string, count: number): readonly ChatMessage[] {
    readArguments('chat.recent', { room, count });
    return structuredClone(this.#world.world.log(chatLog, room).slice(0, count));
  }

  /**
   * Sends arbitrary data to a room's sockets, outside the world: simulates a broken backend.
   * @throws BadCall
   */
  emit(room: string, event: 'messaging' | 'typing', data: unknown): void {
    const plain = toPlainData('chat.emit: data', data);
    readArguments('chat.emit', { room, event, data: plain });
    this.#emit(room, event, plain);
  }

  /** Shows the support's typing indicator in a room. @param ms duration @throws BadCall */
  typing(room: string, ms: number): void {
    readArguments('chat.typing', { room, ms });
    this.#emit(room, 'typing', { ms });
  }

  /** Breaks all connections. @returns their number */
  drop(): number {
    return this.#end('drop');
  }

  /** Closes all connections. @returns their number */
  disconnect(): number {
    return this.#end('disconnect');
  }

  /** Resends the last messages of every joined room, newest first: simulates a bad network. @throws BadCall */
  resend(count: number): void {
    readArguments('chat.resend', { count });
    for (const room of this.rooms()) {
      for (const message of this.#messages(room).slice(-count).reverse()) this.#sendMessage(room, message);
    }
  }

  /** Messages of a room since the world's start, oldest first. */
  #messages(room: string): readonly ChatMessage[] {
    return this.#world.world.log(chatLog, room).appended();
  }

  #join(connection: Connection, room: unknown): JoinAnswer {
    this.#note(connection, 'in', 'join', room);
    if (typeof room !== 'string' || !isRoomName(room) || !mayHear(this.#world.world, room, connection.token)) {
      return { message: 'KEY_INVALID' };
    }
    // Earlier messages are in the history, which clients fetch after joining
    this.tell();
    connection.room = room;
    if (!this.#sent.has(room)) this.#remember(room, this.#messages(room));
    return { message: 'OK' };
  }

  /** Returns nothing when the room's past has changed (undo, or another world). */
  #news(room: string, messages: readonly ChatMessage[]): readonly ChatMessage[] {
    const sent = this.#sent.get(room);
    const goesOn = sent && messages[sent.count - 1]?._id === sent.lastId;
    return goesOn ? messages.slice(sent.count) : [];
  }

  #remember(room: string, messages: readonly ChatMessage[]): void {
    this.#sent.set(room, { count: messages.length, lastId: messages.at(-1)?._id });
  }

  #sendTyping(room: string): void {
    const at = nextReplyAt(this.#world.world, room);
    const ms = at === null ? 0 : at - this.#world.now();
    if (at === null || ms <= 0 || ms > longestTyping || this.#typingSentFor.get(room) === at) return;
    this.#typingSentFor.set(room, at);
    this.#emit(room, 'typing', { ms });
  }

  #sendMessage(room: string, message: ChatMessage): void {
    this.#emit(room, 'messaging', message);
  }

  #emit(room: string, event: 'messaging' | 'typing', data: unknown): void {
    for (const connection of this.#connections) {
      if (connection.room !== room) continue;
      this.#note(connection, 'out', event, data);
      connection.socket.emit(event, data);
    }
  }

  #end(how: 'drop' | 'disconnect', which: (connection: Connection) => boolean = () => true): number {
    const ended = [...this.#connections].filter(which);
    for (const connection of ended) {
      this.#connections.delete(connection);
      this.#note(connection, 'line', how, null);
      connection.socket[how]();
    }
    return ended.length;
  }

  #note({ id }: Connection, direction: SocketEvent['direction'], event: string, data: unknown): void {
    this.#log.add({ connection: id, direction, event, data });
  }
}
