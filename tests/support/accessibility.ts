import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Whether the middle of a control has been scrolled behind a bar of the app, from where a player scrolls it out again. */
const isBehindBar = (page: Page, target: string): Promise<boolean> =>
  page
    .locator(target)
    .first()
    .evaluate((control) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, Math.max(0, top + height / 2));
      return hit !== null && !control.contains(hit) && hit.closest('header, nav') !== null;
    });

/**
 * The violations of WCAG 2.2 AA that axe finds in the page, or in the part that a selector names. Frames of other
 * origins are not checked: there are none, and skipping them saves a blank page and most of the time.
 */
export async function accessibilityFaults(page: Page, part?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(standard)
    .setLegacyMode();
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  const faults: string[] = [];
  for (const { id, nodes } of violations) {
    for (const { target, failureSummary } of nodes) {
      if (id === 'target-size' && (await isBehindBar(page, String(target)))) continue;
      faults.push(`${id}: ${target} ${failureSummary}`);
    }
  }
  return faults;
}
