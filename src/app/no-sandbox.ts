import { fetchChunk, fetchQuietly } from '../shared/base/fetch-chunk.ts';
import { whenLoaded } from '../shared/base/when.ts';
import type { Port } from './port.ts';

/** The live app's service worker. */
const workerAddress = `${import.meta.env.BASE_URL}app-worker.js`;

const isOwnWorker = (worker: ServiceWorker | null | undefined): boolean =>
  worker?.scriptURL === new URL(workerAddress, location.href).href;

/** Field of the history entry: survives the reload, but not the next navigation. */
const mark = 'freedOfWorker';

/** Whether a registration has a worker that is not the app's own. */
const isForeign = ({ installing, waiting, active }: ServiceWorkerRegistration) =>
  !isOwnWorker(active ?? waiting ?? installing);

/**
 * Unregisters foreign service workers of this page: one of a sandbox build on this origin would answer instead of the
 * server (APP-87). Reloads a page that such a worker controls. A sandbox in a folder below the app keeps its worker.
 */
async function dropServiceWorkers(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  const ours = registrations.filter((one) => location.href.startsWith(one.scope) && isForeign(one));
  await Promise.all(ours.map((registration) => registration.unregister()));
  if (!isControlled() || history.state?.[mark]) return;
  history.replaceState({ ...history.state, [mark]: true }, '');
  location.reload();
  // Never resolves: nothing may render or send requests before the reload.
  await new Promise(() => undefined);
}

/** Whether a foreign worker controls this page. */
const isControlled = () => {
  const { controller } = navigator.serviceWorker;
  return controller !== null && !isOwnWorker(controller);
};

const keepApp = (quiet?: boolean) =>
  fetchChunk(() => import('./installed/register-worker.ts'), quiet).then((part) => part.registerWorker(workerAddress));

/** Port of the live build; it changes nothing. */
export async function start(): Promise<Port> {
  if ('serviceWorker' in navigator) {
    // Only a page that a foreign worker controls waits.
    const dropped = dropServiceWorkers().catch(() => undefined);
    if (isControlled()) await dropped;
    // The dev server has no worker file.
    if (import.meta.env.PROD) whenLoaded(() => void dropped.then(() => fetchQuietly(keepApp)));
  }
  return { config: {}, onWorldReplaced: () => () => undefined };
}
