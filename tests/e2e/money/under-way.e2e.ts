/** A command that is under way while the player leaves its sheet or its page. */
import type { Page } from '@playwright/test';
import { countOf } from '../../support/calls.ts';
import { expect, settled, test } from '../../support/fixtures.ts';
import { balances, openWithdraw } from '../../support/steps/wallet.ts';
import type { Texts } from '../../support/texts.ts';

test.use({ person: 'player' });

/** Lets the next withdrawal take its time, and sends one. */
async function withdraw(page: Page, texts: Texts, amount: string) {
  await page.evaluate(() => window.sandbox?.fault('withdrawAll', { delay: 2_500 }));
  const form = await openWithdraw(page, texts);
  await form.amount.fill(amount);
  await form.confirm.click();
  await expect(form.sheet.getByText(texts.common.sending)).toBeVisible();
  return form.sheet;
}

for (const [by, close] of [
  ['Back', (page: Page) => page.evaluate(() => history.back())],
  ['a tap outside', (page: Page) => page.mouse.click(195, 20)],
] as const) {
  // MNY-43, MNY-210
  test(`a withdrawal closed by ${by} continues, and its outcome shows once on another screen`, async ({
    page,
    open,
    texts,
  }) => {
    await open('/user/home');
    const before = await balances(page, texts);
    const sheet = await withdraw(page, texts, '500');
    await close(page);
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: texts.common.goesOn })).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: texts.shell.menu.profile, exact: true }).click();
    await expect(page).toHaveURL(/\/user\/profile/);
    await expect(page.getByText(texts.withdraw.done)).toHaveCount(1);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await countOf(page, 'withdrawAll')).toBe(1);
    await page.getByRole('navigation').getByRole('link', { name: texts.shell.menu.home, exact: true }).click();
    await settled(page);
    await expect.poll(() => balances(page, texts)).toMatchObject({ total: before.total - 50_000 });
  });
}

// MNY-213
test('a reload during a withdrawal reports it as unconfirmed, once', async ({ page, open, texts }) => {
  await open('/user/home');
  await withdraw(page, texts, '500');
  // The spinner shows before the call is sent (APP-401), and an unsent call needs no note.
  await page.waitForFunction(() => localStorage.getItem('open-commands')?.includes('withdrawAll'));
  const note = page.getByRole('status').filter({ hasText: texts.common.unknownOutcome });
  await page.reload();
  await expect(note).toHaveCount(1);
  await settled(page);
  await page.reload();
  await settled(page);
  await expect(note).toHaveCount(0);
});
