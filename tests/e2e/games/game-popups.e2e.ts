/** With the pop-up blocker on, as in players' browsers; Playwright switches it off by default. */
import { browserArgs, findBrowser } from '../../../tools/run/browser.ts';
import { callsOf } from '../../support/calls.ts';
import { expect, test } from '../../support/fixtures.ts';
import { landing, openGame, play } from '../../support/steps/wallet.ts';

const { executablePath, env } = await findBrowser();
/** Milliseconds after a tap from which Chromium blocks a new tab (GAM-45, GAM-46). */
const tooLate = 6_500;

test.use({
  person: 'player',
  scenario: 'provider-tour',
  switches: 'iframe:on',
  launchOptions: { executablePath, env, args: browserArgs, ignoreDefaultArgs: ['--disable-popup-blocking'] },
});

// GAM-45, GAM-46, GAM-47
test('a tab opens with the tap, waits for a slow response, and then loads the game', async ({
  page,
  context,
  open,
  texts,
}) => {
  await open('/user/home');
  await page.evaluate((delay) => window.sandbox?.fault('autoLoginPg', { delay }), tooLate);
  const sheet = await openGame(page, 'PG');
  const opening = context.waitForEvent('page');
  await play(sheet, texts);
  const tab = await opening;
  await expect(tab.getByText(texts.games.opening)).toBeVisible();
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await expect(landing(tab)).toContainText('(PG)', { timeout: 2 * tooLate });
  await expect(page).toHaveURL(/\/user\/home/);
});

// GAM-42, GAM-45
test('a tab closes when its game fails to load, and the app explains why and what moved', async ({
  page,
  context,
  open,
  texts,
}) => {
  await open('/user/home');
  await page.evaluate(() => window.sandbox?.fault('autoLoginAreaslot', { code: 'NOT_AREASLOT', delay: 1_000 }));
  const sheet = await openGame(page, 'Area Slot');
  await play(sheet, texts);
  const alert = page.getByRole('dialog', { name: texts.common.error });
  await expect(alert).toContainText(texts.errorMsg.NOT_AREASLOT);
  await expect(alert).toContainText(texts.games.movedFirst);
  expect(context.pages()).toHaveLength(1);
  expect(await callsOf(page, 'transferAll')).toHaveLength(1);
});
