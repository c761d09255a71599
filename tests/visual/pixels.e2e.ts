import { expect, test } from '../support/fixtures.ts';
import { reachShot } from '../support/shot.ts';
import { shots } from './matrix.ts';

for (const shot of shots) {
  test(`${shot.name} looks as it did`, async ({ page }) => {
    await reachShot(page, shot);
    // An open dialog locks the page behind it: what lies below the fold is no part of that state.
    await expect(page).toHaveScreenshot(`${shot.name}.png`, { fullPage: shot.screen.reach === undefined });
  });
}
