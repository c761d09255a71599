import { ApiError } from '../../../shared/api/api-error.ts';
import type { ChatSocket } from '../../../shared/api/chat/chat-socket.ts';
import { config } from '../../../shared/config/config.ts';
import { now } from '../../../shared/time/clock.ts';
import type { ChatMessage } from './chat-content.ts';
import { ChatSender } from './chat-sender.ts';
import { readMessage, readPage } from './read-message.ts';
import { pageSize, type RoomCalls } from './room-calls.ts';
import { type ChatAlert, emptyRoom, type RoomState, takeIn } from './room-state.ts';

/** Spec §9. Milliseconds. */
const checkMs = 5_000;
const markReadMs = 1_000;
/** After an absence this many pages are read back to close the gap; beyond that the room begins anew. */
const gapPages = 20;

/** How the room is looked at right now. */
export interface ViewState {
  readonly open: boolean;
  /** Within 60 px of the end. */
  readonly atEnd: boolean;
}

/** One customer's conversation with the desk: what was said, what is on its way, and the line it comes over. */
export class ChatRoom {
  readonly #calls: RoomCalls;
  readonly #stop = new AbortController();
  readonly #listeners = new Set<() => void>();
  readonly sender: ChatSender;
  #state: RoomState = emptyRoom;
  #line: ChatSocket | null = null;
  #opening = false;
  #sight: ViewState = { open: false, atEnd: true };
  #check: ReturnType<typeof setInterval> | undefined;
  #reading: ReturnType<typeof setTimeout> | undefined;
  #typing: ReturnType<typeof setTimeout> | undefined;
  #markedId: string | undefined;
  #joinFailed = false;
  #loading: Promise<void> | null = null;
  #catchingUp: Promise<void> | null = null;

