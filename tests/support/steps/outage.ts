/** Takes a browser test's network offline and back online. */
import { expect, type Locator, type Page } from '@playwright/test';

/** Expected reports while offline: app files and late simulator parts do not load. */
export const withoutNetwork =
  /Failed to load resource: net::ERR_|^Unable to preload CSS|Failed to fetch dynamically|LatePartMissing/;

/** Cuts or restores both the app's files and its backend calls. */
export async function setOffline(page: Page, offline: boolean): Promise<void> {
  if (offline) await page.context().setOffline(true);
  await page.evaluate(
    (on) => (on ? window.sandbox?.fault('*', { cut: true, times: 'always' }) : window.sandbox?.clearFaults()),
    offline,
  );
  if (!offline) await page.context().setOffline(false);
}

/** Number of app requests in the journal. */
export const requestsOf = (page: Page): Promise<number | undefined> =>
  page.evaluate(() => window.sandbox?.journal().filter(({ kind }) => kind === 'request').length);

/**
 * Waits until a failed part and all its own parts are back. It recovers by itself, or by pressing its retry button. A
 * file whose imports failed never loads in this page: its button reloads the page, maybe during the search for the
 * button (APP-200).
 */
export async function comesBack(wanted: Locator, again: Locator): Promise<void> {
  await expect(async () => {
    await again.evaluateAll((buttons) => (buttons.at(-1) as HTMLElement | undefined)?.click());
    await expect(wanted).toBeVisible({ timeout: 5_000 });
    await expect(again).toHaveCount(0, { timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
}
