import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { painted, reachShot } from '../support/shot.ts';
import { type Shot, shots, viewports } from './matrix.ts';
import { noteOf } from './shot-note.ts';

/**
 * Makes the window as high as the page. (A full-page shot would leave the menu that sticks to the window's edge in the
 * middle.) An open dialog locks the page behind it: what lies below the fold is no part of that state.
 */
async function showAll(page: Page, { screen, width }: Shot): Promise<void> {
  if (screen.reach) return;
  const { width: columns, height } = viewports[width];
  let shown = height;
  for (let tries = 0; tries < 5; tries += 1) {
    const inner = await page.evaluate(() => document.documentElement.scrollHeight);
    if (inner <= shown) return;
    shown = inner;
    await page.setViewportSize({ width: columns, height: shown });
    // More of the page is in view now, and may be higher than was thought.
    await painted(page);
  }
}

/** Every run is served from a port of its own, and an invite link shows it: the picture shows a name instead. */
const nameHost = (page: Page) =>
  page.evaluate(() => {
    for (const input of document.querySelectorAll('input')) {
      if (input.value.includes(location.origin)) {
        input.value = input.value.replace(location.origin, 'https://krapao.example');
      }
    }
  });

for (const shot of shots) {
  // APP-28, APP-30, CHT-70, DES-1, DES-3, DES-4, DES-5, DES-6, DES-9, DES-10, DES-11, DES-12, DES-14, DES-19, DES-22
  // DES-25
  test(`${shot.name} looks as it did`, async ({ page }, testInfo) => {
    testInfo.annotations.push(noteOf(shot, testInfo.snapshotPath(`${shot.name}.png`)));
    await reachShot(page, shot);
    await showAll(page, shot);
    await nameHost(page);
    await expect(page).toHaveScreenshot(`${shot.name}.png`);
  });
}
