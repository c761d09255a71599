/*
 * The service worker of the live app: it opens the app without a network (APP-350). It answers navigations and requests for the
 * app's own files, whose names contain a content hash. It never answers an API request and never caches a response to one.
 *
 * Pages are network first, so the next navigation gets a new version (APP-352). The cached page belongs to the files that are
 * cached with it: a new worker brings both in a cache of its own, and takes over when no tab uses the old worker. The build
 * replaces `__FILES__` (the files of the start), `__ALL__` (all files whose names contain a hash) and `__VERSION__` (a hash of
 * the build).
 */
const files = __FILES__;
const allFiles = __ALL__;
const prefix = 'krapao-app-';
const cacheName = `${prefix}__VERSION__`;
const appUrl = new URL(self.registration.scope);
const pathOf = (url) => url.pathname.slice(appUrl.pathname.length);

/** How long to wait for the network before the cached page is used, ms. */
const patienceMs = 8_000;

/** Whether a path is a page: neither an API request nor a file. */
const isPage = (path) => !/^(?:api|socket\.io)(?:\/|$)|\.\w+$/.test(path);
/** Whether a path is a file with a hash in its name, which never changes. */
const isLasting = (path) => /^assets\/.+-[\w-]{8,}\.\w+$/.test(path);

/** The result, or nothing after some seconds: right after a new worker has taken over, Chromium may never open a cache. */
const inTime = (work, ms = 3_000) =>
  Promise.race([work.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, ms))]);
/** From this build's cache alone: a sandbox build on this origin may have cached a page for the same address. */
const kept = (address) => inTime(caches.match(address, { cacheName, ignoreSearch: true, ignoreVary: true }));

/** Fetches a whole file. @throws unless it answers 200 */
async function load(address, options) {
  const response = await fetch(address, options);
  if (response.status !== 200) throw new Error(`${address} answered ${response.status}.`);
  // A copy, because a navigation refuses a response that was redirected.
  return new Response(await response.arrayBuffer(), { headers: response.headers });
}

const add = async (cache, address) => cache.put(address, await load(address));

/**
 * Caches the page of this build. During a deploy a host may still serve the page of another build, whose files this worker
 * lacks (APP-354). @throws in that case; the browser tries to install again with the next page
 */
async function addPage(cache) {
  const loaded = await load(appUrl.href, { cache: 'no-cache' });
  const html = await loaded.clone().text();
  // The host may add scripts of its own.
  const scripts = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(([, src]) => new URL(src, appUrl));
  if (!scripts.some((script) => files.includes(pathOf(script)))) throw new Error('The page is that of another build.');
  await cache.put(appUrl.href, loaded);
}

/** Caches the files that are not cached yet; a file that fails to load is left out. */
async function addFiles(wanted) {
  const cache = await caches.open(cacheName);
  const addNew = async (address) => (await cache.match(address)) ?? (await add(cache, address));
  await Promise.allSettled(wanted.map((path) => addNew(new URL(path, appUrl).href)));
}

/** The page from the network, else the cached one. */
async function page(request) {
  const asked = fetch(request);
  const answer = await inTime(asked, patienceMs);
  // Whatever the host answers, including an error.
  if (answer) return answer;
  return (await kept(appUrl.href)) ?? asked;
}

/** A file of the app from the cache, else from the network. */
async function file(event) {
  const found = await kept(event.request.url);
  if (found) return found;
  const response = await fetch(event.request);
  if (response.status !== 200) return response;
  // Read here: a page may never read a preloaded response to its end.
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
 * Takes over what this build has in common with the cache of an older one, and deletes that. A page of this build that the older
 * worker still controlled had its files cached there, such as the texts of its language.
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
  // Otherwise the first page goes past this worker, and the texts of its language are not cached.
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

/** A page reports the files that it loaded before this worker controlled it, such as the texts of its language. */
self.addEventListener('message', (event) => {
  const { data } = event;
  if (data?.type !== 'KRAPAO_KEEP' || !Array.isArray(data.addresses)) return;
  const own = data.addresses.filter((address) => typeof address === 'string' && address.startsWith(appUrl.href));
  const paths = own.map((address) => pathOf(new URL(address)));
  event.waitUntil(addFiles([...new Set(paths.filter(isLasting))]));
});
