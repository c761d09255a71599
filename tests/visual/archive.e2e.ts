import { takeSnapshot, test } from '@chromatic-com/playwright';
import { reachShot } from '../support/shot.ts';
import { shots } from './matrix.ts';

test.use({ disableAutoSnapshot: true });

/** Archives what the matrix shows, for review in the cloud: markup, styles, fonts and pictures of each state. */
for (const shot of shots) {
  test(shot.name, async ({ page }, testInfo) => {
    await reachShot(page, shot);
    await takeSnapshot(page, shot.name, testInfo);
  });
}
