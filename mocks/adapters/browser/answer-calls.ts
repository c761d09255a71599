import type { RequestHandler } from 'msw';
import { createDefaultNetworkOptions, defaultNetworkOptions } from 'msw/browser';
import { defineNetwork } from 'msw/experimental';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { answerHeader, sandboxHandler, selfTestPath, uploadsHandler } from '../http/http.ts';
import { wait } from '../timers.ts';
import { linkRewriter } from './external-addresses.ts';
import { addressOf, replaceLostWorker } from './replace-lost-worker.ts';
import { keepAllMessage, workerAddress } from './worker-address.ts';

export type InterceptMode = 'worker' | 'page';

type Interception = typeof import('./intercept-in-page.ts');

let secondTries = 0;

/**
 * Loads the interception in the page. Its own chunk, because the start with a worker does without it. Browsers never
 * retry an import that failed, so a second try uses another address of the same file.
 */
async function loadInterception(): Promise<Interception> {
  try {
    return await import('./intercept-in-page.ts');
  } catch (error) {
    const [file] = /https?:\S+\.js/.exec(String(error)) ?? [];
    if (!file?.startsWith(location.origin)) throw error;
    secondTries += 1;
    return import(/* @vite-ignore */ `${file}?again=${secondTries}`) as Promise<Interception>;
  }
}

/**
 * Whether the simulator answers a call of this page; without a working worker the host answers, or nothing does.
 * @param send the browser's own `fetch`, which waits for nothing
 */
async function reachesSimulator(base: string, send: typeof fetch): Promise<boolean> {
  try {
    const { headers } = await send(`${base}${selfTestPath}`, { cache: 'no-store' });
    return headers.has(answerHeader);
  } catch {
    return false;
  }
}

/** MSW looks for a newer worker at every start and does not catch the failure; offline, the installed one is used. */
function ignoreWorkerUpdateFailure(): void {
  const { update } = ServiceWorkerRegistration.prototype;
  ServiceWorkerRegistration.prototype.update = function updateIfPossible(this: ServiceWorkerRegistration) {
    return update.call(this).catch(() => this);
  };
}

/** Result of starting a worker: `replaced` when a newer one took over during the start, as after a new build. */
type WorkerState = 'answers' | 'replaced' | 'none';

/** How long a worker may take to answer its first call, real ms. */
const startLimitMs = 10_000;

/** Resolves when another worker replaces the one that controls this page; never when there is none yet. */
const replacement = (): Promise<WorkerState> =>
  new Promise((resolve) => {
    const { serviceWorker } = navigator;
    if (serviceWorker.controller) serviceWorker.addEventListener('controllerchange', () => resolve('replaced'));
  });

async function startWorker(handlers: RequestHandler[], base: string, send: typeof fetch): Promise<WorkerState> {
  if (!('serviceWorker' in navigator) || !isSecureContext) return 'none';
  ignoreWorkerUpdateFailure();
  // MSW makes this source at its import. It waits for a worker that never starts, and keeps every message until then.
  const [unused] = defaultNetworkOptions.sources;
  if ('terminate' in unused) await unused.terminate();
  // Not `setupWorker`: it also replaces `WebSocket`, which the sandbox routes itself (chat/route-websocket.ts)
  const [source] = createDefaultNetworkOptions(workerAddress(base)).sources;
  const network = defineNetwork({
    sources: [source],
    handlers,
    onUnhandledFrame: 'bypass',
    context: { quiet: true },
  });
  // The worker sends a copy of every answer; its stream stays in memory until it ends.
  network.events.on('response:mocked', ({ response }) => void response.body?.cancel().catch(() => undefined));
  const start = async (): Promise<WorkerState> => {
    await network.enable();
    if (await reachesSimulator(base, send)) return 'answers';
    await network.disable();
    return 'none';
  };
  // Private windows and blocked workers refuse registration; MSW waits forever for a replaced worker
  const refused = (): WorkerState => 'none';
  return Promise.race([start().catch(refused), replacement(), wait(startLimitMs).then(refused)]);
}

/** Whether the user asked for reduced data use; some browsers and TypeScript's types lack the property. */
const savesData = () => 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;

/** Upload interception loads after this delay, real ms. */
const uploadsAfterMs = 500;

/** Caching starts after this delay, real ms: the page has loaded its first needs by then. */
const keepAfterMs = 4000;

/** The delay with reduced data use: copying the files takes half a second of work, and the player may leave at once. */
const keepLoadedAfterMs = 30_000;

const tellWorker = (message: unknown) => navigator.serviceWorker.controller?.postMessage(message);

