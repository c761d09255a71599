import written from '../../../mocks/devtools/page-kit/texts.th.json' with { type: 'json' };
import { callsOf, operationsOf } from '../../support/calls.ts';
import { expect, test } from '../../support/fixtures.ts';
import { landing, openGame } from '../../support/steps/wallet.ts';
import { shownTexts } from '../../support/texts.ts';

const panel = shownTexts(written);

test.use({ person: 'player', scenario: 'provider-tour' });

test.describe('credentials', () => {
  test.use({ scenario: 'everyday' });

  // DES-56, GAM-8, GAM-9, GAM-51, GAM-17, GAM-18, GAM-19
  test('are read-only, can be copied and renewed', async ({ page, context, open, texts }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open('/user/home');
    const sheet = await openGame(page, 'Joker');
    await expect(sheet.locator('img[src$="joker-logo.svg"]')).toBeVisible();
    const password = sheet.getByLabel(texts.games.password, { exact: true });
    await expect(password).toHaveAttribute('readonly');
    const before = await password.inputValue();
    await sheet.getByRole('button', { name: texts.games.copy.replace('{{what}}', texts.games.password) }).click();
    // The password is neither on the screen nor in the toast, until its eye is pressed.
    await expect(page.getByRole('status').filter({ hasText: texts.games.copied })).toBeVisible();
    await expect(page.locator('body')).not.toContainText(before);
    await expect(password).toHaveAttribute('type', 'password');
    const eye = sheet.getByRole('button', { name: texts.auth.showPassword });
    await expect(eye).toHaveAttribute('aria-pressed', 'false');
    await eye.click();
    await expect(eye).toHaveAttribute('aria-pressed', 'true');
    await expect(password).toHaveAttribute('type', 'text');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(before);
    const renew = async () => {
      await sheet.getByRole('button', { name: texts.games.reset }).click();
      await page.getByRole('button', { name: texts.games.resetConfirm, exact: true }).click();
    };
    await page.evaluate(() => window.sandbox?.fault('resetGamePassword', { code: 'SLOT_RESET_PASSWORD_FAIL' }));
    await renew();
    await expect.poll(async () => (await callsOf(page, 'getGameAccount')).length).toBe(2);
    await expect(password).toHaveValue(before);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await renew();
    await expect(password).not.toHaveValue(before);
    await expect(password).toHaveAttribute('type', 'password');
    const order = (await operationsOf(page)).map(({ operation }) => operation);
    expect(order.slice(-2)).toEqual(['resetGamePassword', 'getGameAccount']);
  });
});

// GAM-28, GAM-29
test('opens an app in its store after the transfer, and marks a platform without an app', async ({
  page,
  context,
  open,
  texts,
}) => {
  await open('/user/home');
  const sheet = await openGame(page, 'Circus');
  await expect(sheet.getByRole('button', { name: texts.games.android })).toBeDisabled();
  const opening = context.waitForEvent('page');
  await sheet.getByRole('button', { name: texts.games.ios }).click();
  await expect(landing(await opening)).toContainText(panel.provider.kinds.store);
  expect(await callsOf(page, 'transferAll')).toHaveLength(1);
});
