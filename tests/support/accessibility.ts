import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Whether a dialog lies over the page of a control, or a bar of the app covers its middle; the player closes the one and
 * scrolls it out from behind the other.
 */
const isCovered = (page: Page, target: string): Promise<boolean> =>
  page
    .locator(target)
    .first()
    .evaluate((control) => {
      if (document.querySelector('[role=dialog]') && !control.closest('[role=dialog]')) return true;
      const { left, top, width, height } = control.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, Math.max(0, top + height / 2));
      return hit !== null && !control.contains(hit) && hit.closest('header, nav') !== null;
    });

/**
 * WCAG 2.2 AA violations that axe finds in the page, or in the part matching a selector. Skips frames of other origins:
 * there are none, and skipping them saves a blank page and most of the time.
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
      if (id === 'target-size' && (await isCovered(page, String(target)))) continue;
      faults.push(`${id}: ${target} ${failureSummary}`);
    }
  }
  return faults;
}

/** Visible texts clipped by their box. Runs in the page. */
export function cutOff(): string[] {
  const says = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  return [...document.body.querySelectorAll('*')]
    .filter((element) => says(element) && element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => {
      const { overflow, clipPath } = getComputedStyle(element);
      // Fully clipped texts are for screen readers
      if (overflow === 'visible' || clipPath !== 'none' || element.clientWidth < 2) return false;
      return element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 2;
    })
    .map(({ textContent }) => textContent ?? '');
}
