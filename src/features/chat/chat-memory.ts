import { useSyncExternalStore } from 'react';
import { subscribeSession } from '../../shared/session.ts';

/** What of the chat outlives a change of page: whether it is open, and what was typed. */
interface Memory {
  readonly open: boolean;
  readonly draft: string;
}

const nothing: Memory = { open: false, draft: '' };
let memory = nothing;
const listeners = new Set<() => void>();

function remember(change: Partial<Memory>): void {
  memory = { ...memory, ...change };
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

// The next player of this device sees nothing of the last one's (bad-input.md, C025).
subscribeSession(() => remember(nothing));

export const openChat = (): void => remember({ open: true });
export const closeChat = (): void => remember({ open: false });
export const isChatOpen = (): boolean => memory.open;
export const chatDraft = (): string => memory.draft;
export const setChatDraft = (draft: string): void => remember({ draft });

export const useChatOpen = (): boolean => useSyncExternalStore(subscribe, isChatOpen);
export const useChatDraft = (): string => useSyncExternalStore(subscribe, chatDraft);
