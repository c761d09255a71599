import { countOf } from '../support/calls.ts';
import { expect, settled, test } from '../support/fixtures.ts';

// APP-17, APP-18, APP-20
test('each visit of login checks the service, and an outage locks no visitor out', async ({ page, open, texts }) => {
  await open('/register');
  const goTo = (place: 'home' | 'register') =>
    page.getByRole('navigation').getByRole('link', { name: texts.shell.menu[place], exact: true }).click();
  const asked = () => countOf(page, 'getActive');
  let before = await asked();
  for (const effect of [{ delay: 1_000 }, { cut: true }] as const) {
    await page.evaluate((what) => window.sandbox?.fault('getActive', what), effect);
    await goTo('home');
    if ('delay' in effect) await expect(page.locator('body[data-terminated]')).toBeAttached();
    await expect(page.getByRole('heading', { name: texts.auth.title })).toBeVisible();
    await expect.poll(asked).toBe(before + 1);
    await expect(page.locator('body[data-terminated]')).toHaveCount(0);
    await expect(page).toHaveURL(/\/login/);
    before += 1;
    await goTo('register');
    await settled(page);
  }
  await expect(page.locator('.mantine-Notification-root')).toHaveCount(0);
});
