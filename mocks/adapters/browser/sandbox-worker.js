/*
 * The sandbox's service worker. Answers form posts to stand-in pages, and the app's files when offline. MSW's worker
 * answers everything else; it is loaded last, so that the listeners here run first.
 *
 * The build replaces `__FILES__` (every file of the app) and `__VERSION__` (their hash). In development there are no
 * files, and nothing is cached.
 *
 * MSW's worker takes over at once, while tabs of an older build are open. So each build has its own cache. Older caches
 * stay until no such tab is left and this build's files are cached.
 */
const files = __FILES__;
const prefix = 'krapao-sandbox-';
const cacheName = `krapao-sandbox-${__VERSION__}`;
const appUrl = new URL(self.registration.scope);
const pathOf = (url) => url.pathname.slice(appUrl.pathname.length);
const secret = /pass|pwd|secret/i;

/** Whether only the simulator may answer an address. It runs in a page; MSW's worker asks that page. */
const isOfSimulator = (url) => url.origin === appUrl.origin && /^(?:api|uploads)\//.test(pathOf(url));
/** The response without a simulator: the missing mark tells the page that its call did not arrive. */
const unanswered = () => new Response(null, { status: 503 });

// MSW passes calls of unknown pages to the network, for example after a restart with a deleted cache
const fetchFromNetwork = self.fetch.bind(self);
self.fetch = async (input, init) =>
  isOfSimulator(new URL(input.url ?? input, appUrl)) ? unanswered() : fetchFromNetwork(input, init);

// MSW unregisters its worker with its last page; this one stays, to open the app offline.
Object.defineProperty(self.registration, 'unregister', { value: async () => true });

const noCache = () => undefined;

/**
 * Limits the wait for a cache, ms. Right after a worker takes over, Chromium sometimes never opens the cache; waiting
 * would block the page, or the next worker.
 */
const inTime = (work, patience = 3_000) =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, patience))]);

/**
 * Buffers a response, so that it can be given more than once. A page may never finish reading a preloaded file, and an
 * open response would keep a newer worker from taking over.
 */
async function wholeOf(response) {
  const bytes = await response.arrayBuffer();
  return () => new Response(bytes, response);
}

/** Caches a response without delaying the page; ignores failures, such as a full disk or deleted site data. */
const keep = (event, request, response) => {
  const stored = caches.open(cacheName).then((cache) => cache.put(request, response));
  event.waitUntil(inTime(stored.catch(noCache)));
};

/** Newest first. */
const olderCaches = async () =>
  (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName).reverse();

/** Searches this build's cache first, then older ones for tabs of older builds. */
async function match(request, options) {
  for (const name of [cacheName, ...(await olderCaches())]) {
    const found = await caches.match(request, { cacheName: name, ...options });
    if (found) return found;
  }
  return undefined;
}
const cached = (request, options) => inTime(match(request, options).catch(noCache));

/** Whether all code of this build is cached; missing files may be gone from the host. */
async function isComplete() {
  const kept = new Set((await (await caches.open(cacheName)).keys()).map(({ url }) => url));
  return files.every((file) => !file.startsWith('assets/') || kept.has(new URL(file, appUrl).href));
}

/** The cached page; an older build's until this build is complete, because a page needs the files of its build. */
async function cachedPage() {
  const own = await caches.match(appUrl, { cacheName });
  if (own && (await isComplete())) return own;
  for (const name of await olderCaches()) {
    const older = await caches.match(appUrl, { cacheName: name });
    if (older) return older;
  }
  return own;
}

/** Whether a page belongs to this build: during a deploy the host may serve another. */
const isOwn = (html) =>
  [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].some(([, src]) => files.includes(pathOf(new URL(src, appUrl))));

/** The app's HTML page from the network, else from the cache. */
async function indexPage(event) {
  try {
    const response = await fetch(appUrl, { cache: 'no-cache' });
    if (response.ok) {
      const copy = await wholeOf(response);
      if (files.length > 0 && isOwn(await copy().text())) keep(event, appUrl, copy());
      return copy();
    }
  } catch {
    // Offline
  }
  return (await inTime(cachedPage().catch(noCache))) ?? Response.error();
}

/** The fields of a posted form. Masks passwords, so that they never reach the page. */
async function postedFields(request) {
  const fields = [];
  for (const [name, value] of await request.formData()) {
    const text = typeof value === 'string' ? value : value.name;
    const masked = secret.test(name) && text !== '';
    fields.push({ name, value: masked ? '••••••••' : text.slice(0, 2000), masked });
  }
  return fields;
}

/** The HTML page of the app with the posted fields in it; on this path the app shows the stand-in page. */
async function providerPage(event) {
  const { request } = event;
  const fields = request.method === 'POST' ? await postedFields(request).catch(() => []) : null;
  const page = await indexPage(event);
  if (fields === null || !page.ok) return page;
  const json = JSON.stringify(fields).replace(/</g, '\\u003c');
  const data = `<script type="application/json" id="sandbox-posted">${json}</script>`;
  const headers = new Headers(page.headers);
  for (const name of ['content-length', 'content-encoding', 'etag', 'last-modified']) headers.delete(name);
  return new Response(
    (await page.text()).replace('</head>', () => `${data}</head>`),
    { headers },
  );
}

