import { ApiError } from '../../../shared/api/api-error.ts';
import { config } from '../../../shared/config/config.ts';
import { now } from '../../../shared/time/clock.ts';
import { BurstGate } from './burst-gate.ts';
import type { ChatMessage } from './chat-content.ts';
import { ChatSender } from './chat-sender.ts';
import { ownerOf } from './chat-texts.ts';
import { Outbox } from './outbox.ts';
import { readMessage, readPage } from './read-message.ts';
import { RetryPace } from './retry-pace.ts';
import { pageSize, type RoomCalls } from './room-calls.ts';
import { RoomLine } from './room-line.ts';
import { addMessages, type ChatAlert, emptyRoom, type RoomState, withNews } from './room-state.ts';
import { countAfter, isMarked, SeenMark } from './seen-mark.ts';

const markReadMs = 1_000;
/** Pages read back after a gap; beyond that the log begins anew (CHT-30). */
const gapPages = 20;

export interface ViewState {
  readonly open: boolean;
  /** At most 60 px from the end (CHT-41). */
  readonly atEnd: boolean;
}

/** A conversation: messages, those under way, and the socket. */
export class ChatRoom {
  readonly #calls: RoomCalls;
  readonly #stop = new AbortController();
  readonly #listeners = new Set<() => void>();
  readonly #outbox: Outbox;
  readonly #line: RoomLine;
  readonly #pollPace = new RetryPace();
  readonly #gate = new BurstGate(() => this.#notify());
  readonly #seen: SeenMark;
  readonly sender: ChatSender;
  #state: RoomState = emptyRoom;
  #view: ViewState = { open: false, atEnd: true };
  /** The room was open in a visible tab. */
  #looking = false;
  #markReadTimer: ReturnType<typeof setTimeout> | undefined;
  #typingTimer: ReturnType<typeof setTimeout> | undefined;
  #markedId: string | undefined;
  #joinFailed = false;
  #loading: Promise<void> | null = null;
  #readingMissed: Promise<void> | null = null;

  constructor(calls: RoomCalls) {
    this.#calls = calls;
    this.#seen = new SeenMark(ownerOf(calls.identity.id));
    this.#outbox = new Outbox(calls.identity.id, this.#stop.signal);
    const events = {
      onJoined: () => this.#onJoined(),
      onLost: () => this.#onLost(),
      onFailed: () => this.#onFailed(),
      onMessage: (raw: unknown) => this.#onMessage(raw),
      onTyping: (ms: number) => this.#onTyping(ms),
    };
    this.#line = new RoomLine(calls, events, this.#stop.signal);
    this.sender = new ChatSender(calls, {
      state: () => this.#state,
      set: (change) => this.#set(change),
      alert: (alert) => this.#showAlert(alert),
      readMissed: () => this.#readMissed(),
      signal: this.#stop.signal,
    });
  }

