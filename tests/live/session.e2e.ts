/** The end of a session over real HTTP. */
import { brokenLine } from '../support/oracles.ts';
import { sendLogin } from '../support/steps/wallet.ts';
import { expect, test } from './fixtures.ts';

// APP-16, APP-48
test('a session unknown to the server leads to login once, and a new login works', async ({
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