/** A file of the app. Names under `assets/` contain a hash: cache first; network first for all others. */
async function appFile(event, path) {
  const { request } = event;
  const kept = await cached(request, { ignoreSearch: true });
  if (kept && path.startsWith('assets/')) return (await wholeOf(kept))();
  try {
    const response = await fetch(request);
    // A part of a video (206) cannot be cached
    if (response.status !== 200) return response;
    const copy = await wholeOf(response);
    keep(event, request, copy());
    return copy();
  } catch {
    return kept ?? Response.error();
  }
}

// Serve `assets/` by static routing where supported: from any build's cache, else from the network. Asking this worker
// for each file takes a third of the start.
self.addEventListener('install', (event) => {
  if (files.length === 0 || !('addRoutes' in event)) return;
  const condition = { urlPattern: `${appUrl.pathname}assets/*`, requestMethod: 'get' };
  event.waitUntil(event.addRoutes({ condition, source: 'cache' }).catch(noCache));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== appUrl.origin || !url.pathname.startsWith(appUrl.pathname)) return;
  const path = pathOf(url);
  const answer = (response) => {
    event.stopImmediatePropagation();
    event.respondWith(response);
  };
  if (request.mode === 'navigate' && path.startsWith('sandbox-provider/')) answer(providerPage(event));
  else if (files.length === 0 || request.method !== 'GET') return;
  else if (request.mode === 'navigate' && !/^api\/|\.\w+$/.test(path)) answer(indexPage(event));
  // A tab of an older build requests its own files
  else if (files.includes(path) || path.startsWith('assets/')) answer(appFile(event, path));
});

const windowIds = async () =>
  (await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).map(({ id }) => id);
/** Cache entry with the ids of the windows that were open at takeover and may belong to an older build. */
const olderWindows = new URL('sandbox-older-windows', appUrl);

/** The ids at takeover; unknown in a worker that has started again since. */
let windowsAtTakeover;

/** Not at takeover: Chromium would sometimes never open the cache, and all later work on caches would wait behind. */
async function noteOlderWindows() {
  const cache = await caches.open(cacheName);
  if ((await cache.match(olderWindows)) || (await olderCaches()).length === 0) return;
  await cache.put(olderWindows, new Response(JSON.stringify(windowsAtTakeover ?? (await windowIds()))));
}

/** Deletes the caches of older builds, unless a window of one may still be open. */
async function dropOlderCaches() {
  const noted = await (await caches.match(olderWindows, { cacheName }))?.json();
  const open = await windowIds();
  if (noted?.some((id) => open.includes(id))) return;
  await Promise.all((await olderCaches()).map((name) => caches.delete(name)));
}

self.addEventListener('activate', (event) => {
  const note = async () => {
    windowsAtTakeover = await windowIds();
  };
  event.waitUntil(note());
});

/**
 * Caches files of the app that are not cached yet.
 * @returns whether all of them are cached now
 */
async function keepFiles(wanted) {
  const cache = await caches.open(cacheName);
  let all = true;
  for (const file of wanted) {
    const address = new URL(file, appUrl);
    if (await cache.match(address)) continue;
    // Names under `assets/` contain a hash
    const older = file.startsWith('assets/') ? await match(address) : undefined;
    const response = older ?? (await fetch(address).catch(() => null));
    if (response?.ok) await cache.put(address, response);
    else all = false;
  }
  return all;
}

/** Whether a file belongs to a how-to video in another language. Such files are half of all bytes. */
const isOtherFilm = (file, language) => /^videos\/.+\.\w+\.\w+$/.test(file) && !file.includes(`.${language}.`);

/** Caches the page and all missing files, with how-to videos in one language. The page requests it when idle. */
async function keepAll(language) {
  const cache = await caches.open(cacheName);
  const page = await fetch(appUrl, { cache: 'no-cache' }).catch(() => null);
  if (page?.ok && isOwn(await page.clone().text())) await cache.put(appUrl, page);
  const kept = files.length > 0 && (await cache.match(appUrl)) !== undefined;
  return (await keepFiles(files.filter((file) => !isOtherFilm(file, language)))) && kept;
}

/** The files among the addresses that a page has loaded. */
const loadedFiles = (addresses) => {
  const loaded = new Set(addresses.map((address) => pathOf(new URL(address))));
  return files.filter((file) => loaded.has(file));
};

self.addEventListener('message', (event) => {
  const { data } = event;
  const isAll = data?.type === 'KRAPAO_KEEP_ALL';
  if (!isAll && !(data?.type === 'KRAPAO_KEEP_LOADED' && Array.isArray(data.addresses))) return;
  event.stopImmediatePropagation();
  const [port] = event.ports;
  const tell = (kept) => port?.postMessage(kept ? 'kept' : 'not all');
  const kept = noteOlderWindows().then(() => (isAll ? keepAll(data.language) : keepFiles(loadedFiles(data.addresses))));
  const told = kept.then(
    async (all) => {
      tell(all);
      if (all) await dropOlderCaches();
    },
    (problem) => {
      tell(false); // Such as a full disk
      throw problem;
    },
  );
  event.waitUntil(inTime(told, 60_000));
});

// The host's Trusted Types policy also applies to workers
const msw = 'mockServiceWorker.js';
const policy = self.trustedTypes?.createPolicy('krapao-worker', { createScriptURL: () => msw });
importScripts(policy ? policy.createScriptURL(msw) : msw);

// Runs after MSW's own listener, which passes calls to the browser while it knows no page
self.addEventListener('fetch', (event) => {
  if (!isOfSimulator(new URL(event.request.url))) return;
  try {
    event.respondWith(unanswered());
  } catch {
    // MSW's worker answers it
  }
});
