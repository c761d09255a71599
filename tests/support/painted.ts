/** When a page has drawn all that it is going to draw by itself. */
import type { Page } from '@playwright/test';

/**
 * Waits for fonts, for pictures in view, and for the frame that shows them. The browser loads a font only when a frame
 * needs it and reports none as pending until then, so all fonts are requested here.
 */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await Promise.all([...document.fonts].map((font) => font.load().catch(() => {})));
    await document.fonts.ready;
    await Promise.all(
      [...document.images].map((image) => {
        // one that is fetched late, or never as long as it is outside the window, would be waited for in vain
        image.loading = 'eager';
        return image.complete || image.decode().catch(() => {});
      }),
    );
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/** Waits until what moves by itself has come to its end; what moves for ever, such as a skeleton, is not waited for. */
export async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.all(ending.map(({ finished }) => finished.catch(() => {})));
  });
}
