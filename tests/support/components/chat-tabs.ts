/** The tabs of one browser, each with a chat room of the player who is logged in. */
import { vi } from 'vitest';
import type { ChatRoom } from '../../../src/features/chat/room/chat-room.ts';
import { configure } from '../../../src/shared/config/config.ts';
import { clearSession, login } from '../../../src/shared/session/session.ts';
import { FakeChatBackend, holdTime, joinRoom, pass } from './fake-chat-backend.ts';
import { FakeLocks, FakeStorage } from './fake-storage.ts';

/** A browser with storage and locks, in which a player is logged in; time stands still until `pass`. */
export class ChatTabs {
  readonly backend = new FakeChatBackend();
  readonly storage = new FakeStorage();
  readonly #rooms: ChatRoom[] = [];

  constructor() {
    holdTime();
    vi.stubGlobal('localStorage', this.storage);
    vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage: this.storage }));
    vi.stubGlobal('navigator', { locks: new FakeLocks(), onLine: true });
    configure({ idempotencyKey: true });
    login('token-of-a', true);
  }

  /** Opens a tab in which the chat has just connected. */
  async open(): Promise<ChatRoom> {
    const room = await joinRoom(this.backend);
    this.#rooms.push(room);
    return room;
  }

  /** Leaves the page of a tab: the browser aborts its calls and frees its locks. */
  async leave(room: ChatRoom): Promise<void> {
    room.stop();
    await pass(0);
  }

  close(): void {
    for (const room of this.#rooms) room.stop();
    clearSession('logout');
    vi.unstubAllGlobals();
    vi.useRealTimers();
    configure({ idempotencyKey: false });
  }

  /** The texts that were sent, in order, each time. */
  sent(): (string | undefined)[] {
    return this.backend.sent.map(({ message }) => message.payload.message);
  }

  /** The storage keys of unsent messages. */
  kept(): string[] {
    return this.storage.keys().filter((key) => key.startsWith('chat-unsent:'));
  }
}
