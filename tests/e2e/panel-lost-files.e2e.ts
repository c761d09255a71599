/** Lost chunks of the panel: an error message, and a retry that loads the chunk. */
import type { Page } from '@playwright/test';
import { texts as pageTexts } from '../../mocks/devtools/page-kit/texts.ts';
import { expect, test } from '../support/qa.ts';
import { panelOf } from '../support/steps/panel.ts';

// Without the worker, which would cache the chunks first.
test.use({ person: 'player', language: 'en', panel: true, net: 'page' });

test.beforeEach(({ oracles }) => oracles.expect(/ERR_FAILED|could not be loaded|dynamically imported module/));

/** Blocks the chunks of this name. @returns unblocks them */
async function lose(page: Page, name: RegExp): Promise<() => Promise<void>> {
  const files = new RegExp(`/assets/${name.source}[^/]*\\.js(\\?|$)`);
  let lost = 0;
  await page.route(files, (route) => {
    lost += 1;
    return route.abort();
  });
  return async () => {
    expect(lost).toBeGreaterThan(0);
    await page.unroute(files);
  };
}

// APP-365
test('retries the panel itself', async ({ page, open }) => {
  await open('/user/home');
  const arriveAgain = await lose(page, /mount-panel-/);
  const handle = page.locator('.kps-handle');
  await handle.click();
  const notice = page.getByText(pageTexts.en.notice.panelLost);
  await expect(notice).toBeVisible();
  await handle.click();
  await expect(handle).toHaveAttribute('aria-busy', 'false');
  await expect(notice).toHaveCount(1);
  await arriveAgain();
  await handle.click();
  await expect(panelOf(page)).toBeVisible();
  await expect(notice).toHaveCount(0);
});
