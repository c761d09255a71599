/*
 * Replaces a broken `app-worker.js`: it deletes the app's caches, unregisters itself and answers no request
 * (docs/deploying.md). Browsers check for it with each page.
 */
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const cleared = caches
    .keys()
    .then((names) =>
      Promise.all(names.filter((name) => name.startsWith('krapao-app-')).map((name) => caches.delete(name))),
    );
  event.waitUntil(Promise.allSettled([cleared, self.registration.unregister()]));
});