/** Asks the worker to cache the files that this page has loaded and will load; the browser's cache has them. */
function keepLoaded(): void {
  const ofApp = ({ name }: PerformanceEntry) =>
    name.startsWith(location.origin) && name.includes('/assets/') ? [name] : [];
  const observer = new PerformanceObserver((list) => {
    const addresses = list.getEntries().flatMap(ofApp);
    if (addresses.length > 0) tellWorker({ type: 'KRAPAO_KEEP_LOADED', addresses });
  });
  observer.observe({ type: 'resource', buffered: true });
}

/**
 * Asks the worker to cache all files of the app (5 MB); with reduced data use, only the loaded ones. A newer worker
 * starts with an empty cache, so the page asks again.
 */
function keepForOffline(): void {
  if (savesData()) return void setTimeout(keepLoaded, keepLoadedAfterMs);
  const keepAll = () => void setTimeout(() => tellWorker(keepAllMessage()), keepAfterMs);
  keepAll();
  navigator.serviceWorker.addEventListener('controllerchange', keepAll);
}

/**
 * Holds calls until they can be answered, then sends them with the `fetch` of that time. The page renders meanwhile.
 * @param begin resolves when calls can be answered; after a failure, calling it again retries
 */
function holdCalls(isCall: (url: string) => boolean, begin: () => Promise<void>): void {
  const { fetch: send } = window;
  window.fetch = async (input, init) => {
    if (!isCall(addressOf(input))) return send(input, init);
    await begin();
    return window.fetch(input, init);
  };
}

/**
 * Lets the simulator answer this page's calls: through a service worker, so that developer tools show them as real
 * calls, or in the page. XHR (uploads) is always answered in the page, because a worker reports no upload progress.
 * Calls made before it resolves wait. If a chunk fails to load, they fail, and the next call loads it again.
 * @returns the mode in use
 */
export async function answerCalls(sandbox: () => Sandbox, base: string, wanted: InterceptMode): Promise<InterceptMode> {
  const appUrl = `${location.origin}${base}`;
  const uploads = `${appUrl}uploads/`;
  const isCall = (url: string) => url.startsWith(`${appUrl}api/`);
  const { fetch: send } = window;
  const handlers = [
    sandboxHandler(sandbox, location.origin, base, linkRewriter(appUrl)),
    uploadsHandler(sandbox, location.origin, base),
  ];
  const started = wanted === 'worker' ? startWorker(handlers, base, send) : Promise.resolve<WorkerState>('none');
  /** Answers calls of these kinds in the page; the last one to change XHR is the form reader. */
  const interceptIn = async (...kinds: ('fetch' | 'xhr')[]) => {
    const { interceptInPage, showUploads } = await loadInterception();
    if (kinds.includes('fetch')) window.fetch = send;
    interceptInPage(handlers, kinds);
    if (kinds.includes('fetch')) showUploads(uploads);
    await readFormsBeforeSending();
  };
  const begin = async (): Promise<InterceptMode> => {
    const state = await started;
    if (state === 'answers') {
      window.fetch = send;
      replaceLostWorker(isCall, async () => {
        const { interceptInPage, showUploads } = await loadInterception();
        return () => {
          interceptInPage(handlers, ['fetch']);
          showUploads(uploads);
        };
      });
      // After the first calls. Until then an upload is answered through the worker, without progress.
      setTimeout(() => interceptIn('xhr').catch(() => undefined), uploadsAfterMs);
    } else await interceptIn('fetch', 'xhr');
    performance.mark('krapao:calls');
    if (state === 'none') return 'page';
    keepForOffline();
    return 'worker';
  };
  return new Promise((resolve) => {
    let begun: Promise<void> | null = null;
    const tryToBegin = (): Promise<void> => {
      begun ??= begin().then(resolve, (problem) => {
        begun = null;
        throw problem;
      });
      return begun;
    };
    holdCalls(isCall, tryToBegin);
    tryToBegin().catch(() => undefined);
  });
}

/** Whether this browser can read the body of a form with a file. */
async function readsForms(): Promise<boolean> {
  const form = new FormData();
  form.append('file', new File(['x'], 'x.txt'));
  return new Response(form).arrayBuffer().then(
    () => true,
    () => false,
  );
}

/** Reads forms with files before they are sent, where the browser cannot do so later (`readable-uploads.ts`). */
async function readFormsBeforeSending(): Promise<void> {
  if (await readsForms()) return;
  const { sendFormsAsBytes } = await import('./readable-uploads.ts');
  sendFormsAsBytes();
}
