/** A network that answers late: the player is told that the app is still working, politely, wherever they wait. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { openTransfer, openWithdraw, sendLogin } from '../support/steps/wallet.ts';
import type { Texts } from '../support/texts.ts';

type Operation = Parameters<NonNullable<typeof window.sandbox>['fault']>[0];

/** Lets the next call of an operation wait for longer than the note does. */
const delay = (page: Page, operation: Operation) =>
  page.evaluate((name) => window.sandbox?.fault(name, { delay: 11_000 }), operation);

const note = (page: Page, texts: Texts) => page.getByRole('status').filter({ hasText: texts.common.stillWorking });

async function seesNote(page: Page, texts: Texts) {
  await expect(note(page, texts)).toBeVisible({ timeout: 10_000 });
  await expect(note(page, texts)).toHaveCount(0, { timeout: 10_000 });
}

// APP-93
test('a login', async ({ page, open, texts }) => {
  await open('/login');
  await delay(page, 'login');
  await sendLogin(page, texts);
  await seesNote(page, texts);
  await expect(page).toHaveURL(/\/user\/home/);
});

test.describe('a player', () => {
  test.use({ person: 'player' });

  // APP-93
  test('a first load of a page', async ({ page, open, texts }) => {
    await open('/user/home');
    await delay(page, 'listStatements');
    await page.getByRole('navigation').getByRole('link', { name: texts.shell.menu.history, exact: true }).click();
    await seesNote(page, texts);
    await expect(page.getByRole('heading', { name: texts.common.titles.statement })).toBeVisible();
  });

  // APP-93
  test('a sheet that loads, and the command of one', async ({ page, open, texts }) => {
    await open('/user/home');
    await delay(page, 'getWithdrawLimits');
    const form = await openWithdraw(page, texts);
    await delay(page, 'withdrawAll');
    await form.amount.fill('500');
    await form.confirm.click();
    await seesNote(page, texts);
    await expect(page.getByText(texts.withdraw.done)).toBeVisible();
  });

  // APP-93
  test('an answer within 8 s is not called slow', async ({ page, open, texts }) => {
    await open('/user/home');
    await openTransfer(page, texts);
    await expect(note(page, texts)).toHaveCount(0);
  });
});
