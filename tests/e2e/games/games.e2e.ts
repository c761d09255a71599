import written from '../../../mocks/devtools/page-kit/texts.th.json' with { type: 'json' };
import { callsOf, operationsOf } from '../../support/calls.ts';
import { expect, test } from '../../support/fixtures.ts';
import { landing, openGame, play } from '../../support/steps/games.ts';
import { shownTexts } from '../../support/texts.ts';

const panel = shownTexts(written);

test.use({ person: 'player', scenario: 'provider-tour' });

// GAM-5, GAM-7
test('there is a card for each of the sixteen games', async ({ page, open }) => {
  await open('/user/home');
  await expect(page.getByRole('group').getByRole('button', { name: /\d/ })).toHaveCount(16);
});

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

test.describe('closed accounts', () => {
  test.use({ scenario: 'all-games-closed' });

  // GAM-11, GAM-13
  test('open with one tap, after a failure too', async ({ page, open, texts }) => {
    await open('/user/home');
    const sheet = await openGame(page, 'Joker');
    await expect(sheet.getByRole('button', { name: texts.games.play })).toHaveCount(0);
    await page.evaluate(() => window.sandbox?.fault('activateGame', { code: 'SLOT_ACTIVATE_FAIL' }));
    await sheet.getByRole('button', { name: texts.games.activate }).click();
    await sheet.getByRole('button', { name: texts.games.activateAgain }).dblclick();
    await expect(sheet.getByRole('textbox').first()).toHaveValue(/^kp/);
    expect(await callsOf(page, 'activateGame')).toHaveLength(2);
  });
});

// GAM-28, GAM-29
test('an app opens in its store after the transfer, and a platform without an app says so', async ({
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
  await expect(landing(await opening)).toContainText(panel.provider.ways.store);
  expect(await callsOf(page, 'transferAll')).toHaveLength(1);
});

// GAM-22
test('a refused transfer opens nothing and says why', async ({ page, open, texts }) => {
  await open('/user/home');
  const sheet = await openGame(page, 'PG');
  await page.evaluate(() => window.sandbox?.fault('transferAll', { code: 'TRANSFER_FAIL' }));
  await play(sheet, texts);
  await expect(page.getByRole('dialog', { name: texts.common.error })).toContainText(texts.errorMsg.TRANSFER_FAIL);
  expect(await callsOf(page, 'autoLoginPg')).toEqual([]);
  await expect(page).toHaveURL(/\/user\/home/);
});

test.describe('a provider that does not know the player', () => {
  test.use({ switches: 'gameProvider:NOT_UFABET' });

  // GAM-10
  test('is named in the error, and nothing is posted', async ({ page, open, texts }) => {
    await open('/user/home');
    const sheet = await openGame(page, 'UFABET');
    await expect(sheet).toContainText(texts.errorMsg.NOT_UFABET);
    await play(sheet, texts);
    expect(await callsOf(page, 'transferAll')).toEqual([]);
  });
});

test.describe('a game without a web address', () => {
  test.use({ scenario: 'everyday', switches: 'openGames:all' });

  // GAM-26, GAM-27
  test('offers a transfer only, and none from an empty wallet', async ({ page, open, texts }) => {
    await open('/user/home');
    const sheet = await openGame(page, 'IMI');
    await expect(sheet.getByRole('button', { name: texts.games.play, exact: true })).toHaveCount(0);
    await sheet.getByRole('button', { name: texts.games.transferOnly }).click();
    const done = page.getByRole('dialog', { name: texts.games.transferred });
    await expect(done).toContainText('4,250.75');
    await done.getByRole('button', { name: texts.common.ok, exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const again = await openGame(page, 'IMI');
    await expect(again.getByRole('button', { name: texts.games.transferOnly })).toBeDisabled();
  });
});

test.describe('the operator’s notice about PGSLOT', () => {
  test.use({ switches: 'pgslotMessage:on' });

  // GAM-50
  test('shows on that game only', async ({ page, open }) => {
    await open('/user/home');
    const message = page.getByText('02:00–03:00');
    const sheet = await openGame(page, 'PG');
    await expect(message).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await openGame(page, 'PG Slot');
    await expect(message).toBeVisible();
  });
});

// GAM-14, DES-27
test('an account that only the server calls open is activated by a key, and the play button gets the focus', async ({
  page,
  open,
  oracles,
  texts,
}) => {
  oracles.expect(/Failed to load resource.*409/);
  await open('/user/home');
  const sheet = await openGame(page, 'PG');
  await page.evaluate(async () => {
    const headers = { 'x-client': 'wallet-user', authorization: `Bearer ${localStorage.getItem('token')}` };
    const view = await (await fetch('/api/wallet', { headers })).json();
    for (const slot of view.slots) slot.isActive = false;
    window.sandbox?.fault('getWallet', { status: 200, body: JSON.stringify(view), times: 'always' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await sheet.getByRole('button', { name: texts.games.activate }).press('Enter');
  await expect(sheet.getByRole('button', { name: texts.games.play, exact: true })).toBeFocused();
});
