import { takeSnapshot, test } from '@chromatic-com/playwright';
import { reachShot } from '../support/shot.ts';
import { shots } from './matrix.ts';

test.use({ disableAutoSnapshot: true });

/** Archives every state of the matrix for Chromatic: markup, styles, fonts and pictures. */
for (const shot of shots) {
  test(shot.name, async ({ page }, testInfo) => {
    await reachShot(page, shot);
    await takeSnapshot(page, shot.name, testInfo);
  });
}
