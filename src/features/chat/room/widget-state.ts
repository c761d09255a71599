import { useSyncExternalStore } from 'react';
import { createEmitter } from '../../../shared/base/emitter.ts';
import { subscribeSession } from '../../../shared/session/session.ts';

/** What of the chat outlives a change of page (CHT-7): whether it is open, and the text in the message box. */
interface WidgetState {
  readonly open: boolean;
  readonly draft: string;
}

const closedAndEmpty: WidgetState = { open: false, draft: '' };
let state = closedAndEmpty;
const changes = createEmitter<void>();

function update(change: Partial<WidgetState>): void {
  state = { ...state, ...change };
  changes.emit();
}

// A new session begins with a closed chat and an empty box (CHT-7).
subscribeSession(() => update(closedAndEmpty));

/** Whether the chat's code is loaded. A chat that was opened before that opens once it is. */
let available = false;
export const setChatAvailable = (now: boolean): void => {
  available = now;
};
export const isChatAvailable = (): boolean => available;

export const openChat = (): void => update({ open: true });
export const closeChat = (): void => update({ open: false });
export const isChatOpen = (): boolean => state.open;
export const chatDraft = (): string => state.draft;
export const setChatDraft = (draft: string): void => update({ draft });

export const useChatOpen = (): boolean => useSyncExternalStore(changes.on, isChatOpen);
export const useChatDraft = (): string => useSyncExternalStore(changes.on, chatDraft);
