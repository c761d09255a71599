/*
 * The sandbox's service worker. Answers what MSW's own worker cannot: form posts to simulated pages outside the app,
 * and the app's own files when the network is gone. Everything else is left to MSW's worker, which is loaded last, so
 * that the listeners here come first.
 *
 * The build puts `__FILES__` (every file of the app) and `__VERSION__` (a hash of them) in place; while developing
 * there are no files, and nothing is kept.
 */
const files = __FILES__;
const cacheName = `krapao-sandbox-${__VERSION__}`;
const home = new URL(self.registration.scope);
const pathOf = (url) => url.pathname.slice(home.pathname.length);
const secret = /pass|pwd|secret/i;

// MSW's worker leaves with its last page; this one stays, or there would be nothing to open the app from offline.
Object.defineProperty(self.registration, 'unregister', { value: async () => true });

/** The app's page, from the network when there is one. */
async function indexPage() {
  try {
    const response = await fetch(home, { cache: 'no-cache' });
    if (response.ok) {
      if (files.length > 0) await (await caches.open(cacheName)).put(home, response.clone());
      return response;
    }
  } catch {
    // offline
  }
  return (await caches.match(home)) ?? Response.error();
}

/** What a form posted, with passwords masked: they never reach the page. */
async function postedFields(request) {
  const fields = [];
  for (const [name, value] of await request.formData()) {
    const text = typeof value === 'string' ? value : value.name;
    const masked = secret.test(name) && text !== '';
    fields.push({ name, value: masked ? '••••••••' : text.slice(0, 2000), masked });
  }
  return fields;
}

/** The app's page with the posted fields in it; the app then draws the stand-in instead of itself. */
async function providerPage(request) {
  const fields = request.method === 'POST' ? await postedFields(request).catch(() => []) : null;
  const page = await indexPage();
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

/** A file of the app. Names in `assets/` carry their content's hash; others may have changed. */
async function appFile(request, path) {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(request, { ignoreSearch: true });
  if (kept && path.startsWith('assets/')) return kept;
  try {
    const response = await fetch(request);
    // A part of a video (206) can't be kept.
    if (response.status === 200) await cache.put(request, response.clone());
    return response;
  } catch {
    return kept ?? Response.error();
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== home.origin || !url.pathname.startsWith(home.pathname)) return;
  const path = pathOf(url);
  const answer = (response) => {
    event.stopImmediatePropagation();
    event.respondWith(response);
  };
  if (request.mode === 'navigate' && path.startsWith('sandbox-provider/')) answer(providerPage(request));
  else if (files.length === 0 || request.method !== 'GET') return;
  else if (request.mode === 'navigate' && !/^api\/|\.\w+$/.test(path)) answer(indexPage());
  else if (files.includes(path)) answer(appFile(request, path));
});

self.addEventListener('activate', (event) => {
  const stale = (name) => name.startsWith('krapao-sandbox-') && name !== cacheName;
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter(stale).map((name) => caches.delete(name)))));
});

/**
 * The page asks for it once it has nothing better to do. Files that are kept already are not fetched again. The answer
 * is whether all of them are kept now.
 */
async function keepAll() {
  const cache = await caches.open(cacheName);
  let all = files.length > 0 && (await indexPage()).ok;
  for (const file of files) {
    const address = new URL(file, home);
    if (await cache.match(address)) continue;
    const response = await fetch(address).catch(() => null);
    if (response?.ok) await cache.put(address, response);
    else all = false;
  }
  return all;
}

self.addEventListener('message', (event) => {
  if (event.data !== 'KRAPAO_KEEP_ALL') return;
  event.stopImmediatePropagation();
  const [port] = event.ports;
  const tell = (kept) => port?.postMessage(kept ? 'kept' : 'not all');
  event.waitUntil(
    keepAll().then(tell, (problem) => {
      tell(false); // such as a disk without room
      throw problem;
    }),
  );
});

importScripts('mockServiceWorker.js');
