import { useSyncExternalStore } from 'react';
import { createEmitter } from '../../shared/base/emitter.ts';

/** The notice the player has put away. In memory only: the next visit shows it again, and a new text at once. */
let dismissed = '';
const changes = createEmitter<void>();

export function dismissNotice(text: string): void {
  dismissed = text;
  changes.emit();
}

export const useDismissedNotice = (): string => useSyncExternalStore(changes.on, () => dismissed);
