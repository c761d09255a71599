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
  const usable = () => {
    const element = document.querySelector(selector);
    return element?.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled');
  };
  const look = (at: number) => {
    if (usable()) Object.assign(window, { usable: at });
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** @param selector of the element that a visitor waits for */
export async function usableTimes(browser: Browser, url: string, selector: string): Promise<UsableTimes> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.addInitScript(watchElement, selector);
  const seen = async (): Promise<number> => {
    const time = await page.waitForFunction(() => (window as { usable?: number }).usable);
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
