import type { ChatMessage } from '../../contract/generated/models/chatMessage.ts';
import { chatLog, isRoomName, nextReplyAt } from '../domains/chat/index.ts';
import type { Machine } from '../engine/machine.ts';
import { mayHear } from '../engine/request-checks.ts';
import type { WorldRuntime } from '../engine/runtime.ts';
import { isChatUp } from './network.ts';
import { readArguments, toPlainData } from './sandbox-calls.ts';
import { type SocketEvent, SocketLog } from './socket-log.ts';

/** The open world, as far as the chat's sockets need it. */
export type ChatWorld = Pick<WorldRuntime, 'now' | 'switches' | 'world'>;

/** A connection, whatever carries it. */
export interface ChatSocket {
  emit(event: 'messaging' | 'typing', data: unknown): void;
  /** Breaks the connection: a client tries again by itself. */
  drop(): void;
  /** Closes the connection: a client does not try again by itself. */
  disconnect(): void;
}

/** What a client's `join` is acknowledged with. */
export interface JoinAnswer {
  readonly message: 'OK' | 'KEY_INVALID';
}

interface Connection {
  readonly id: number;
  readonly socket: ChatSocket;
  /** What the client gave as its token. */
  readonly token: unknown;
  room: string | null;
}

/** The longest time that typing is shown before a reply, ms. */
const longestTyping = 5_000;

/** How many messages of a room have been sent to its sockets, and the last of them. */
interface SentMessages {
  readonly count: number;
  readonly lastId: string | undefined;
}

/**
 * The sockets of the chat by room, and what was sent to them. A request, a scheduled event, the operator or another tab
 * adds a message to the world; `tell()` finds it and sends it to the sockets in its room: at most once, as Socket.IO
 * does, with nothing kept for clients that are away.
 */
export class ChatHub {
  readonly #world: ChatWorld;
  readonly #log: SocketLog;
  readonly #connections = new Set<Connection>();
  readonly #sent = new Map<string, SentMessages>();
  /** World time of the reply of each room whose typing was sent, epoch ms. */
  readonly #typingSentFor = new Map<string, number>();
  #count = 0;

  constructor(world: ChatWorld, machine: Pick<Machine, 'now'>) {
    this.#world = world;
    this.#log = new SocketLog(() => ({ at: world.now(), began: machine.now() }));
  }

  /** Every socket event so far, oldest first. */
  events(): readonly SocketEvent[] {
    return this.#log.events();
  }

  /** How many sockets are open. */
  get connections(): number {
    return this.#connections.size;
  }

  /** The rooms with at least one socket. */
  rooms(): string[] {
    return [...new Set([...this.#connections].flatMap(({ room }) => room ?? []))];
  }

  /** Asked by the carrier of a connection before `open`: whether the chat is up. A refused one is logged. */
  admits(): boolean {
    const up = isChatUp(this.#world.switches());
    if (!up) this.#log.add({ connection: null, direction: 'line', event: 'refused', data: null });
    return up;
  }

  /** Takes in a socket that has opened. @param token of its client's handshake, unchecked @throws BadCall for what is no socket */
  open(socket: ChatSocket, token: unknown = null) {
    readArguments('chat.open', { socket });
    this.#count += 1;
    const connection: Connection = { id: this.#count, socket, token, room: null };
    this.#connections.add(connection);
    this.#note(connection, 'line', 'connect', null);
    return {
      /** Moves the socket into a room, out of the one it was in. */
      join: (room: unknown): JoinAnswer => this.#join(connection, room),
      /** Logs an event that this backend does not know. */
      heard: (event: string, data: unknown): void => this.#note(connection, 'in', event, data),
      closed: (): void => {
        if (this.#connections.delete(connection)) this.#note(connection, 'line', 'close', null);
      },
    };
  }

  /**
   * Called after every change of the world: sends the sockets what was added to their rooms since the last call, and breaks
   * all connections when the chat is down.
   */
  tell(): void {
    if (!isChatUp(this.#world.switches())) this.drop();
    // a session that has ended hears no more: its client connects again, with the token that it has by then
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

  /** The last messages of a room, newest first. @throws BadCall */
  recent(room: string, count: number): readonly ChatMessage[] {
    readArguments('chat.recent', { room, count });
    return structuredClone(this.#world.world.log(chatLog, room).slice(0, count));
  }

  /**
   * Sends those who listen to a room anything at all, outside the world: what a backend gone wrong may send.
   * @throws BadCall
   */
  emit(room: string, event: 'messaging' | 'typing', data: unknown): void {
    const plain = toPlainData('chat.emit: data', data);
    readArguments('chat.emit', { room, event, data: plain });
    this.#emit(room, event, plain);
  }

  /** Lets a room see that the support writes. @param ms for how long @throws BadCall */
  typing(room: string, ms: number): void {
    readArguments('chat.typing', { room, ms });
    this.#emit(room, 'typing', { ms });
  }

  /** Breaks the connections. @returns how many there were */
  drop(): number {
    return this.#end('drop');
  }

  /** Closes all connections. @returns how many there were */
  disconnect(): number {
    return this.#end('disconnect');
  }

  /** Pushes the last messages of every room that is listened to once more, newest first: what a bad network does. @throws BadCall */
  resend(count: number): void {
    readArguments('chat.resend', { count });
    for (const room of this.rooms()) {
      for (const message of this.#messages(room).slice(-count).reverse()) this.#sendMessage(room, message);
    }
  }

  /** The messages of a room since the world began, oldest first. */
  #messages(room: string): readonly ChatMessage[] {
    return this.#world.world.log(chatLog, room).appended();
  }

  #join(connection: Connection, room: unknown): JoinAnswer {
    this.#note(connection, 'in', 'join', room);
    if (typeof room !== 'string' || !isRoomName(room) || !mayHear(this.#world.world, room, connection.token)) {
      return { message: 'KEY_INVALID' };
    }
    // what came before is in the history, which a client fetches after it has joined
    this.tell();
    connection.room = room;
    if (!this.#sent.has(room)) this.#remember(room, this.#messages(room));
    return { message: 'OK' };
  }

  /** Nothing is new in a room whose past is another one now: undone, or a different world. */
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
