/** Every screen with enlarged letters of the browser: no text is cut off or overflows (DES-13, DES-40). */

import { states } from '../../scenarios/states/index.ts';
import { cutOff } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { reachShot } from '../support/shot.ts';

const cases = states.flatMap((screen) => [
  { screen, width: 'phone', percent: 150 } as const,
  { screen, width: 'wide', percent: 200 } as const,
]);

for (const { screen, width, percent } of cases) {
  // DES-13, DES-40
  test(`${screen.name} fits text of ${percent} % (${width})`, async ({ page }) => {
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
