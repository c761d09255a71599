import { countOf } from '../support/calls.ts';
import { expect, settled, test } from '../support/fixtures.ts';
import { sendLogin } from '../support/steps/wallet.ts';
import type { Texts } from '../support/texts.ts';

type Page = Parameters<typeof sendLogin>[0];
type Effect = Parameters<NonNullable<typeof window.sandbox>['fault']>[1];
type Operation = Parameters<NonNullable<typeof window.sandbox>['fault']>[0];

const fault = (page: Page, operation: Operation, effect: Effect) =>
  page.evaluate(([name, what]) => window.sandbox?.fault(name, what), [operation, effect] as const);

const goTo = (page: Page, texts: Texts, place: 'home' | 'register' | 'history') =>
  page.getByRole('navigation').getByRole('link', { name: texts.shell.menu[place], exact: true }).click();

// APP-17, APP-18, APP-20
test('each visit of login checks whether the service exists, and an outage keeps no visitor out', async ({
  page,
  open,
  texts,
}) => {
  await open('/register');
  const asked = () => countOf(page, 'getActive');
  let before = await asked();
  for (const effect of [{ delay: 1_000 }, { cut: true }] as const) {
    await fault(page, 'getActive', effect);
    await goTo(page, texts, 'home');
    if ('delay' in effect) await expect(page.locator('body[data-terminated]')).toBeAttached();
    await expect(page.getByRole('heading', { name: texts.auth.title })).toBeVisible();
    await expect.poll(asked).toBe(before + 1);
    await expect(page.locator('body[data-terminated]')).toHaveCount(0);
    await expect(page).toHaveURL(/\/login/);
    before += 1;
    await goTo(page, texts, 'register');
    await settled(page);
  }
  await expect(page.locator('.mantine-Notification-root')).toHaveCount(0);
});

test.describe('a player', () => {
  test.use({ person: 'player' });

  // APP-45, APP-46, APP-48
  test('a player with an invalid session is led to login with one message, and returns after logging in', async ({
    page,
    open,
    texts,
  }) => {
    for (const [effect, code] of [
      [{ code: 'EXPIRED_AUTH_TOKEN' }, 'EXPIRED_AUTH_TOKEN'],
      [{ status: 401, body: '<html>' }, 'invalid-token'],
    ] as const) {
      // A new page each time: cached responses are not fetched again.
      await open('/user/profile');
      await fault(page, 'listStatements', effect);
      await goTo(page, texts, 'history');
      await expect(page).toHaveURL(/\/login/);
      await expect(page.getByText(texts.errorMsg[code])).toHaveCount(1);
      expect(await page.evaluate(() => localStorage.getItem('token') ?? sessionStorage.getItem('token'))).toBeNull();
      await sendLogin(page, texts);
      await expect(page).toHaveURL(/\/user\/statement/);
    }
  });
});
