import type { ChatPackage } from '../../../../contract/generated/models/chatPackage.ts';
import type { ChatSent } from '../../../../contract/generated/models/chatSent.ts';
import type { ChatUpload } from '../../../../contract/generated/models/chatUpload.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import { isOutcomeUnknown } from '../../../shared/api/unknown-outcome.ts';
import { randomId } from '../../../shared/base/ids.ts';
import { isVisible } from '../../../shared/base/text.ts';
import { config } from '../../../shared/config/config.ts';
import type { MediaKind } from '../../../shared/files/media-file.ts';
import { now } from '../../../shared/time/clock.ts';
import { type ChatContent, ownId, textContent } from './chat-content.ts';
import { checkChatFile } from './chat-file.ts';
import type { Identity } from './identity.ts';
import { newestMoment, type Outgoing, type OutgoingFile } from './outgoing.ts';
import { readMessage } from './read-message.ts';
import {
  addMessages,
  addRestored,
  type ChatAlert,
  type RefusedFile,
  type RoomState,
  withOutgoing,
} from './room-state.ts';

/** Delay before sending, ms (CHT-50). */
const sendDelayMs = 500;
/** Older messages of an earlier visit are not sent by themselves, ms (CHT-83). */
const resumeMs = 5 * 60_000;

export interface UploadSettings {
  readonly signal: AbortSignal;
  /** @param share uploaded share, 0 to 1, never falling */
  onUploadProgress(share: number): void;
}

export interface SenderCalls {
  readonly identity: Identity;
  /** @param intent the same for every attempt at one message (CHT-86) */
  send(message: ChatPackage, signal: AbortSignal, intent: string): Promise<ChatSent>;
  upload(kind: MediaKind, file: File, settings: UploadSettings): Promise<ChatUpload>;
}

interface RoomSide {
  state(): RoomState;
  set(change: (state: RoomState) => RoomState): void;
  alert(alert: ChatAlert): void;
  /** Before a second attempt (CHT-56). */
  readMissed(): Promise<void>;
  readonly signal: AbortSignal;
}

/** Sends messages one after the other, so that their order holds (CHT-53). */
export class ChatSender {
  readonly #calls: SenderCalls;
  readonly #room: RoomSide;
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #uploads = new Map<string, AbortController>();
  #queue: Promise<void> = Promise.resolve();

  constructor(calls: SenderCalls, room: RoomSide) {
    this.#calls = calls;
    this.#room = room;
  }

  /** CHT-50 @returns false when there is nothing to send (CHT-46) */
  sendText(text: string): boolean {
    if (!isVisible(text)) return false;
    this.#sendAfterDelay(textContent(text));
    return true;
  }

  /** Once, however often it is pressed while under way (CHT-66). */
  sendPostback(title: string, text: string): void {
    const content: ChatContent = { message_type: 'postback', payload: { title, message: text } };
    const going = this.#room
      .state()
      .outgoing.some(
        (item) =>
          (item.status === 'waiting' || item.status === 'sending') &&
          item.content?.message_type === 'postback' &&
          item.content.payload.message === text,
      );
    if (!going) this.#sendAfterDelay(content);
  }

  /** Refused files are named (CHT-58). */
  async sendFiles(given: readonly File[]): Promise<void> {
    const refused: RefusedFile[] = [];
    const checking = given.map(async (file) => ({ file, checked: await checkChatFile(file) }));
    const uploads: Promise<void>[] = [];
    for (const { file, checked } of await Promise.all(checking)) {
      if (this.#room.signal.aborted) return;
      if (checked.ok) uploads.push(this.#sendFile(checked));
      else refused.push({ ...checked, name: given.length > 1 ? file.name : null });
    }
    if (refused.length > 0) this.#room.alert({ kind: 'file', refused });
    await Promise.all(uploads);
  }

  async #sendFile({ file, kind }: Pick<OutgoingFile, 'file' | 'kind'>): Promise<void> {
    const preview = kind === 'image' ? URL.createObjectURL(file) : null;
    const item = this.#add({ status: 'uploading_file', file: { file, kind, preview, share: 0 } });
    await this.#upload(item.key);
  }

  /** Stops an upload; the file stays (CHT-62). */
  cancel(key: string): void {
    this.#uploads.get(key)?.abort();
  }

  /** Resends a failed message unless it has arrived (CHT-55, CHT-56). */
  async resend(key: string): Promise<void> {
    const item = this.#find(key);
    if (item?.status !== 'failed') return;
    if (!item.content) return this.#upload(key);
    this.#change(key, { status: 'sending' });
    if (item.unknown) await this.#room.readMissed().catch(() => undefined);
    await this.#enqueue(key);
  }

  /**
   * Restores a message of an earlier visit (CHT-81): sends an unsent one; looks for one that may have arrived, and
   * resends it only if the backend recognises it.
   * @param alone no other tab can be sending it (CHT-82)
   */
  restore(item: Outgoing, alone: boolean): void {
    if (this.#find(item.key)) return;
    this.#room.set((state) => addRestored(state, item));
    if (item.status === 'waiting') this.#queue = this.#queue.then(() => this.#resume(item, alone));
  }

  remove(key: string): void {
    const item = this.#find(key);
    if (!item) return;
    this.#release(item.file);
    this.#room.set((state) => ({ ...state, outgoing: state.outgoing.filter((other) => other.key !== key) }));
  }

  stop(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    for (const upload of this.#uploads.values()) upload.abort();
    for (const { file } of this.#room.state().outgoing) this.#release(file);
  }

  #find = (key: string): Outgoing | undefined => this.#room.state().outgoing.find((item) => item.key === key);

  #change(key: string, change: Partial<Outgoing>): void {
    this.#room.set((state) => withOutgoing(state, key, change));
  }

  #add(given: Pick<Outgoing, 'status'> & Partial<Outgoing>): Outgoing {
    const key = randomId();
    const fresh = { content: null, file: null, lostFile: null, attempts: 0, ids: [], unknown: false };
    const item: Outgoing = { key, intent: key, at: now(), after: 0, restored: false, ...fresh, ...given };
    this.#room.set((state) => ({ ...state, outgoing: [...state.outgoing, item] }));
    return item;
  }

  #sendAfterDelay(content: ChatContent): void {
    const { key } = this.#add({ content, status: 'waiting' });
    const timer = setTimeout(() => {
      this.#timers.delete(key);
      this.#change(key, { status: 'sending' });
      void this.#enqueue(key);
    }, sendDelayMs);
    this.#timers.set(key, timer);
  }

  #enqueue(key: string): Promise<void> {
    this.#queue = this.#queue.then(() => this.#deliver(key));
    return this.#queue;
  }

