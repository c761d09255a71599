import { useSyncExternalStore } from 'react';
import { createEmitter } from '../base/emitter.ts';
import { fetchChunk, fetchQuietly } from '../base/fetch-chunk.ts';

let kit: typeof import('./failure-kit-parts.ts') | undefined;
const changes = createEmitter<void>();

/**
 * Fetches the toasts and notes right after the first page, which does not need them: once the network has failed, nothing
 * can be fetched.
 */
export const loadFailureKit = (): Promise<void> =>
  fetchQuietly(async () => {
    if (kit) return;
    kit = await fetchChunk(() => import('./failure-kit-parts.ts'));
    changes.emit();
  });

/** Undefined until it has been fetched: toasts are plain lines of text then. */
export const failureKit = () => kit;
export const useFailureKit = () => useSyncExternalStore(changes.on, failureKit, failureKit);
