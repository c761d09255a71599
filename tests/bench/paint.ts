/** Paint times of a slow phone: slow 4G, a quarter of this machine's speed, nothing cached. */
import type { Browser, Page } from '@playwright/test';

const slow4g = { offline: false, latency: 562.5, downloadThroughput: 1_440_000 / 8, uploadThroughput: 675_000 / 8 };

/** ms from navigation. */
export interface Paints {
  /** Largest Contentful Paint after the scripts. */
  largest: number;
  /** The first frame with the page's own heading. */
  heading: number;
}

interface Watched {
  largest: number;
  heading: number;
}

/** Runs in the page before its own scripts. */
function watchPaints(): void {
  // The splash screen's word is larger than any text of the app, and would stay the largest paint.
  const withoutSplash = new CSSStyleSheet();
  withoutSplash.replaceSync('.boot { display: none !important }');
  document.adoptedStyleSheets = [withoutSplash];
  const seen: Watched = { largest: 0, heading: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    seen.largest = list.getEntries().at(-1)?.startTime ?? seen.largest;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new MutationObserver((_, observer) => {
    if (document.querySelector('h1') === null) return;
    observer.disconnect();
    requestAnimationFrame((at) => {
      seen.heading = at;
    });
  }).observe(document, { childList: true, subtree: true });
}

export async function slowPhone(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4g);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

export async function paintsOf(browser: Browser, url: string): Promise<Paints> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  await slowPhone(page);
  await page.addInitScript(watchPaints);
  await page.goto(url);
  // The last paint counts, after 1.5 s without another.
  const paints = await page.waitForFunction(() => {
    const { seen } = window as unknown as { seen: Watched };
    const last = Math.max(seen.largest, seen.heading);
    return seen.largest > 0 && seen.heading > 0 && performance.now() - last > 1_500 ? { ...seen } : null;
  });
  const result = (await paints.jsonValue()) as Paints;
  await context.close();
  return result;
}