  constructor(calls: RoomCalls) {
    this.#calls = calls;
    this.sender = new ChatSender(calls, {
      state: () => this.#state,
      set: (change) => this.#set(change),
      alert: (alert) => this.#tell(alert),
      catchUp: () => this.#catchUp(),
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
    void this.#openLine();
    this.#check = setInterval(() => this.#onCheck(), checkMs);
    document.addEventListener('visibilitychange', this.#look);
  }

  /** Ends everything and forgets everything: the next customer of this device is somebody else. */
  stop(): void {
    this.#stop.abort();
    this.#line?.close();
    clearInterval(this.#check);
    clearTimeout(this.#reading);
    clearTimeout(this.#typing);
    document.removeEventListener('visibilitychange', this.#look);
    this.sender.stop();
    this.#state = emptyRoom;
    for (const listener of this.#listeners) listener();
    this.#listeners.clear();
  }

  /** Reads the newest page again, and the first one if it could not be read. */
  async refresh(): Promise<void> {
    if (this.#state.refreshing) return;
    if (this.#state.phase !== 'ready') return this.#loadFirst();
    this.#set((state) => ({ ...state, refreshing: true }));
    try {
      await this.#catchUp();
    } catch (error) {
      this.#fail(error);
    } finally {
      this.#set((state) => ({ ...state, refreshing: false }));
    }
  }

  /** Reads the ten messages before the oldest, or the newest where there are none; one page at a time (CHT-32, CHT-33). */
  async loadOlder(): Promise<void> {
    const { phase, older, messages } = this.#state;
    if (phase === 'failed') return this.#loadFirst();
    if (phase !== 'ready' || older === 'loading' || older === 'none') return;
    this.#set((state) => ({ ...state, older: 'loading' }));
    try {
      const known = new Set(messages.map(({ _id }) => _id));
      const { news, ends } = await this.#read(messages.length, (page) => page.some(({ _id }) => !known.has(_id)));
      this.#set((state) => ({ ...takeIn(state, news, false), older: ends ? 'none' : 'more' }));
    } catch (error) {
      this.#set((state) => ({ ...state, older: 'failed' }));
      this.#fail(error);
    }
  }

  /** Says how the room is looked at now: unread messages and the call that marks them read follow from it. */
  setSight(change: Partial<ViewState>): void {
    const opened = change.open === true && !this.#sight.open;
    this.#sight = { ...this.#sight, ...change };
    if (opened && this.#joinFailed) this.#tell({ kind: 'join' });
    this.#look();
  }

  #set(change: (state: RoomState) => RoomState): void {
    if (this.#stop.signal.aborted) return;
    const next = change(this.#state);
    if (next === this.#state) return;
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }

  #tell(alert: ChatAlert): void {
    this.#set((state) => ({ ...state, alert }));
  }

  #fail(error: unknown): void {
    const silent = error instanceof ApiError && (error.reported || error.kind === 'aborted');
    if (!silent) this.#tell({ kind: 'error', error });
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
      const { news, ends } = await this.#read(0, () => true);
      this.#set((state) => ({ ...takeIn(state, news, false), phase: 'ready', older: ends ? 'none' : 'more' }));
      this.#look();
    } catch (error) {
      this.#set((state) => ({ ...state, phase: 'failed', older: 'failed' }));
      this.#fail(error);
    }
  }

  /** What was said while nobody listened: the newest pages, back to what is known. */
  #catchUp(): Promise<void> {
    this.#catchingUp ??= this.#closeGap().finally(() => {
      this.#catchingUp = null;
    });
    return this.#catchingUp;
  }

  async #closeGap(): Promise<void> {
    // A page that was asked for before this moment may lack what was said meanwhile.
    if (this.#loading) await this.#loading;
    if (this.#state.phase !== 'ready') return this.#loadFirst();
    const known = new Set(this.#state.messages.map(({ _id }) => _id));
    const meets = (page: readonly ChatMessage[]) => known.size === 0 || page.some(({ _id }) => known.has(_id));
    const { news, ends, enough } = await this.#read(0, meets);
    const counts = !this.#isSeen();
    // What could not be joined to the rest would leave a hole: then the room begins with what is newest.
    this.#set((state) =>
      ends || enough ? takeIn(state, news, counts) : takeIn({ ...state, messages: [], older: 'more' }, news, counts),
    );
    this.#look();
  }

  /**
   * Reads the history from a place on, page by page, until one is enough or it ends. How much came says where it ends, not
   * how much of it was good.
   */
  async #read(skip: number, isEnough: (page: readonly ChatMessage[]) => boolean) {
    const news: ChatMessage[] = [];
    for (let page = 0; page < gapPages; page += 1) {
      const raw = await this.#calls.history(skip + page * pageSize, this.#stop.signal);
      const messages = readPage(raw, now());
      news.push(...messages);
      const [ends, enough] = [raw.length < pageSize, isEnough(messages)];
      if (ends || enough) return { news, ends, enough };
    }
    return { news, ends: false, enough: false };
  }

  async #openLine(): Promise<void> {
    if (config.chatHost === '' || this.#line || this.#opening) return;
    this.#opening = true;
    try {
      const { PREFIX } = await this.#calls.config(this.#stop.signal);
      const line = await this.#calls.openLine(config.chatHost, `${PREFIX}-${this.#calls.identity.id}`, {
        onJoined: () => this.#onJoined(),
        onLost: () => this.#onLost(),
        onFailed: () => this.#onFailed(),
        onMessage: (raw) => this.#onMessage(raw),
        onTyping: (ms) => this.#onTyping(ms),
      });
      if (this.#stop.signal.aborted) line.close();
      else this.#line = line;
    } catch {
      if (!this.#joinFailed) this.#onFailed();
    } finally {
      this.#opening = false;
    }
  }

  #onCheck(): void {
    if (this.#line) this.#line.check();
    else void this.#openLine();
    // Without a line the newest page is all there is to learn of an answer.
    const asks = config.chatHost === '' && this.#sight.open && document.visibilityState === 'visible';
    if (asks && this.#state.phase === 'ready') this.#catchUp().catch(() => undefined);
  }

  #onJoined(): void {
    this.#joinFailed = false;
    this.#set((state) => ({ ...state, line: 'joined' }));
    // A gap that could not be closed is closed at the next join or refresh; the room stays usable.
    this.#catchUp().catch(() => undefined);
  }

  #onLost(): void {
    this.#set((state) => ({ ...state, line: 'lost', typing: false }));
  }

  #onFailed(): void {
    this.#joinFailed = true;
    this.#onLost();
    if (this.#sight.open) this.#tell({ kind: 'join' });
  }

  #onMessage(raw: unknown): void {
    const message = readMessage(raw, now());
    if (!message) return;
    this.#set((state) => takeIn(state, [message], !this.#isSeen()));
    this.#look();
  }

  #onTyping(ms: number): void {
    clearTimeout(this.#typing);
    this.#set((state) => ({ ...state, typing: true }));
    this.#typing = setTimeout(() => this.#set((state) => ({ ...state, typing: false })), ms);
  }

  #isSeen(): boolean {
    return this.#sight.open && this.#sight.atEnd && document.visibilityState === 'visible';
  }

  /** Counts what is in view as seen at once, and tells the desk after a second of it (CHT-40, CHT-41). */
  readonly #look = (): void => {
    clearTimeout(this.#reading);
    if (!this.#isSeen()) return;
    this.#set((state) => (state.unread === 0 ? state : { ...state, unread: 0 }));
    const newest = this.#state.messages.at(-1)?._id;
    if (this.#state.phase !== 'ready' || newest === undefined || newest === this.#markedId) return;
    this.#reading = setTimeout(() => void this.#markRead(newest), markReadMs);
  };

  async #markRead(newest: string): Promise<void> {
    const before = this.#markedId;
    this.#markedId = newest;
    try {
      await this.#calls.markRead(this.#stop.signal);
    } catch {
      // Nothing of it is on the screen: the next message, or the next look, tries again.
      this.#markedId = before;
    }
  }
}