  readonly state = (): RoomState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  start(): void {
    if (config.chatHost !== '') this.#set((state) => ({ ...state, line: 'connecting' }));
    void this.#loadFirst();
    this.#outbox.restore((item, alone) => this.sender.restore(item, alone));
    this.#line.start(() => this.#onCheck());
    document.addEventListener('visibilitychange', this.#look);
  }

  /** Closes the socket, aborts calls and forgets all messages (CHT-15). */
  stop(): void {
    this.#stop.abort();
    clearTimeout(this.#markReadTimer);
    clearTimeout(this.#typingTimer);
    document.removeEventListener('visibilitychange', this.#look);
    this.sender.stop();
    this.#gate.cancel();
    this.#state = emptyRoom;
    this.#notify();
    this.#listeners.clear();
  }

  /** Reads the newest page; the first page when the history failed (CHT-35). */
  async refresh(): Promise<void> {
    if (this.#state.refreshing) return;
    if (this.#state.phase !== 'ready') return this.#loadFirst();
    this.#line.hurry();
    this.#set((state) => ({ ...state, refreshing: true }));
    try {
      await this.#readMissed();
    } catch (error) {
      this.#reportError(error);
    } finally {
      this.#set((state) => ({ ...state, refreshing: false }));
    }
  }

  /** Reads ten older messages at a time (CHT-32); the newest page when the history failed. */
  async loadOlder(): Promise<void> {
    const { phase, older, messages } = this.#state;
    if (phase === 'failed') return this.#loadFirst();
    if (phase !== 'ready' || older === 'loading' || older === 'none') return;
    this.#set((state) => ({ ...state, older: 'loading' }));
    try {
      const known = new Set(messages.map(({ _id }) => _id));
      const { added, ends } = await this.#read(messages.length, (page) => page.some(({ _id }) => !known.has(_id)));
      this.#set((state) => ({ ...addMessages(state, added, 'history', false), older: ends ? 'none' : 'more' }));
    } catch (error) {
      this.#set((state) => ({ ...state, older: 'failed' }));
      this.#reportError(error);
    }
  }

  /** Decides about unread messages and marking them read (CHT-40, CHT-43). */
  setView(change: Partial<ViewState>): void {
    const opened = change.open === true && !this.#view.open;
    this.#view = { ...this.#view, ...change };
    if (opened) this.#line.hurry();
    if (opened && this.#joinFailed) this.#showAlert({ kind: 'join' });
    if (opened) this.#set((state) => ({ ...state, news: null }));
    this.#look();
  }

  /** @param tell `soon`: notify once for a burst (CHT-92) */
  #set(change: (state: RoomState) => RoomState, tell: 'now' | 'soon' = 'now'): void {
    if (this.#stop.signal.aborted) return;
    const next = this.sender.withoutDeliveredFiles(change(this.#state));
    if (next === this.#state) return;
    if (next.outgoing !== this.#state.outgoing) this.#outbox.save(next.outgoing);
    this.#state = next;
    if (tell === 'soon') this.#gate.call();
    else this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }

  #showAlert(alert: ChatAlert): void {
    this.#set((state) => ({ ...state, alert }));
  }

  #reportError(error: unknown): void {
    const silent = error instanceof ApiError && (error.reported || error.kind === 'aborted');
    if (!silent) this.#showAlert({ kind: 'error', error });
  }

  #loadFirst(): Promise<void> {
    this.#loading ??= this.#readFirst().finally(() => {
      this.#loading = null;
    });
    return this.#loading;
  }

  async #readFirst(): Promise<void> {
    this.#set((state) => ({ ...state, phase: 'loading', older: 'loading' }));
    try {
      const seen = this.#seen.read();
      const { added, ends } = await this.#read(0, (page) => seen === null || page.some((one) => isMarked(one, seen)));
      this.#set((state) => {
        const read = addMessages(state, added, 'history', false);
        const unread = Math.max(read.unread, countAfter(read.messages, seen));
        return { ...read, unread, phase: 'ready', older: ends ? 'none' : 'more' };
      });
      this.#tellNews();
      this.#updateSeen();
    } catch (error) {
      this.#set((state) => ({ ...state, phase: 'failed', older: 'failed' }));
      this.#reportError(error);
    }
  }

  /** Reads back to the known messages, after a join or refresh (CHT-30, CHT-35). */
  #readMissed(): Promise<void> {
    this.#readingMissed ??= this.#closeGap().finally(() => {
      this.#readingMissed = null;
    });
    return this.#readingMissed;
  }

