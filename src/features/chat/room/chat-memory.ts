import { useSyncExternalStore } from 'react';
import { createEmitter } from '../../../shared/base/emitter.ts';
import { subscribeSession } from '../../../shared/session/session.ts';

/** What of the chat outlives a change of page: whether it is open, and what was typed. */
interface Memory {
  readonly open: boolean;
  readonly draft: string;
}

const nothing: Memory = { open: false, draft: '' };
let memory = nothing;
const changes = createEmitter<void>();

function remember(change: Partial<Memory>): void {
  memory = { ...memory, ...change };
  changes.emit();
}

// The next player of this device sees nothing of the last one's (CHT-7, CHT-15).
subscribeSession(() => remember(nothing));

/** Whether the chat is there to open. One that is still to come opens when it does. */
let there = false;
export const setChatThere = (now: boolean): void => {
  there = now;
};
export const isChatThere = (): boolean => there;

export const openChat = (): void => remember({ open: true });
export const closeChat = (): void => remember({ open: false });
export const isChatOpen = (): boolean => memory.open;
export const chatDraft = (): string => memory.draft;
export const setChatDraft = (draft: string): void => remember({ draft });

export const useChatOpen = (): boolean => useSyncExternalStore(changes.on, isChatOpen);
export const useChatDraft = (): string => useSyncExternalStore(changes.on, chatDraft);
