import type { Machine } from '../../engine/options.ts';
import { createMemoryStore, type JournalStore } from '../../engine/store.ts';
import { later, wait } from '../timers.ts';
import { openIndexedDbStore } from './indexeddb-store.ts';

/** Tabs of one browser tell each other that a world has moved on; without BroadcastChannel each call still catches up. */
function createChannel(): Machine['channel'] {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  const channel = new BroadcastChannel('krapao-sandbox');
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

/** IndexedDB, or the page's own memory where it is refused. */
export async function openBrowserStore(): Promise<JournalStore> {
  try {
    return await openIndexedDbStore(indexedDB);
  } catch {
    return createMemoryStore();
  }
}

/**
 * `crypto.randomUUID` needs a secure context, and the collections draw their hidden keys with it. The app makes ids of
 * this form in `src/shared/base/random-id.ts`: it knows nothing of the simulator, nor the simulator of it.
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
