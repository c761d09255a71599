/** The network of a browser test, taken away and given back. */
import { expect, type Locator, type Page } from '@playwright/test';

/** What a page may report while its network is away: files of the app, and late parts of its simulator, do not come. */
export const withoutNetwork =
  /Failed to load resource: net::ERR_|^Unable to preload CSS|Failed to fetch dynamically|LatePartMissing/;

/** Cuts or restores both the files of the app and the calls of its backend. */
export async function setOffline(page: Page, offline: boolean): Promise<void> {
  if (offline) await page.context().setOffline(true);
  await page.evaluate(
    (on) => (on ? window.sandbox?.fault('*', { cut: true, times: 'always' }) : window.sandbox?.clearFaults()),
    offline,
  );
  if (!offline) await page.context().setOffline(false);
}

/** How many requests of the app the journal holds. */
export const requestsOf = (page: Page): Promise<number | undefined> =>
  page.evaluate(() => window.sandbox?.journal().filter(({ kind }) => kind === 'request').length);

/**
 * Waits for what had failed, and for every part of it. It comes by itself, unless a button of its failed parts is pressed
 * before. A file whose own parts had failed never comes to this page: its button loads the page anew, maybe while the button is
 * looked for (APP-200).
 */
export async function comesBack(wanted: Locator, again: Locator): Promise<void> {
  await expect(async () => {
    await again.evaluateAll((buttons) => (buttons.at(-1) as HTMLElement | undefined)?.click());
    await expect(wanted).toBeVisible({ timeout: 5_000 });
    await expect(again).toHaveCount(0, { timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
}
