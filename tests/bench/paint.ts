/** Paint times of a slow phone: slow 4G, a quarter of this machine's speed, nothing cached. */
import type { Browser, Page } from '@playwright/test';

const slow4g = { offline: false, latency: 562.5, downloadThroughput: 1_440_000 / 8, uploadThroughput: 675_000 / 8 };

/** Runs in the page before its own scripts. */
function watchPaints(): void {
  // The splash screen's word is larger than any text of the app, and would stay the largest paint.
  const withoutSplash = new CSSStyleSheet();
  withoutSplash.replaceSync('.boot { display: none !important }');
  document.adoptedStyleSheets = [withoutSplash];
  const seen = { largest: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    seen.largest = list.getEntries().at(-1)?.startTime ?? seen.largest;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

export async function slowPhone(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4g);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** @returns Largest Contentful Paint after the scripts, ms from navigation */
export async function largestPaint(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  await slowPhone(page);
  await page.addInitScript(watchPaints);
  await page.goto(url);
  // The last paint counts, after 1.5 s without another.
  const paint = await page.waitForFunction(() => {
    const { largest } = (window as unknown as { seen: { largest: number } }).seen;
    const isOver = document.querySelector('h1') !== null && performance.now() - largest > 1_500;
    return largest > 0 && isOver && largest;
  });
  const result = (await paint.jsonValue()) as number;
  await context.close();
  return result;
}
