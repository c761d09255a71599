import { accessibilityFaults } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { reachShot } from '../support/shot.ts';
import { shots } from './matrix.ts';

for (const shot of shots) {
  // DES-13, DES-22, DES-35, DES-36, DES-37, DES-38, DES-39, DES-42, SAFE-81
  test(`${shot.name} has no accessibility fault that axe finds, and violates no policy`, async ({ page }) => {
    await reachShot(page, shot, { net: 'page' });
    expect(await accessibilityFaults(page)).toEqual([]);
    const [inner, outer] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
    expect(inner, 'No screen scrolls sideways').toBeLessThanOrEqual(outer ?? 0);
  });
}
