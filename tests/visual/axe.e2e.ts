import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '../support/fixtures.ts';
import { reachShot } from '../support/shot.ts';
import { shots } from './matrix.ts';

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

for (const shot of shots) {
  test(`${shot.name} has no accessibility fault that a machine can find`, async ({ page }) => {
    await reachShot(page, shot, { net: 'page' });
    const { violations } = await new AxeBuilder({ page }).withTags(standard).analyze();
    const faults = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
    );
    expect(faults).toEqual([]);
    const [inner, outer] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
    expect(inner, 'No screen scrolls sideways').toBeLessThanOrEqual(outer ?? 0);
  });
}