  async #closeGap(): Promise<void> {
    // A page under way may lack the newest messages.
    if (this.#loading) await this.#loading;
    if (this.#state.phase !== 'ready') return this.#loadFirst();
    const known = new Set(this.#state.messages.map(({ _id }) => _id));
    const meets = (page: readonly ChatMessage[]) => known.size === 0 || page.some(({ _id }) => known.has(_id));
    const { added, ends, enough } = await this.#read(0, meets);
    const counts = !this.#isSeen();
    // Without an overlap the log begins anew (CHT-30).
    const isNew = ({ _id }: ChatMessage) => !known.has(_id);
    this.#set((state) =>
      ends || enough
        ? addMessages(state, added, 'history', counts)
        : addMessages({ ...state, messages: state.messages.filter(isNew), older: 'more' }, added, 'history', counts),
    );
    this.#updateSeen();
  }

  /** Reads pages from `skip` until `isEnough` or a page of under ten raw messages. @returns `added` oldest first */
  async #read(skip: number, isEnough: (page: readonly ChatMessage[]) => boolean) {
    const added: ChatMessage[] = [];
    for (let page = 0; page < gapPages; page += 1) {
      const raw = await this.#calls.history(skip + page * pageSize, this.#stop.signal);
      const messages = readPage(raw, now());
      added.unshift(...messages);
      const [ends, enough] = [raw.length < pageSize, isEnough(messages)];
      if (ends || enough) return { added, ends, enough };
    }
    return { added, ends: false, enough: false };
  }

  #onCheck(): void {
    // Without a chat backend an open, visible panel polls (CHT-24).
    const asks = config.chatHost === '' && this.#view.open && document.visibilityState === 'visible';
    if (!asks || this.#state.phase !== 'ready' || !this.#pollPace.isDue()) return;
    this.#readMissed().then(
      () => this.#pollPace.reset(),
      () => this.#pollPace.failed(),
    );
  }

  #onJoined(): void {
    this.#joinFailed = false;
    this.#set((state) => ({ ...state, line: 'joined' }));
    // After a failure the next join or refresh reads them.
    this.#readMissed().catch(() => undefined);
  }

  #onLost(): void {
    this.#set((state) => ({ ...state, line: 'lost', typing: false }));
  }

  #onFailed(): void {
    const known = this.#joinFailed;
    this.#joinFailed = true;
    this.#onLost();
    if (this.#view.open && !known) this.#showAlert({ kind: 'join' });
  }

  #onMessage(raw: unknown): void {
    const message = readMessage(raw, now());
    if (!message) return;
    this.#set((state) => addMessages(state, [message], 'line', !this.#isSeen()), 'soon');
    this.#updateSeen();
  }

  #onTyping(ms: number): void {
    clearTimeout(this.#typingTimer);
    this.#set((state) => ({ ...state, typing: true }));
    this.#typingTimer = setTimeout(() => this.#set((state) => ({ ...state, typing: false })), ms);
  }

  #isSeen(): boolean {
    return this.#view.open && this.#view.atEnd && document.visibilityState === 'visible';
  }

  readonly #look = (): void => {
    const looked = this.#looking;
    this.#looking = this.#view.open && document.visibilityState === 'visible';
    if (this.#looking && !looked) this.#tellNews();
    this.#updateSeen();
  };

  /** CHT-300 */
  #tellNews(): void {
    if (this.#looking && this.#state.unread > 0) this.#set(withNews);
  }

  /** Clears the unread count at the end of the log and marks messages read a second later (CHT-42, CHT-43). */
  readonly #updateSeen = (): void => {
    clearTimeout(this.#markReadTimer);
    if (!this.#isSeen()) return;
    this.#set((state) => (state.unread === 0 ? state : { ...state, unread: 0 }));
    const newest = this.#state.messages.at(-1)?._id;
    if (this.#state.phase !== 'ready' || newest === undefined || newest === this.#markedId) return;
    this.#markReadTimer = setTimeout(() => void this.#markRead(newest), markReadMs);
  };

  async #markRead(newest: string): Promise<void> {
    const before = this.#markedId;
    this.#markedId = newest;
    this.#seen.write(this.#state.messages);
    try {
      await this.#calls.markRead(this.#stop.signal);
    } catch {
      // Silent: the next message or view change retries (CHT-44).
      this.#markedId = before;
    }
  }
}
