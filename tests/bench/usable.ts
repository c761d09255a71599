/** When a page can be used: on its first visit, and when it is loaded again. */
import type { Browser } from '@playwright/test';

/** ms from navigation. */
export interface UsableTimes {
  /** In a new profile, nothing cached. */
  cold: number;
  /** At the second reload. */
  warm: number;
}

/** Runs in the page before its own scripts: notes the frame in which the element can be seen and takes input. */
function watchElement(selector: string): void {
  new MutationObserver((_, observer) => {
    const element = document.querySelector(selector);
    if (!element?.checkVisibility({ visibilityProperty: true }) || element.matches(':disabled')) return;
    observer.disconnect();
    // The frame's own time can lie before the navigation.
    requestAnimationFrame(() => Object.assign(window, { usable: performance.now() }));
  }).observe(document, { attributes: true, childList: true, subtree: true });
}

/** @param selector of the element that a visitor waits for */
export async function usableTimes(browser: Browser, url: string, selector: string): Promise<UsableTimes> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.addInitScript(watchElement, selector);
  const seen = async (): Promise<number> => {
    const time = await page.waitForFunction(() => (window as { usable?: number }).usable, null, { polling: 50 });
    // What the page does afterwards belongs to this visit, not to the next.
    await page.waitForLoadState('networkidle');
    return (await time.jsonValue()) as number;
  };
  await page.goto(url);
  const cold = await seen();
  await page.reload();
  await seen();
  await page.reload();
  const warm = await seen();
  await context.close();
  return { cold, warm };
}