  async #resume({ key, at, attempts }: Outgoing, alone: boolean): Promise<void> {
    if (attempts > 0) await this.#room.readMissed().catch(() => undefined);
    if (this.#find(key)?.status !== 'waiting') return;
    const age = now() - at;
    const recent = age >= -resumeMs && age <= resumeMs;
    const once = attempts === 0 || config.idempotencyKey;
    if (!alone || !recent || !once) return this.#change(key, { status: 'failed' });
    this.#change(key, { status: 'sending' });
    await this.#deliver(key);
  }

  async #upload(key: string): Promise<void> {
    const item = this.#find(key);
    if (!item?.file) return;
    const control = new AbortController();
    this.#uploads.set(key, control);
    this.#change(key, { status: 'uploading_file', file: { ...item.file, share: 0 } });
    const { file, kind } = item.file;
    try {
      const { path } = await this.#calls.upload(kind, file, {
        signal: control.signal,
        onUploadProgress: (share) => this.#progress(key, share),
      });
      const content: ChatContent = {
        message_type: 'media',
        payload: { fileType: kind, filePath: path, name: file.name },
      };
      this.#change(key, { content, status: 'sending' });
      void this.#enqueue(key);
    } catch (error) {
      this.#markFailed(key, error);
    } finally {
      this.#uploads.delete(key);
    }
  }

  #progress(key: string, share: number): void {
    const file = this.#find(key)?.file;
    if (file && share > file.share) this.#change(key, { file: { ...file, share } });
  }

  async #deliver(key: string): Promise<void> {
    const item = this.#find(key);
    if (item?.status !== 'sending' || !item.content || this.#room.signal.aborted) return;
    const { content, attempts, intent } = item;
    const first = { at: now(), after: newestMoment(content, this.#room.state().messages) };
    this.#change(key, { attempts: attempts + 1, ...(attempts === 0 ? first : {}) });
    try {
      const { userId, guestId, username, name } = this.#calls.identity;
      const { createdAt } = await this.#calls.send(
        { sender: 'customer', message: content, userId, guestId, username, name, deviceToken: '' },
        this.#room.signal,
        intent,
      );
      this.#markDelivered(key, content, createdAt);
    } catch (error) {
      // The room may have delivered it although the answer was lost.
      if (this.#find(key)?.status === 'sending') this.#markFailed(key, error);
    }
  }

  /** Uses the time of the answer. The room's copy may come earlier or later (CHT-54). */
  #markDelivered(key: string, message: ChatContent, createdAt: string): void {
    if (this.#find(key)?.status !== 'sending') return;
    const own = readMessage({ _id: ownId(key), sender: 'customer', createdAt, message }, now());
    if (own) this.#room.set((state) => addMessages(state, [own], 'line', false));
    this.#change(key, { status: 'succeed' });
  }

  #markFailed(key: string, error: unknown): void {
    if (this.#room.signal.aborted) return;
    const unknown = isOutcomeUnknown(error);
    this.#change(key, { status: 'failed', unknown, ...(unknown ? {} : { intent: randomId() }) });
    const silent = error instanceof ApiError && (error.reported || error.kind === 'aborted');
    if (!silent) this.#room.alert({ kind: 'error', error });
  }

  /** Delivered by the answer or the room's copy. */
  withoutDeliveredFiles(state: RoomState): RoomState {
    const isDone = ({ status, file }: Outgoing) => status === 'succeed' && file !== null;
    if (!state.outgoing.some(isDone)) return state;
    for (const { file } of state.outgoing.filter(isDone)) this.#release(file);
    return { ...state, outgoing: state.outgoing.map((item) => (isDone(item) ? { ...item, file: null } : item)) };
  }

  #release(file: OutgoingFile | null): void {
    if (file?.preview) URL.revokeObjectURL(file.preview);
  }
}
