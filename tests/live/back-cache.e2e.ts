/** The reasons that the browser gives for not keeping a page of the live app in its back/forward cache. */
import type { Page } from '@playwright/test';
import { openRoom } from './chat-room.ts';
import { expect, test as live } from './fixtures.ts';

/** Playwright turns the back/forward cache off in every browser, unless it is told not to. */
const test = live.extend<object, { launchOptions: object }>({
  launchOptions: [
    ({ launchOptions }: { launchOptions: object }, use: (options: object) => Promise<void>) =>
      use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
} as never);

/** A headless shell keeps no page, whatever the page does. */
const ofTheShell = 'BackForwardCacheDisabledForDelegate';

/** Leaves the page and comes back to it. @returns the reasons why the page was not restored from the cache */
async function leaveAndReturn(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const reasons: string[] = [];
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
  );
  const left = await page.evaluate(() => {
    Object.assign(window, { left: true });
    return location.href;
  });
  await page.goto('about:blank');
  await page.goBack();
  await expect(page).toHaveURL(left);
  const restored = await page.evaluate(() => 'left' in window);
  await expect.poll(() => reasons.length > 0 || restored).toBe(true);
  return reasons.filter((reason) => reason !== ofTheShell);
}

for (const route of ['/user/home', '/user/statement', '/user/profile', '/contact']) {
  // APP-225
  test(`${route} can be cached`, async ({ page, open }) => {
    await open(route);
    expect(await leaveAndReturn(page)).toEqual([]);
  });
}

// APP-225, CHT-111
test('a page with an open chat can be cached', async ({ page, open, operate, texts }) => {
  await open('/user/home');
  await openRoom(page, texts, operate);
  expect(await leaveAndReturn(page)).toEqual([]);
});

test('the browser reports a page with an unload listener', async ({ page, open }) => {
  await open('/user/home');
  await page.evaluate(() => window.addEventListener('unload', () => undefined));
  expect(await leaveAndReturn(page)).toEqual(['UnloadHandlerExistsInMainFrame']);
});
