/** The address of the live app's service worker. */
export const workerAddress = (): string => `${import.meta.env.BASE_URL}app-worker.js`;

/** Whether a worker is the live app's own. */
export const isOwnWorker = (worker: ServiceWorker | null | undefined): boolean =>
  worker?.scriptURL === new URL(workerAddress(), location.href).href;
