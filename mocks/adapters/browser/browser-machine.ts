import type { Machine } from '../../engine/timeline/runtime.ts';
import { createMemoryStore, type JournalStore } from '../../engine/timeline/store.ts';
import { later, wait } from '../timers.ts';
import { openIndexedDbStore } from './indexeddb-store.ts';

/** A channel to the other tabs; null where the browser has none, or refuses it along with the storage. */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

/** Notifies other tabs of journal changes; without a channel they notice at their next call. */
function createChannel(): Machine['channel'] {
  const channel = openChannel('krapao-sandbox');
  if (!channel) return undefined;
  return {
    post: (world) => channel.postMessage(world),
    onMessage: (listener) => channel.addEventListener('message', ({ data }) => listener(String(data))),
  };
}

export const browserMachine = (): Machine => ({
  now: () => Date.now(),
  wait,
  later,
  report: (problem) => console.error(problem),
  channel: createChannel(),
});

/** IndexedDB, or memory where the browser refuses IndexedDB or does not answer. */
export async function openBrowserStore(): Promise<JournalStore> {
  try {
    return await openIndexedDbStore(indexedDB);
  } catch {
    return createMemoryStore();
  }
}

/**
 * Adds `crypto.randomUUID`, which an insecure page lacks: the collections make their hidden keys with it. The app makes
 * such ids in `src/shared/base/ids.ts`, since neither may import the other.
 */
export function provideRandomUuid(): void {
  if (typeof crypto.randomUUID === 'function') return;
  const uuid = () => {
    const hex = [...crypto.getRandomValues(new Uint8Array(16))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
  };
  Object.defineProperty(crypto, 'randomUUID', { value: uuid });
}
