import { useSyncExternalStore } from 'react';
import { createEmitter } from '../../../shared/base/emitter.ts';
import { subscribeSession } from '../../../shared/session/session.ts';
import { useStoredOpen, wasOpen } from '../../../shared/storage/use-opened.ts';
import { ownerOf, readText, writeText } from './chat-texts.ts';
import { cutMessage } from './draft-text.ts';

/** Survives page changes and reloads (CHT-7). */
interface WidgetState {
  readonly open: boolean;
  readonly draft: string;
}

const closedAndEmpty: WidgetState = { open: false, draft: '' };
let state: WidgetState = { ...closedAndEmpty, open: wasOpen('chat') !== null };
const changes = createEmitter<void>();

function update(change: Partial<WidgetState>): void {
  state = { ...state, ...change };
  changes.emit();
}

/** Null until the customer is known. */
let owner: string | null = null;

/** A question from before the customer was known. */
let question = '';

const below = (before: string, text: string): string => cutMessage([before, text].filter(Boolean).join('\n'));

// A new session starts closed and empty (CHT-7).
subscribeSession(() => {
  owner = null;
  question = '';
  update(closedAndEmpty);
});

/** Opens the chat once its code is loaded. */
let available = false;
export const setChatAvailable = (now: boolean): void => {
  available = now;
};
export const isChatAvailable = (): boolean => available;

export const openChat = (): void => update({ open: true });
export const closeChat = (): void => update({ open: false });
export const isChatOpen = (): boolean => state.open;
export const chatDraft = (): string => state.draft;

/** Stored for a reload of this tab (CHT-7). */
export function setChatDraft(draft: string): void {
  update({ draft });
  if (owner !== null) writeText('draft', owner, 'text', draft || null);
}

/** Restores the text typed before a reload, unless something was typed since. @param id room id */
export function restoreDraft(id: string): void {
  owner = ownerOf(id);
  setChatDraft(below(state.draft || cutMessage(readText('draft', owner, 'text') ?? ''), question));
  question = '';
}

/** Opens the chat with a text below the draft; the customer sends it (CHT-280). */
export function askInChat(text: string): void {
  if (owner === null) question = text;
  else setChatDraft(below(state.draft, text));
  openChat();
}

export function useChatOpen(): boolean {
  const open = useSyncExternalStore(changes.on, isChatOpen);
  useStoredOpen('chat', open ? 'open' : null);
  return open;
}
export const useChatDraft = (): string => useSyncExternalStore(changes.on, chatDraft);
