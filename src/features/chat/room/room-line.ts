import type { ChatSocket, ChatSocketEvents } from '../../../shared/api/chat/chat-socket.ts';
import { config } from '../../../shared/config/config.ts';
import { now } from '../../../shared/time/clock.ts';
import { RetryPace } from './retry-pace.ts';
import type { RoomCalls } from './room-calls.ts';

/** Check interval, ms (CHT-20). */
const checkMs = 5_000;
/**
 * A later check means the device slept: the socket may be dead although open (CHT-90), ms. Browsers check hidden pages
 * once a minute.
 */
const asleepMs = 120_000;

/** Opens and maintains the socket of a room. */
export class RoomLine {
  readonly #calls: RoomCalls;
  readonly #events: ChatSocketEvents;
  readonly #signal: AbortSignal;
  readonly #pace = new RetryPace();
  #socket: ChatSocket | null = null;
  #opening = false;
  #checkedAt = now();

  constructor(calls: RoomCalls, events: ChatSocketEvents, signal: AbortSignal) {
    this.#calls = calls;
    this.#events = events;
    this.#signal = signal;
  }

  /** @param onCheck called after each check */
  start(onCheck: () => void): void {
    void this.#open();
    const timer = setInterval(() => {
      this.#check();
      onCheck();
    }, checkMs);
    this.#signal.addEventListener('abort', () => {
      clearInterval(timer);
      this.#socket?.close();
    });
  }

  /** Retries at once: the customer is looking. */
  hurry(): void {
    this.#pace.reset();
    if (!this.#socket) void this.#open();
  }

  #check(): void {
    const late = now() - this.#checkedAt > asleepMs;
    this.#checkedAt = now();
    if (this.#socket && late) this.#socket.renew();
    else if (this.#socket) this.#socket.check();
    else if (this.#pace.isDue()) void this.#open();
  }

  async #open(): Promise<void> {
    if (config.chatHost === '' || this.#socket || this.#opening) return;
    this.#opening = true;
    try {
      const { PREFIX } = await this.#calls.config(this.#signal);
      const name = `${PREFIX}-${this.#calls.identity.id}`;
      const socket = await this.#calls.openSocket(config.chatHost, name, this.#events);
      this.#pace.reset();
      if (this.#signal.aborted) socket.close();
      else this.#socket = socket;
    } catch {
      this.#pace.failed();
      this.#events.onFailed();
    } finally {
      this.#opening = false;
    }
  }
}
