/** Code for a press is preloaded, so that the press does not wait for the network. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { openDeposit } from '../support/steps/deposit.ts';

/** Chunks loaded by the page, without their hash. */
const chunksOf = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => /([\w-]+)-[\w-]{8}\.js/.exec(name)?.[1]),
  );

test.describe('a visitor', () => {
  // APP-190
  test('preloads the code of the login before the press', async ({ page, open }) => {
    await open('/login');
    await expect.poll(() => chunksOf(page)).toContain('login-call');
  });
});

test.describe('a player', () => {
  test.use({ person: 'player', switches: 'depositGiftLink:on' });

  for (const [route, chunk] of [
    ['/user/profile', 'change-password-modal'],
    ['/user/profile', 'conditions-sheet'],
    ['/user/statement', 'slips-modal'],
    ['/user/home', 'slips-modal'],
    ['/user/home', 'chat-frame'],
    ['/user/home', 'chat-socket'],
  ] as const) {
    // APP-190
    test(`preloads the code of ${chunk} on ${route}`, async ({ page, open }) => {
      await open(route);
      await expect.poll(() => chunksOf(page)).toContain(chunk);
    });
  }

  // APP-190
  test('preloads the code that encrypts a gift', async ({ page, open, texts }) => {
    await open('/user/home');
    await openDeposit(page, texts, 'gift');
    await expect.poll(() => chunksOf(page)).toContain('aes');
  });
});
