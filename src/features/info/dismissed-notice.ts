import { useSyncExternalStore } from 'react';

/** The notice the player has put away. In memory only: the next visit shows it again, and a new text at once. */
let dismissed = '';
const listeners = new Set<() => void>();

export function dismissNotice(text: string): void {
  dismissed = text;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useDismissedNotice = (): string => useSyncExternalStore(subscribe, () => dismissed);
