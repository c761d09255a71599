import { keepAllMessage, workerAddress } from '../../adapters/browser/worker-address.ts';
import { wait } from '../../adapters/timers.ts';

/** Time limit for caching all files, real ms. A worker of an older build may not know the message and never answer. */
const limitMs = 120_000;

/** Resolves once the worker is active; null when it is discarded. */
function activated(worker: ServiceWorker): Promise<ServiceWorker | null> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state === 'activated') resolve(worker);
      else if (worker.state === 'redundant') resolve(null);
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/**
 * Has the service worker cache all files of the app before a story is opened: at a fair the network may fail at any time.
 * @returns whether all of them are cached; false without a worker, and in development
 */
export const keepOffline = (base: string): Promise<boolean> =>
  Promise.race([askWorker(base), wait(limitMs).then(() => false)]);

async function askWorker(base: string): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  try {
    const registration = await navigator.serviceWorker.register(workerAddress(base), { scope: base });
    // A newer deployment has other files; fails without a network
    await registration.update().catch(() => undefined);
    const newest = registration.installing ?? registration.waiting ?? registration.active;
    const worker = newest && (await activated(newest));
    if (!worker) return false;
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise<boolean>((resolve) => {
      port1.onmessage = ({ data }) => resolve(data === 'kept');
    });
    worker.postMessage(keepAllMessage(), [port2]);
    return await answer;
  } catch {
    return false; // No worker: the stories need the network
  }
}
