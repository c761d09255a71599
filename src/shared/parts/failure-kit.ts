import { useSyncExternalStore } from 'react';
import { createEmitter } from '../base/emitter.ts';
import { fetchChunk, fetchQuietly } from '../base/fetch-chunk.ts';

let kit: typeof import('./failure-kit-parts.ts') | undefined;
const changes = createEmitter<void>();

/**
 * Fetches the components that tell the player of a failure or of a slow network. They are fetched right after the
 * first page, which does not need them, because nothing can be fetched once the network has failed.
 */
export const loadFailureKit = (): Promise<void> =>
  fetchQuietly(async () => {
    kit = await fetchChunk(() => import('./failure-kit-parts.ts'));
    changes.emit();
  });

/** Undefined until it has been fetched: failures are plain lines of text then. */
export const failureKit = () => kit;
export const useFailureKit = () => useSyncExternalStore(changes.on, failureKit, failureKit);
