import type { Browser } from '@playwright/test';

/** ms from navigation. */
export interface UsableTimes {
  /** In a new profile, nothing cached. */
  cold: number;
  /** At the second reload. */
  warm: number;
}

/** Runs before the page's scripts; notes when the element is visible and enabled. */
function watchElement(selector: string): void {
  new MutationObserver((_, observer) => {
    const element = document.querySelector(selector);
    if (!element?.checkVisibility({ visibilityProperty: true }) || element.matches(':disabled')) return;
    observer.disconnect();
    // The frame's own time can lie before the navigation.
    requestAnimationFrame(() => Object.assign(window, { usable: performance.now() }));
  }).observe(document, { attributes: true, childList: true, subtree: true });
}

export async function usableTimes(browser: Browser, url: string, selector: string): Promise<UsableTimes> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.addInitScript(watchElement, selector);
  const seen = async (): Promise<number> => {
    const time = await page.waitForFunction(() => (window as { usable?: number }).usable, null, { polling: 50 });
    // Later work belongs to this visit.
    await page.waitForLoadState('networkidle');
    return (await time.jsonValue()) as number;
  };
  // The browser itself is still starting
  await page.waitForTimeout(1_000);
  await page.goto(url);
  const cold = await seen();
  await page.reload();
  await seen();
  await page.reload();
  const warm = await seen();
  await context.close();
  return { cold, warm };
}
