/** Every screen with enlarged letters of the browser: no text is cut off or overflows (DES-13, DES-40). */
import { expect, test } from '../support/fixtures.ts';
import { reachShot } from '../support/shot.ts';
import { screens } from './matrix.ts';

/** Texts that are wider or higher than their box. */
function cutOff(): string[] {
  const says = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  return [...document.body.querySelectorAll('*')]
    .filter((element) => says(element) && element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => {
      const { overflow, clipPath } = getComputedStyle(element);
      // fully clipped texts are for screen readers
      if (overflow === 'visible' || clipPath !== 'none' || element.clientWidth < 2) return false;
      return element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 2;
    })
    .map(({ textContent }) => textContent ?? '');
}

const cases = screens.flatMap((screen) => [
  { screen, width: 'phone', percent: 150 } as const,
  { screen, width: 'wide', percent: 200 } as const,
]);

for (const { screen, width, percent } of cases) {
  // DES-13, DES-40
  test(`${screen.name} fits letters of ${percent} % (${width})`, async ({ page }) => {
    await page.addInitScript((size) => {
      new MutationObserver(() => {
        document.documentElement.style.fontSize = `${size}%`;
      }).observe(document, { childList: true });
    }, percent);
    await reachShot(page, { screen, language: 'th', width, name: screen.name }, { net: 'page' });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      `${(16 * percent) / 100}px`,
    );
    expect(await page.evaluate(cutOff)).toEqual([]);
    const [inner, outer] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
    expect(inner, 'No screen scrolls sideways').toBeLessThanOrEqual(outer ?? 0);
  });
}
