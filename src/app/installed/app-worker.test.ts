import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, test, vi } from 'vitest';

const origin = 'https://wallet.example';
const script = 'assets/index-abcd1234.js';
const source = readFileSync(new URL('app-worker.js', import.meta.url), 'utf8')
  .replace('= __FILES__', `= ${JSON.stringify([script])}`)
  .replace('= __ALL__', `= ${JSON.stringify([script, 'assets/th-abcd1234.js', 'assets/la-abcd1234.js'])}`)
  .replace('}__VERSION__`', '}one`');

/** Caches by name, in order of creation, with bodies by address. */
const stored = new Map<string, Map<string, string>>();
const lookUp = (name: string, address: string) => {
  const body = stored.get(name)?.get(address);
  return body === undefined ? undefined : new Response(body);
};
const cacheOf = (name: string) => ({
  keys: async () => [...(stored.get(name)?.keys() ?? [])].map((url) => ({ url })),
  match: async (address: string) => lookUp(name, address),
  put: async (address: string, response: Response) => void stored.get(name)?.set(address, await response.text()),
});
const caches = {
  keys: async () => [...stored.keys()],
  delete: async (name: string) => stored.delete(name),
  open: async (name: string) => {
    if (!stored.has(name)) stored.set(name, new Map());
    return cacheOf(name);
  },
  match: async (address: string, { cacheName }: { cacheName?: string } = {}) =>
    [...stored.keys()]
      .filter((name) => cacheName === undefined || name === cacheName)
      .map((name) => lookUp(name, address))
      .find((found) => found !== undefined),
};

const fetchFromHost = vi.fn<(address: unknown) => Promise<Response>>();

/** Starts the worker. @returns dispatches an event and returns the response; undefined if not handled */
function startWorker() {
  const listeners = new Map<string, (event: object) => void>();
  const self = {
    registration: { scope: `${origin}/` },
    clients: { claim: async () => undefined },
    addEventListener: (kind: string, listener: (event: object) => void) => listeners.set(kind, listener),
  };
  runInNewContext(source, { self, caches, fetch: fetchFromHost, URL, Response, setTimeout });
  return async (kind: string, event: object = {}): Promise<Response | undefined> => {
    const waiting: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    listeners.get(kind)?.({
      ...event,
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

const request = (path: string, mode = 'cors', method = 'GET') => ({
  request: { url: `${origin}${path}`, method, mode },
});

beforeEach(() => {
  stored.clear();
  fetchFromHost.mockReset();
});

describe('the worker of the live app', () => {
  // APP-350
  test.each([
    ['an API request', request('/api/wallet')],
    ['an API request opened as a page', request('/api/wallet', 'navigate')],
    ['the socket', request('/socket.io/?transport=polling')],
    ['an upload', request('/uploads/slip.png')],
    ['a submitted form', request('/user/home', 'navigate', 'POST')],
    ['another host', { request: { url: `https://cdn.example/${script}`, method: 'GET', mode: 'cors' } }],
  ])('does not handle %s', async (_what, event) => {
    expect(await startWorker()('fetch', event)).toBeUndefined();
    expect(fetchFromHost).not.toHaveBeenCalled();
    expect(stored.size).toBe(0);
  });

  // APP-350, APP-352
  test('returns the host’s page if it responds, also with an error', async () => {
    stored.set('krapao-app-one', new Map([[`${origin}/`, 'kept']]));
    fetchFromHost.mockResolvedValue(new Response('broken', { status: 503 }));
    const answer = await startWorker()('fetch', request('/user/home', 'navigate'));
    expect([answer?.status, await answer?.text()]).toEqual([503, 'broken']);
  });

  // APP-350
  test('opens its own page and files offline, never those of another build', async () => {
    const page = (name: string) =>
      new Map([
        [`${origin}/`, name],
        [`${origin}/${script}`, `${name} script`],
      ]);
    stored.set('krapao-sandbox-one', page('sandbox'));
    stored.set('krapao-app-one', page('app'));
    fetchFromHost.mockRejectedValue(new TypeError('Failed to fetch'));
    const handle = startWorker();
    expect(await (await handle('fetch', request('/user/home', 'navigate')))?.text()).toBe('app');
    expect(await (await handle('fetch', request(`/${script}`)))?.text()).toBe('app script');
  });

  // APP-354
  test.each([
    ['is installed with the page of its own build', script, true],
    ['is not installed with the page of another build', 'assets/index-wxyz6789.js', false],
  ])('%s', async (_title, listed, isInstalled) => {
    fetchFromHost.mockImplementation(
      async (address) =>
        new Response(address === `${origin}/` ? `<script type="module" src="/${listed}"></script>` : 'script'),
    );
    const installed = startWorker()('install').then(
      () => true,
      () => false,
    );
    expect(await installed).toBe(isInstalled);
    expect(stored.get('krapao-app-one')?.has(`${origin}/`)).toBe(isInstalled);
  });

  // APP-352
  test('deletes caches of older versions on activation, but not the sandbox’s', async () => {
    for (const name of ['krapao-app-zero', 'krapao-sandbox-one', 'krapao-app-one']) stored.set(name, new Map());
    await startWorker()('activate');
    expect([...stored.keys()]).toEqual(['krapao-sandbox-one', 'krapao-app-one']);
  });

  // APP-352
  test('inherits only files of this build from older caches', async () => {
    const kept = { 'assets/th-abcd1234.js': 'texts', 'assets/th-zzzz9999.js': 'former texts', '': 'former page' };
    stored.set('krapao-app-zero', new Map(Object.entries(kept).map(([path, body]) => [`${origin}/${path}`, body])));
    stored.set('krapao-app-one', new Map([[`${origin}/`, 'page']]));
    await startWorker()('activate');
    expect([...stored.keys()]).toEqual(['krapao-app-one']);
    expect(Object.fromEntries(stored.get('krapao-app-one') ?? [])).toEqual({
      [`${origin}/`]: 'page',
      [`${origin}/assets/th-abcd1234.js`]: 'texts',
    });
  });

  test('caches reported files of the app, and no other address', async () => {
    fetchFromHost.mockImplementation(async () => new Response('text'));
    const addresses = [
      `${origin}/assets/th-abcd1234.js`,
      `${origin}/api/wallet`,
      'https://cdn.example/assets/a-abcd1234.js',
      'http://[',
      7,
    ];
    await startWorker()('message', { data: { type: 'KRAPAO_KEEP', addresses } });
    expect([...(stored.get('krapao-app-one')?.keys() ?? [])]).toEqual([`${origin}/assets/th-abcd1234.js`]);
  });
});
