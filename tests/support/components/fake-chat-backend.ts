/** A chat backend for unit and component tests, and a fake clock. */
import { vi } from 'vitest';
import type { ChatPackage } from '../../../contract/generated/models/chatPackage.ts';
import { type ChatMessage, textContent } from '../../../src/features/chat/room/chat-content.ts';
import { ChatRoom } from '../../../src/features/chat/room/chat-room.ts';
import type { RoomCalls } from '../../../src/features/chat/room/room-calls.ts';
import { ApiError } from '../../../src/shared/api/api-error.ts';
import type { ChatSocketEvents } from '../../../src/shared/api/chat/chat-socket.ts';
import { configure } from '../../../src/shared/config/config.ts';
import { clearSession, login } from '../../../src/shared/session/session.ts';
import { setClock } from '../../../src/shared/time/clock.ts';

const base = Date.parse('2026-03-14T13:15:00.000Z');
const identity = { id: '38524639', userId: '38524639', guestId: '', username: '0812345678', name: 'A' };
/** Stores the messages of a room; can fail on request. */
export class FakeChatBackend {
  readonly said: ChatMessage[] = [];
  readonly sent: ChatPackage[] = [];
  /** Responses by intent, as a backend that honours the idempotency key stores them (CHT-86). */
  readonly intents = new Map<string, { createdAt: string }>();
  readonly skips: number[] = [];
  reads = 0;
  line: ChatSocketEvents | null = null;
  checks = 0;
  renewals = 0;
  closed = 0;
  uploading: { resolve: () => void; reject: (error: unknown) => void; progress: (share: number) => void } | null = null;
  /** Fails the next send; with `after`, stores the message before failing. */
  trouble: { after: boolean; error: unknown } | null = null;

  say(text: string, sender = 'operator', message = textContent(text)): ChatMessage {
    const row: ChatMessage = {
      _id: `m${this.said.length + 1}`,
      sender,
      createdAt: new Date(Date.now()).toISOString(),
      session_id: 's',
      message,
    };
    this.said.push(row);
    return row;
  }

  push(message: ChatMessage): void {
    this.line?.onMessage(structuredClone(message));
  }

  readonly calls: RoomCalls = {
    identity,
    config: async () => ({ PREFIX: 'KP' }),
    history: async (skip) => {
      this.skips.push(skip);
      return this.said.toReversed().slice(skip, skip + 10);
    },
    markRead: async () => {
      this.reads += 1;
    },
    openSocket: async (_host, _room, events) => {
      this.line = events;
      return { check: () => (this.checks += 1), renew: () => (this.renewals += 1), close: () => (this.closed += 1) };
    },
    send: async (message, _signal, intent) => {
      this.sent.push(message);
      const first = this.intents.get(intent);
      if (first) return first;
      const { trouble } = this;
      this.trouble = null;
      if (trouble && !trouble.after) throw trouble.error;
      const { createdAt } = this.say('', 'customer', message.message);
      this.intents.set(intent, { createdAt });
      if (trouble) throw trouble.error;
      return { createdAt };
    },
    upload: (_kind, _file, { signal, onUploadProgress }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new ApiError({ code: 'ABORTED', kind: 'aborted' })));
        this.uploading = { resolve: () => resolve({ path: '/uploads/1.png' }), reject, progress: onUploadProgress };
      }),
  };
}

/** Advances the fake clock by `ms` milliseconds. */
export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

export const timedOut = new ApiError({ code: 'TIMEOUT', kind: 'timeout' });

/** Stops time until `pass`, and stubs the browser APIs that the chat needs. */
export function holdTime(): void {
  vi.useFakeTimers({ now: base });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  setClock(() => Date.now());
  configure({ chatHost: 'https://chat.example' });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
}

export async function joinRoom(backend: FakeChatBackend): Promise<ChatRoom> {
  const room = new ChatRoom(backend.calls);
  room.start();
  await pass(0);
  backend.line?.onJoined();
  await pass(0);
  return room;
}

export const textsIn = (room: ChatRoom) => room.state().messages.map(({ message }) => message.payload.message);
/** Status of each unsent message. */
export const underWay = (room: ChatRoom) =>
  room.state().outgoing.flatMap(({ status }) => (status === 'succeed' ? [] : status));

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
