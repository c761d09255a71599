/** Waits until a page has finished painting. */
import type { Page } from '@playwright/test';

/**
 * Waits for fonts, for pictures in view, for the frame that shows them, and for the chat button's place beside them. The
 * browser loads a font only when a frame needs it and reports none as pending until then, so all fonts are requested
 * here.
 */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await Promise.all([...document.fonts].map((font) => font.load().catch(() => {})));
    await document.fonts.ready;
    await Promise.all(
      [...document.images].map((image) => {
        // A lazy image, or one outside the window that never loads, would be waited for in vain
        image.loading = 'eager';
        return image.complete || image.decode().catch(() => {});
      }),
    );
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  await page.locator('html:not(:has([data-looking]))').waitFor({ state: 'attached' });
}

/** Waits for finite animations to end; ignores infinite ones such as skeletons. */
export async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.all(ending.map(({ finished }) => finished.catch(() => {})));
  });
}
