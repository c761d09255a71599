/** Registration, login, logout and the end of a session over real HTTP. */
import { settled } from '../support/fixtures.ts';
import { brokenLine } from '../support/oracles.ts';
import {
  enterCode,
  enterPhone,
  enterProfile,
  fillBank,
  logInAfterwards,
  newcomer,
  register,
} from '../support/steps/registration.ts';
import { sendLogin } from '../support/steps/wallet.ts';
import { expect, test } from './fixtures.ts';

test.describe('a newcomer', () => {
  test.use({ scenario: 'newcomer', person: 'visitor' });

  test('registers with a code and logs in to an own wallet', async ({ page, open, texts }) => {
    await open('/register');
    await enterPhone(page, texts);
    await enterCode(page, texts);
    await enterProfile(page, texts);
    await fillBank(page, texts);
    await register(page, texts);
    await logInAfterwards(page, texts);
    await expect(page.getByRole('heading', { name: newcomer.name })).toBeVisible();
  });
});

// ACC-18
test('a player who logs out is logged out in both tabs', async ({ page, context, open, texts }) => {
  await open('/user/profile');
  const second = await context.newPage();
  await second.goto('/user/statement');
  await settled(second);
  await page.getByRole('button', { name: texts.shell.logout }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(second).toHaveURL(/\/login/);
  const stored = () => [localStorage.getItem('token'), sessionStorage.getItem('token')];
  for (const tab of [page, second]) expect(await tab.evaluate(stored)).toEqual([null, null]);
});

// APP-16, APP-48
test('a session that the server no longer knows leads to login once, and a new login works', async ({
  page,
  open,
  operate,
  texts,
}) => {
  await open('/user/home');
  await operate('fault', 'listStatements', 'invalid-token');
  await page.getByRole('navigation').getByRole('link', { name: texts.shell.menu.history }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(texts.errorMsg['invalid-token'])).toHaveCount(1);
  await sendLogin(page, texts);
  await expect(page).toHaveURL(/\/user\/statement/);
});

// APP-21
test('the app says that the service has ended', { tag: '@smoke' }, async ({ page, open, operate, oracles }) => {
  oracles.expect(brokenLine);
  await open('/user/home');
  await operate('set', 'terminated', true);
  await page.reload();
  await expect(page).toHaveURL(/\/terminated/);
});
