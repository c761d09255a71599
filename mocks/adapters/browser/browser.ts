import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import type { RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { defineNetwork, InterceptorSource } from 'msw/experimental';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { sandboxHandler, selfTestPath, uploadsHandler } from '../http/http.ts';
import { rewriteExternalLinks } from './external-addresses.ts';

export type InterceptMode = 'worker' | 'page';

function interceptInPage(handlers: RequestHandler[], interceptors: ('fetch' | 'xhr')[]): void {
  const made = interceptors.map((kind) =>
    kind === 'fetch' ? new FetchInterceptor() : new XMLHttpRequestInterceptor(),
  );
  const source = new InterceptorSource({ interceptors: made });
  // Quiet: what goes over the line holds passwords of games, and a console is easily copied.
  defineNetwork({ sources: [source], handlers, onUnhandledFrame: 'bypass', context: { quiet: true } }).enable();
}

/** Whether a call of this page comes back from the simulator; a host without one answers something else, or nothing. */
async function reachesSimulator(base: string): Promise<boolean> {
  try {
    const { status } = await fetch(`${base}${selfTestPath}`, { cache: 'no-store' });
    return status === 204;
  } catch {
    return false;
  }
}

/** MSW looks for a newer worker at every start and leaves the failure to nobody; without a network the old one does. */
function ignoreWorkerUpdateFailure(): void {
  const { update } = ServiceWorkerRegistration.prototype;
  ServiceWorkerRegistration.prototype.update = function updateIfPossible(this: ServiceWorkerRegistration) {
    return update.call(this).catch(() => this);
  };
}

async function startWorker(handlers: RequestHandler[], base: string): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !isSecureContext) return false;
  ignoreWorkerUpdateFailure();
  try {
    const worker = setupWorker(...handlers);
    await worker.start({
      serviceWorker: { url: `${base}sandbox-worker.js`, options: { scope: base } },
      quiet: true,
      onUnhandledFrame: 'bypass',
    });
    if (await reachesSimulator(base)) return true;
    await worker.stop();
  } catch {
    // private windows and blocked workers refuse registration: the page answers its calls itself
  }
  return false;
}

/** Whether the browser was told to spare data; not every browser can say so, and TypeScript does not know it. */
const sparesData = () =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;

/**
 * Has the worker keep the app's files (6 MB), once the page has had what it needs first. Real milliseconds. Whoever
 * spares data keeps only what was looked at.
 */
const keepAfterMs = 4000;
function keepForOffline(): void {
  if (sparesData()) return;
  setTimeout(() => navigator.serviceWorker.controller?.postMessage('KRAPAO_KEEP_ALL'), keepAfterMs);
}

/**
 * Lets the simulator answer this page's calls: by service worker, so that they look like real ones everywhere, else
 * in the page. Uploads are answered in the page either way, because a worker swallows their progress.
 * @returns the way it came to be
 */
export async function answerCalls(sandbox: () => Sandbox, base: string, wanted: InterceptMode): Promise<InterceptMode> {
  const home = `${location.origin}${base}`;
  const handlers = [
    sandboxHandler(sandbox, location.origin, base, (text) => rewriteExternalLinks(text, home)),
    uploadsHandler(sandbox, location.origin, base),
  ];
  if (wanted === 'worker' && (await startWorker(handlers, base))) {
    interceptInPage(handlers, ['xhr']);
    keepForOffline();
    return 'worker';
  }
  interceptInPage(handlers, ['fetch', 'xhr']);
  return 'page';
}
