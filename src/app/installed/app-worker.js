/*
 * The live app's service worker opens the app offline (APP-350). It handles navigations and requests for the app's own
 * files, whose names contain a content hash, and never API requests. Pages are network first, so the next navigation
 * gets a new version (APP-352). The cached page belongs to the files cached with it: a new worker has its own cache,
 * and takes over when no tab uses the old worker. The build replaces `__FILES__` (files of the start), `__ALL__` (all
 * files with a hash in their name) and `__VERSION__` (hash of the build).
 */
const files = __FILES__;
const allFiles = __ALL__;
const prefix = 'krapao-app-';
const cacheName = `${prefix}__VERSION__`;
const appUrl = new URL(self.registration.scope);
const pathOf = (url) => url.pathname.slice(appUrl.pathname.length);

/** Network timeout before the cached page is used, ms. */
const patienceMs = 8_000;

/** Whether a path is a page, and neither an API request nor a file. */
const isPage = (path) => !/^(?:api|socket\.io)(?:\/|$)|\.\w+$/.test(path);
/** Whether a path is a file with a hash in its name; such files never change. */
const isLasting = (path) => /^assets\/.+-[\w-]{8,}\.\w+$/.test(path);

/** The result, or undefined after a timeout: right after a new worker takes over, Chromium may never open a cache. */
const inTime = (work, ms = 3_000) =>
  Promise.race([work.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, ms))]);
/** Looks in this build's cache only: a sandbox build on this origin may have cached a page for the same address. */
const kept = (address) => inTime(caches.match(address, { cacheName, ignoreSearch: true, ignoreVary: true }));

/** Fetches a file. @throws unless the status is 200 */
async function load(address, options) {
  const response = await fetch(address, options);
  if (response.status !== 200) throw new Error(`${address} answered ${response.status}.`);
  // A copy, because a navigation rejects a redirected response.
  return new Response(await response.arrayBuffer(), { headers: response.headers });
}

const add = async (cache, address) => cache.put(address, await load(address));

/**
 * Caches this build's page.
 * @throws if the host serves another build's page, as during a deploy, because this worker lacks its files (APP-354);
 * the browser retries the installation with the next page
 */
async function addPage(cache) {
  const loaded = await load(appUrl.href, { cache: 'no-cache' });
  const html = await loaded.clone().text();
  // The host may add scripts.
  const scripts = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(([, src]) => new URL(src, appUrl));
  if (!scripts.some((script) => files.includes(pathOf(script)))) throw new Error('The page is that of another build.');
  await cache.put(appUrl.href, loaded);
}

/** Caches missing files; skips a file that fails to load. */
async function addFiles(wanted) {
  const cache = await caches.open(cacheName);
  const addNew = async (address) => (await cache.match(address)) ?? (await add(cache, address));
  await Promise.allSettled(wanted.map((path) => addNew(new URL(path, appUrl).href)));
}

/** The page from the network, else the cached one. */
async function page(request) {
  const asked = fetch(request);
  const answer = await inTime(asked, patienceMs);
  // Any response, also an error.
  if (answer) return answer;
  return (await kept(appUrl.href)) ?? asked;
}

/** A file of the app from the cache, else from the network. */
async function file(event) {
  const found = await kept(event.request.url);
  if (found) return found;
  const response = await fetch(event.request);
  if (response.status !== 200) return response;
  // Reads the body itself: a page may never read a preloaded response to its end.
  const bytes = await response.arrayBuffer();
  const { headers } = response;
  const stored = caches
    .open(cacheName)
    .then((cache) => cache.put(event.request.url, new Response(bytes.slice(0), { headers })));
  event.waitUntil(inTime(stored));
  return new Response(bytes, { headers });
}

self.addEventListener('install', (event) => {
  const installed = caches.open(cacheName).then(async (cache) => {
    await Promise.all([addPage(cache), ...files.map((path) => add(cache, new URL(path, appUrl).href))]);
  });
  event.waitUntil(installed);
});

/**
 * Moves files that both builds share from an older cache, and deletes that cache. It contains files of this build's
 * page that the older worker cached, such as the texts of its language.
 */
async function inherit(name) {
  const [cache, older] = [await caches.open(cacheName), await caches.open(name)];
  for (const { url } of await older.keys()) {
    if (!allFiles.includes(pathOf(new URL(url))) || (await cache.match(url))) continue;
    await cache.put(url, await older.match(url));
  }
  await caches.delete(name);
}

self.addEventListener('activate', (event) => {
  const stale = (name) => name.startsWith(prefix) && name !== cacheName;
  event.waitUntil(inTime(caches.keys().then((names) => Promise.allSettled(names.filter(stale).map(inherit)))));
  // Otherwise the first page's requests, such as the texts of its language, would bypass this worker.
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== appUrl.origin || !url.pathname.startsWith(appUrl.pathname)) return;
  const path = pathOf(url);
  if (request.mode === 'navigate') {
    if (isPage(path)) event.respondWith(page(request));
  } else if (isLasting(path)) event.respondWith(file(event));
});

/** A page reports files that it loaded before this worker controlled it. */
self.addEventListener('message', (event) => {
  const { data } = event;
  if (data?.type !== 'KRAPAO_KEEP' || !Array.isArray(data.addresses)) return;
  const own = data.addresses.filter((address) => typeof address === 'string' && address.startsWith(appUrl.href));
  const paths = own.map((address) => pathOf(new URL(address)));
  event.waitUntil(addFiles([...new Set(paths.filter(isLasting))]));
});
