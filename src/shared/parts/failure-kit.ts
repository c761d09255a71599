import { useSyncExternalStore } from 'react';
import { createEmitter } from '../base/emitter.ts';
import { fetchChunk, fetchQuietly } from '../base/fetch-chunk.ts';

let kit: typeof import('./failure-kit-parts.ts') | undefined;
const changes = createEmitter<void>();

/**
 * Prefetches toasts and notes right after the first page: once the network has failed, they cannot be fetched.
 */
export const loadFailureKit = (): Promise<void> =>
  fetchQuietly(async (quiet) => {
    if (kit) return;
    kit = await fetchChunk(() => import('./failure-kit-parts.ts'), quiet);
    changes.emit();
  });

/** Undefined until fetched; toasts are plain text until then. */
export const failureKit = () => kit;
export const useFailureKit = () => useSyncExternalStore(changes.on, failureKit, failureKit);
