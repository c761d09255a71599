import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, test, vi } from 'vitest';

const origin = 'https://sandbox.example';
const source = readFileSync(new URL('sandbox-worker.js', import.meta.url), 'utf8');
const pageOf = (script: string) => `<script type="module" src="/${script}"></script>`;

interface Build {
  readonly version: string;
  readonly files: readonly string[];
}
const older: Build = { version: 'older', files: ['assets/index-older.js', 'assets/same-1.js', 'assets/late-older.js'] };
const newer: Build = { version: 'newer', files: ['assets/index-newer.js', 'assets/same-1.js', 'assets/late-newer.js'] };
const everyFile = (build: Build) => [...build.files, ''].map((file) => `${origin}/${file}`).sort();

/** Caches by name, in order of creation; each holds bodies by address. */
const stored = new Map<string, Map<string, string>>();
const addressOf = (request: string | URL | { url: string }) =>
  typeof request === 'object' && 'url' in request ? request.url : String(request);
const lookUp = (name: string, request: string | URL | { url: string }) => {
  const body = stored.get(name)?.get(addressOf(request));
  return body === undefined ? undefined : new Response(body);
};
const caches = {
  keys: async () => [...stored.keys()],
  delete: async (name: string) => stored.delete(name),
  open: async (name: string) => {
    if (!stored.has(name)) stored.set(name, new Map());
    return {
      keys: async () => [...(stored.get(name)?.keys() ?? [])].map((url) => ({ url })),
      match: async (request: string | URL) => lookUp(name, request),
      put: async (request: string | URL | { url: string }, response: Response) =>
        void stored.get(name)?.set(addressOf(request), await response.text()),
    };
  },
  match: async (request: string | URL | { url: string }, { cacheName }: { cacheName: string }) =>
    lookUp(cacheName, request),
};

/** Ids of the open windows. */
let windows: string[] = [];
/** The build on the host; null without a network. */
let deployed: Build | null = null;
const fetched = vi.fn<(path: string) => void>();

async function fetchFromHost(input: string | URL | { url: string }): Promise<Response> {
  if (!deployed) throw new TypeError('Failed to fetch');
  const path = new URL(addressOf(input)).pathname.slice(1);
  fetched(path);
  if (path === '') return new Response(pageOf(deployed.files[0] ?? ''));
  return deployed.files.includes(path) ? new Response(path) : new Response('', { status: 404 });
}

/** Starts the worker of a build. @returns sends it an event and returns its response */
function startWorker({ version, files }: Build) {
  const listeners = new Map<string, ((event: object) => void)[]>();
  const self = {
    registration: { scope: `${origin}/` },
    clients: { matchAll: async () => windows.map((id) => ({ id })) },
    fetch: fetchFromHost,
    addEventListener: (kind: string, listener: (event: object) => void) =>
      listeners.set(kind, [...(listeners.get(kind) ?? []), listener]),
  };
  const text = source.replace('= __FILES__', `= ${JSON.stringify(files)}`).replace(/\$\{__VERSION__\}/, version);
  const given = {
    self,
    caches,
    fetch: fetchFromHost,
    URL,
    Response,
    Headers,
    setTimeout,
    importScripts() {},
  };
  runInNewContext(text, given);
  return async (kind: string, event: object = {}): Promise<Response | undefined> => {
    const waiting: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    const [listener] = listeners.get(kind) ?? [];
    listener?.({
      ...event,
      stopImmediatePropagation() {},
      waitUntil: (work: Promise<unknown>) => waiting.push(work),
      respondWith: (response: Promise<Response>) => {
        answer = response;
      },
    });
    const response = await answer;
    await Promise.all(waiting);
    return response;
  };
}

const ask = (path: string, mode = 'cors') => ({ request: { url: `${origin}/${path}`, method: 'GET', mode } });
const keepAll = { data: { type: 'KRAPAO_KEEP_ALL', language: 'th' }, ports: [] };
const namesOf = (build: Build) => [...(stored.get(`krapao-sandbox-${build.version}`)?.keys() ?? [])];

/** A worker that replaced one of an older build: all files of that build are cached, and a tab of it is open. */
async function takenOver() {
  deployed = older;
  await startWorker(older)('message', keepAll);
  windows = ['tab of the older build'];
  deployed = newer;
  const worker = startWorker(newer);
  await worker('activate');
  return worker;
}

beforeEach(() => {
  stored.clear();
  fetched.mockReset();
  windows = [];
});

describe('a worker that takes over while a tab of an older build is open', () => {
  // APP-444
  test('keeps the files of that build and serves them to the tab', async () => {
    const worker = await takenOver();
    expect(namesOf(older).sort()).toEqual(everyFile(older));
    const answer = await worker('fetch', ask('assets/late-older.js'));
    expect(await answer?.text()).toBe('assets/late-older.js');
    deployed = null;
    const page = await worker('fetch', ask('user/home', 'navigate'));
    expect(await page?.text()).toBe(pageOf('assets/index-older.js'));
  });

  // APP-444
  test('opens its build offline once it has all files, and fetches only new ones from the host', async () => {
    const worker = await takenOver();
    fetched.mockReset();
    await worker('message', keepAll);
    expect(fetched.mock.calls.flat()).not.toContain('assets/same-1.js');
    for (const file of everyFile(newer)) expect(namesOf(newer)).toContain(file);
    expect(namesOf(older).sort()).toEqual(everyFile(older));
    deployed = null;
    const page = await worker('fetch', ask('user/home', 'navigate'));
    expect(await page?.text()).toBe(pageOf('assets/index-newer.js'));
  });

  // APP-444
  test('deletes the older files once no such tab is left and its own are cached', async () => {
    const worker = await takenOver();
    windows = ['tab of the newer build'];
    deployed = null;
    await worker('message', keepAll);
    expect(namesOf(older).sort()).toEqual(everyFile(older));
    deployed = newer;
    await worker('message', keepAll);
    expect([...stored.keys()]).toEqual(['krapao-sandbox-newer']);
  });
});

// APP-444
test('does not cache the page of a newer build, whose files it lacks', async () => {
  deployed = older;
  const worker = startWorker(older);
  await worker('message', keepAll);
  deployed = newer;
  const shown = await worker('fetch', ask('user/home', 'navigate'));
  expect(await shown?.text()).toBe(pageOf('assets/index-newer.js'));
  deployed = null;
  const page = await worker('fetch', ask('user/home', 'navigate'));
  expect(await page?.text()).toBe(pageOf('assets/index-older.js'));
});
