import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import { setupWorker } from 'msw/browser';
import { defineNetwork, InterceptorSource } from 'msw/experimental';
import type { Sandbox } from '../sandbox.ts';
import { sandboxHandler, selfTestPath } from './http.ts';

export type Way = 'worker' | 'page';

function interceptInPage(handler: ReturnType<typeof sandboxHandler>, interceptors: ('fetch' | 'xhr')[]): void {
  const made = interceptors.map((kind) =>
    kind === 'fetch' ? new FetchInterceptor() : new XMLHttpRequestInterceptor(),
  );
  const source = new InterceptorSource({ interceptors: made });
  defineNetwork({ sources: [source], handlers: [handler], onUnhandledFrame: 'bypass' }).enable();
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

async function startWorker(handler: ReturnType<typeof sandboxHandler>, base: string): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !isSecureContext) return false;
  try {
    const worker = setupWorker(handler);
    await worker.start({
      serviceWorker: { url: `${base}mockServiceWorker.js`, options: { scope: base } },
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

/**
 * Lets the simulator answer this page's calls: by service worker, so that they look like real ones everywhere, else
 * in the page. Uploads are answered in the page either way, because a worker swallows their progress.
 * @returns the way it came to be
 */
export async function answerCalls(sandbox: () => Sandbox, base: string, wanted: Way): Promise<Way> {
  const handler = sandboxHandler(sandbox, location.origin, base);
  if (wanted === 'worker' && (await startWorker(handler, base))) {
    interceptInPage(handler, ['xhr']);
    return 'worker';
  }
  interceptInPage(handler, ['fetch', 'xhr']);
  return 'page';
}
