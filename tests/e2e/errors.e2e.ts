import { countOf } from '../support/calls.ts';
import { expect, settled, test } from '../support/fixtures.ts';
import { enterPhone, enterProfile } from '../support/steps/registration.ts';
import { sendLogin } from '../support/steps/wallet.ts';
import type { Texts } from '../support/texts.ts';

type Page = Parameters<typeof sendLogin>[0];
type Effect = Parameters<NonNullable<typeof window.sandbox>['fault']>[1];
type Operation = Parameters<NonNullable<typeof window.sandbox>['fault']>[0];

const fault = (page: Page, operation: Operation, effect: Effect) =>
  page.evaluate(([name, what]) => window.sandbox?.fault(name, what), [operation, effect] as const);

const goTo = (page: Page, texts: Texts, place: 'home' | 'register' | 'history') =>
  page.getByRole('navigation').getByRole('link', { name: texts.shell.menu[place], exact: true }).click();

const toasts = (page: Page) => page.locator('.mantine-Notification-root');

test.describe('the check whether the service still exists', () => {
  // A failed look-up keeps no visitor out.
  // APP-17, APP-18, APP-20
  test('marks the page while it is unanswered, runs at each visit, and lets visitors in during an outage', async ({
    page,
    open,
    texts,
  }) => {
    await open('/register');
    const asked = () => countOf(page, 'getActive');
    let before = await asked();
    for (const effect of [
      { delay: 1_000 },
      { cut: true },
      { status: 500, body: '<html>' },
      { status: 200, body: '{"terminated":"no"}' },
      { code: 'invalid-token' },
    ] as const) {
      await fault(page, 'getActive', effect);
      await goTo(page, texts, 'home');
      if ('delay' in effect) await expect(page.locator('body[data-terminated]')).toBeAttached();
      await expect(page.getByRole('heading', { name: texts.auth.title })).toBeVisible();
      await expect.poll(asked).toBe(before + 1);
      await expect(page.locator('body[data-terminated]')).toHaveCount(0);
      await expect(page.getByLabel(texts.auth.username)).toBeEditable();
      await expect(page).toHaveURL(/\/login/);
      before += 1;
      await goTo(page, texts, 'register');
      await settled(page);
    }
    await expect(toasts(page)).toHaveCount(0);
  });

  for (const body of ['{"terminated":true}', '{"terminated":"gone"}', '{"message":"gone"}']) {
    // APP-19
    test(`${body} leads to the page of the ended service`, async ({ page, open, texts }) => {
      await open('/register');
      // The page of the ended service checks again, and leads back when the service has not ended.
      await fault(page, 'getActive', { status: 200, body, times: 'always' });
      await goTo(page, texts, 'home');
      await expect(page).toHaveURL(/\/terminated/);
      await expect(page.locator('body[data-terminated]')).toHaveCount(0);
    });
  }
});

for (const language of ['th', 'la', 'en'] as const) {
  test.describe(`errors in ${language}`, () => {
    test.use({ language, person: 'player' });

    // APP-45, APP-46, APP-47, APP-48, APP-55
    test('a player with an invalid session is led to login with one message, and returns after logging in', async ({
      page,
      open,
      texts,
    }) => {
      for (const [effect, code] of [
        [{ code: 'EXPIRED_AUTH_TOKEN' }, 'EXPIRED_AUTH_TOKEN'],
        [{ status: 401, body: '<html>' }, 'invalid-token'],
      ] as const) {
        // A new page each time: cached answers are not fetched again.
        await open('/user/profile');
        await fault(page, 'listStatements', effect);
        await goTo(page, texts, 'history');
        await expect(page).toHaveURL(/\/login/);
        await expect(page.getByText(texts.errorMsg[code])).toHaveCount(1);
        expect(await page.evaluate(() => localStorage.getItem('token') ?? sessionStorage.getItem('token'))).toBeNull();
        await sendLogin(page, texts);
        await expect(page).toHaveURL(/\/user\/statement/);
      }
      // A success with the same text is not an ended session (APP-47).
      await open('/user/profile');
      await fault(page, 'listStatements', { status: 200, body: '{"message":"invalid-token"}' });
      await goTo(page, texts, 'history');
      await settled(page);
      await expect(page).toHaveURL(/\/user\/statement/);
    });

    // APP-51, APP-56, SAFE-12, SAFE-14
    test('a known code is shown in words, an unknown one as plain text', async ({ page, open, texts }) => {
      await open('/user/profile');
      await page.getByRole('button', { name: texts.password.title }).click();
      const sheet = page.getByRole('dialog', { name: texts.password.title });
      for (const name of ['old', 'new', 'confirm'] as const)
        await sheet.getByLabel(texts.password[name], { exact: true }).fill('a');
      const alert = page.getByRole('dialog', { name: texts.common.error });
      for (const [message, shown] of [
        ['MONEY_NOT_ENOUGH', texts.errorMsg.MONEY_NOT_ENOUGH],
        ['Hello <b>123</b> $t(common.ok)', 'Hello <b>123</b> $t(common.ok)'],
        [{ code: 1 }, texts.errorMsg.INTERNAL_SERVER_ERROR],
      ] as const) {
        await fault(page, 'changePassword', { status: 400, body: JSON.stringify({ message }) });
        await sheet.getByRole('button', { name: texts.password.submit }).click();
        await expect(alert.getByText(shown, { exact: true })).toBeVisible();
        await alert.getByRole('button', { name: texts.common.ok }).click();
        await expect(alert).toBeHidden();
      }
    });
  });
}

test.describe('a toast', () => {
  test.use({ scenario: 'otp-off' });

  // APP-53, DES-34, DES-43
  test('shows for four seconds and is announced', async ({ page, open, texts }) => {
    await open('/register');
    const shown = page.evaluate(
      () =>
        new Promise<{ ms: number; role: string | null }>((resolve) => {
          let since = 0;
          let role: string | null = null;
          const look = () => {
            const toast = document.querySelector('.mantine-Notification-root');
            if (toast && since === 0) {
              since = performance.now();
              role = toast.getAttribute('role');
            }
            if (since > 0 && !toast) resolve({ ms: performance.now() - since, role });
            else requestAnimationFrame(look);
          };
          look();
        }),
    );
    await enterPhone(page, texts);
    await enterProfile(page, texts, 'another');
    const { ms, role } = await shown;
    expect(role).toBe('alert');
    expect(ms).toBeGreaterThan(3_800);
    expect(ms).toBeLessThan(4_500);
  });
});
