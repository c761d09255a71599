/** Tabs of one browser, each with a chat room of the logged-in player. */
import { vi } from 'vitest';
import type { ChatRoom } from '../../../src/features/chat/room/chat-room.ts';
import { configure } from '../../../src/shared/config/config.ts';
import { clearSession, login } from '../../../src/shared/session/session.ts';
import { FakeChatBackend, holdTime, joinRoom, pass } from './fake-chat-backend.ts';

/** A browser with storage, locks and a logged-in player; time stands still until `pass`. */
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

  async open(): Promise<ChatRoom> {
    const room = await joinRoom(this.backend);
    this.#rooms.push(room);
    return room;
  }

  /** Closes a tab: the browser aborts its calls and frees its locks. */
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

  /** Texts of all send attempts, in order. */
  sent(): (string | undefined)[] {
    return this.backend.sent.map(({ message }) => message.payload.message);
  }

  kept(): string[] {
    return this.storage.keys().filter((key) => key.startsWith('chat-unsent:'));
  }
}

class FakeStorage {
  readonly #values = new Map<string, string>();
  #news: { key: string; newValue: string; oldValue: string | null }[] = [];
  full = false;

  constructor() {
    // The keys of a browser's storage are its own properties.
    return new Proxy(this, {
      ownKeys: (storage) => storage.keys(),
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
      set: (storage, name, value) => Reflect.set(storage, name, value),
      get: (storage, name) => {
        const value: unknown = Reflect.get(storage, name, storage);
        return typeof value === 'function' ? value.bind(storage) : value;
      },
    });
  }

  keys(): string[] {
    return [...this.#values.keys()];
  }

  getItem(key: string): string | null {
    return this.#values.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    if (this.full) throw new DOMException('full', 'QuotaExceededError');
    this.#news.push({ key, newValue: value, oldValue: this.#values.get(key) ?? null });
    this.#values.set(key, value);
  }

  removeItem(key: string): void {
    this.#values.delete(key);
  }

  /** Fires `storage` events for all writes since the last call. */
  tellTabs(): void {
    for (const change of this.#news.splice(0)) window.dispatchEvent(Object.assign(new Event('storage'), change));
  }
}

type Held = (lock: object) => unknown;

/** Grants locks one at a time, in request order. */
class FakeLocks {
  readonly #last = new Map<string, Promise<unknown>>();

  async request(name: string, { signal }: { signal: AbortSignal }, held: Held): Promise<unknown> {
    const before = this.#last.get(name);
    const turn = (async () => {
      await before?.catch(() => undefined);
      if (signal.aborted) throw signal.reason;
      return held({});
    })();
    this.#last.set(name, turn);
    return turn;
  }
}
