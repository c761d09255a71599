import type { ChatPackage } from '../../../../contract/generated/models/chatPackage.ts';
import type { ChatSent } from '../../../../contract/generated/models/chatSent.ts';
import type { ChatUpload } from '../../../../contract/generated/models/chatUpload.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import { isOutcomeUnknown } from '../../../shared/api/unknown-outcome.ts';
import { randomId } from '../../../shared/base/random-id.ts';
import type { MediaKind } from '../../../shared/files/media-file.ts';
import { now } from '../../../shared/time/clock.ts';
import { type ChatContent, ownId, textContent } from './chat-content.ts';
import { checkChatFile } from './chat-file.ts';
import { isSendable } from './draft-text.ts';
import type { Identity } from './identity.ts';
import type { Outgoing, OutgoingFile } from './outgoing.ts';
import { readMessage } from './read-message.ts';
import { addMessages, type ChatAlert, type RoomState, withOutgoing } from './room-state.ts';

/** How long a message waits before it is sent, ms; it can be taken back meanwhile (CHT-50, CHT-51). */
const sendDelayMs = 500;

export interface UploadSettings {
  readonly signal: AbortSignal;
  /** @param share of the file that has left the device, 0 to 1, never falling */
  onUploadProgress(share: number): void;
}

export interface SenderCalls {
  readonly identity: Identity;
  send(message: ChatPackage, signal: AbortSignal): Promise<ChatSent>;
  upload(kind: MediaKind, file: File, settings: UploadSettings): Promise<ChatUpload>;
}

/** The parts of the room that the sender uses. */
interface RoomSide {
  state(): RoomState;
  set(change: (state: RoomState) => RoomState): void;
  alert(alert: ChatAlert): void;
  /** Reads the newest messages, before a message is sent a second time (CHT-56). */
  readMissed(): Promise<void>;
  readonly signal: AbortSignal;
}

/** Sends messages and files to support, messages one after the other, so that their order holds (CHT-53). */
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

  /** Sends a typed text after half a second (CHT-50). @returns false when there is nothing to send (CHT-46) */
  sendText(text: string): boolean {
    if (!isSendable(text)) return false;
    this.#sendAfterDelay(textContent(text), true);
    return true;
  }

  /** Sends the postback of a button or quick reply, once however often it is pressed while it is under way (CHT-66). */
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
    if (!going) this.#sendAfterDelay(content, false);
  }

  async sendFile(given: File): Promise<void> {
    const checked = await checkChatFile(given);
    if (this.#room.signal.aborted) return;
    if (!checked.ok) return this.#room.alert({ kind: 'file', ...checked });
    const { file, kind } = checked;
    const preview = kind === 'image' ? URL.createObjectURL(file) : null;
    const item = this.#add({ status: 'uploading_file', file: { file, kind, preview, share: 0 } });
    await this.#upload(item.key);
  }

  /** Stops an upload; the file stays, to be sent again or removed (CHT-62). */
  cancel(key: string): void {
    this.#uploads.get(key)?.abort();
  }

  /** Sends a failed message again, unless it turns out to have arrived (CHT-55, CHT-56). */
  async resend(key: string): Promise<void> {
    const item = this.#find(key);
    if (item?.status !== 'failed') return;
    if (!item.content) return this.#upload(key);
    this.#change(key, { status: 'sending' });
    if (item.unknown) {
      await this.#room.readMissed().catch(() => undefined);
      if (this.#find(key)?.status !== 'sending') return;
    }
    await this.#enqueue(key);
  }

  remove(key: string): void {
    const item = this.#find(key);
    if (!item) return;
    this.#release(item.file);
    this.#room.set((state) => ({ ...state, outgoing: state.outgoing.filter((other) => other.key !== key) }));
  }

  /** Takes back the typed messages that were not sent yet (CHT-51). @returns their texts, in order */
  takeBackWaiting(): string[] {
    const waiting = this.#room.state().outgoing.filter(({ status, typed }) => status === 'waiting' && typed);
    for (const { key } of waiting) {
      clearTimeout(this.#timers.get(key));
      this.remove(key);
    }
    return waiting.map(({ content }) => content?.payload.message ?? '');
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
    const fresh = { content: null, file: null, typed: false, attempts: 0, ids: [], unknown: false };
    const item: Outgoing = { key: randomId(), at: now(), ...fresh, ...given };
    this.#room.set((state) => ({ ...state, outgoing: [...state.outgoing, item] }));
    return item;
  }

  #sendAfterDelay(content: ChatContent, typed: boolean): void {
    const { key } = this.#add({ content, typed, status: 'waiting' });
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
    const { content } = item;
    this.#change(key, { attempts: item.attempts + 1, ...(item.attempts === 0 ? { at: now() } : {}) });
    try {
      const { userId, guestId, username, name } = this.#calls.identity;
      const { createdAt } = await this.#calls.send(
        { sender: 'customer', message: content, userId, guestId, username, name, deviceToken: '' },
        this.#room.signal,
      );
      this.#markDelivered(key, content, createdAt);
      this.#release(item.file);
    } catch (error) {
      // The room may have delivered the message although its answer was lost.
      if (this.#find(key)?.status === 'sending') this.#markFailed(key, error);
    }
  }

  /** Adds the message with the time of the answer. The room's copy, with its id, may come earlier or later (CHT-54). */
  #markDelivered(key: string, message: ChatContent, createdAt: string): void {
    if (this.#find(key)?.status !== 'sending') return;
    const own = readMessage({ _id: ownId(key), sender: 'customer', createdAt, message }, now());
    if (own) this.#room.set((state) => addMessages(state, [own], false));
    this.#change(key, { status: 'succeed' });
  }

  #markFailed(key: string, error: unknown): void {
    if (this.#room.signal.aborted) return;
    this.#change(key, { status: 'failed', unknown: isOutcomeUnknown(error) });
    const silent = error instanceof ApiError && (error.reported || error.kind === 'aborted');
    if (!silent) this.#room.alert({ kind: 'error', error });
  }

  #release(file: OutgoingFile | null): void {
    if (file?.preview) URL.revokeObjectURL(file.preview);
  }
}
