import type { ChatMessage } from '../../contract/generated/models/chatMessage.ts';
import { chatLog, isRoomName, nextReplyAt } from '../domains/chat/index.ts';
import type { WorldRuntime } from '../engine/runtime.ts';
import { isChatUp } from './network.ts';
import { asked } from './sandbox-calls.ts';
import { type SocketEvent, SocketLog } from './socket-log.ts';

/** The world that the chat's sockets belong to, whichever is open. */
export type ChatWorld = Pick<WorldRuntime, 'now' | 'switches' | 'world'>;

/** A connection, whatever carries it. */
export interface ChatSocket {
  emit(event: 'messaging' | 'typing', data: unknown): void;
  /** The line breaks: a client tries again. */
  drop(): void;
  /** The backend says goodbye: a client does not try again by itself. */
  disconnect(): void;
}

/** What a client's `join` is acknowledged with. */
export interface JoinAnswer {
  readonly message: 'OK' | 'KEY_INVALID';
}

interface Line {
  readonly id: number;
  readonly socket: ChatSocket;
  room: string | null;
}

/** Nobody types for longer, ms: what lies further ahead is no typing yet. */
const longestTyping = 5_000;

/** How far a room has been told to those who listen. */
interface SentMessages {
  readonly count: number;
  readonly lastId: string | undefined;
}

/**
 * Who listens to which room, and what they have been told. Whatever added a message to the world (a request, an event
 * that came due, the operator, another tab), `tell()` finds it and pushes it to the room: at most once, as Socket.IO
 * does, with nothing kept for those who are away.
 */
export class ChatHub {
  readonly #world: ChatWorld;
  readonly #log: SocketLog;
  readonly #lines = new Set<Line>();
  readonly #told = new Map<string, SentMessages>();
  /** The word of each room that its typing was told for. */
  readonly #typed = new Map<string, number>();
  #count = 0;

  constructor(world: ChatWorld) {
    this.#world = world;
    this.#log = new SocketLog(() => world.now());
  }

  /** Every socket event so far, oldest first. */
  events(): readonly SocketEvent[] {
    return this.#log.events();
  }

  /** How many sockets are open. */
  get connections(): number {
    return this.#lines.size;
  }

  /** The rooms that somebody listens to. */
  rooms(): string[] {
    return [...new Set([...this.#lines].flatMap(({ room }) => room ?? []))];
  }

  /** Whether a new socket may open; one that may not is taken down as refused. */
  admits(): boolean {
    const up = isChatUp(this.#world.switches());
    if (!up) this.#log.add({ connection: null, direction: 'line', event: 'refused', data: null });
    return up;
  }

  /** Takes in a socket that has opened. @throws BadCall for what is none */
  open(socket: ChatSocket) {
    asked('chat.open', { socket });
    this.#count += 1;
    const line: Line = { id: this.#count, socket, room: null };
    this.#lines.add(line);
    this.#note(line, 'line', 'connect', null);
    return {
      /** Moves the socket into a room: it hears of one room only, so that nobody hears of a room they have left. */
      join: (room: unknown): JoinAnswer => this.#join(line, room),
      /** Takes down an event that this backend does not know. */
      heard: (event: string, data: unknown): void => this.#note(line, 'in', event, data),
      closed: (): void => {
        if (this.#lines.delete(line)) this.#note(line, 'line', 'close', null);
      },
    };
  }

  /** Pushes what the world has gained since the last time, and breaks all lines when the chat is down. */
  tell(): void {
    if (!isChatUp(this.#world.switches())) this.drop();
    const rooms = this.rooms();
    for (const room of this.#told.keys()) if (!rooms.includes(room)) this.#told.delete(room);
    for (const room of rooms) {
      const messages = this.#messages(room);
      for (const message of this.#news(room, messages)) this.#push(room, message);
      this.#remember(room, messages);
      this.#tellTyping(room);
    }
  }

  /** The last messages of a room, newest first. @throws BadCall */
  recent(room: string, count: number): readonly ChatMessage[] {
    asked('chat.recent', { room, count });
    return this.#world.world.log(chatLog, room).slice(0, count);
  }

  /**
   * Sends those who listen to a room anything at all, outside the world: what a backend gone wrong may send.
   * @throws BadCall
   */
  emit(room: string, event: 'messaging' | 'typing', data: unknown): void {
    asked('chat.emit', { room, event, data });
    this.#emit(room, event, data);
  }

  /** Lets a room see that the support writes. @param ms for how long @throws BadCall */
  typing(room: string, ms: number): void {
    asked('chat.typing', { room, ms });
    this.#emit(room, 'typing', { ms });
  }

  /** Breaks the lines. @returns how many there were */
  drop(): number {
    return this.#end('drop');
  }

  /** Says goodbye to everybody. @returns how many there were */
  disconnect(): number {
    return this.#end('disconnect');
  }

  /** Pushes the last messages of every room that is listened to once more, newest first: what a bad network does. @throws BadCall */
  resend(count: number): void {
    asked('chat.resend', { count });
    for (const room of this.rooms()) {
      for (const message of this.#messages(room).slice(-count).reverse()) this.#push(room, message);
    }
  }

  /** The messages of a room since the world began, oldest first. */
  #messages(room: string): readonly ChatMessage[] {
    return this.#world.world.log(chatLog, room).appended();
  }

  #join(line: Line, room: unknown): JoinAnswer {
    this.#note(line, 'in', 'join', room);
    if (typeof room !== 'string' || !isRoomName(room)) return { message: 'KEY_INVALID' };
    // what came before is in the history, which a client fetches after it has joined
    this.tell();
    line.room = room;
    if (!this.#told.has(room)) this.#remember(room, this.#messages(room));
    return { message: 'OK' };
  }

  /** Nothing is new in a room whose past is another one now: undone, or a different world. */
  #news(room: string, messages: readonly ChatMessage[]): readonly ChatMessage[] {
    const told = this.#told.get(room);
    const goesOn = told && messages[told.count - 1]?._id === told.lastId;
    return goesOn ? messages.slice(told.count) : [];
  }

  #remember(room: string, messages: readonly ChatMessage[]): void {
    this.#told.set(room, { count: messages.length, lastId: messages.at(-1)?._id });
  }

  #tellTyping(room: string): void {
    const at = nextReplyAt(this.#world.world, room);
    const ms = at === null ? 0 : at - this.#world.now();
    if (at === null || ms <= 0 || ms > longestTyping || this.#typed.get(room) === at) return;
    this.#typed.set(room, at);
    this.#emit(room, 'typing', { ms });
  }

  #push(room: string, message: ChatMessage): void {
    this.#emit(room, 'messaging', message);
  }

  #emit(room: string, event: 'messaging' | 'typing', data: unknown): void {
    for (const line of this.#lines) {
      if (line.room !== room) continue;
      this.#note(line, 'out', event, data);
      line.socket.emit(event, data);
    }
  }

  #end(how: 'drop' | 'disconnect'): number {
    const lines = [...this.#lines];
    this.#lines.clear();
    for (const line of lines) {
      this.#note(line, 'line', how, null);
      line.socket[how]();
    }
    return lines.length;
  }

  #note({ id }: Line, direction: SocketEvent['direction'], event: string, data: unknown): void {
    this.#log.add({ connection: id, direction, event, data });
  }
}
