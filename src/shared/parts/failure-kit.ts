import { useSyncExternalStore } from 'react';
import { createEmitter } from '../base/emitter.ts';
import { fetchChunk, fetchQuietly } from '../base/fetch-chunk.ts';

let kit: typeof import('./failure-kit-parts.ts') | undefined;
const changes = createEmitter<void>();

/**
 * Fetches what tells the player that something failed, toasts among it. It comes right after the first page: it has to
 * be there before anything can fail, but no page needs it to open.
 */
export const loadFailureKit = (): Promise<void> =>
  fetchQuietly(async () => {
    kit = await fetchChunk(() => import('./failure-kit-parts.ts'));
    changes.emit();
  });

/** Undefined while it has not come: then plain lines have to do. */
export const failureKit = () => kit;
export const useFailureKit = () => useSyncExternalStore(changes.on, failureKit);
