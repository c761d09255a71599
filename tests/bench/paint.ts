/** Largest Contentful Paint on a slow phone: slow 4G, a quarter of this machine's speed. */
import type { Browser } from '@playwright/test';

const slow4g = { offline: false, latency: 562.5, downloadThroughput: 1_440_000 / 8, uploadThroughput: 675_000 / 8 };

/** ms from navigation to the largest paint, with nothing cached. */
export async function largestPaint(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4g);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    const paints: number[] = [];
    Object.assign(window, { paints });
    new PerformanceObserver((list) => paints.push(...list.getEntries().map(({ startTime }) => startTime))).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
  });
  await page.goto(url);
  await page.locator('h1').first().waitFor();
  const paints = () => page.evaluate(() => (window as unknown as { paints: number[] }).paints);
  // Later paints may be larger: the last one counts, once no more have come for a while.
  let seen = -1;
  while ((await paints()).length !== seen) {
    seen = (await paints()).length;
    await page.waitForTimeout(1_500);
  }
  const last = (await paints()).at(-1) ?? Number.NaN;
  await context.close();
  return last;
}
