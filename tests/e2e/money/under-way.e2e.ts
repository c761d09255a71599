/** What a player sees and can do while a command is under way, and where its outcome is reported. */
import type { Page } from '@playwright/test';
import { countOf } from '../../support/calls.ts';
import { expect, settled, test } from '../../support/fixtures.ts';
import { balances, openWithdraw, sendTransfer } from '../../support/steps/wallet.ts';
import type { Texts } from '../../support/texts.ts';

test.use({ person: 'player' });

type Command = 'withdrawAll' | 'transfer';
const slow = (page: Page, command: Command, effect: object = {}) =>
  page.evaluate(([name, what]) => window.sandbox?.fault(name, { delay: 2_500, ...what }), [command, effect] as const);

async function withdraw(page: Page, texts: Texts, amount: string) {
  const form = await openWithdraw(page, texts);
  await form.amount.fill(amount);
  await form.confirm.click();
  return form.sheet;
}

const closings = {
  'its button': async (page: Page, texts: Texts) => {
    await page.getByRole('dialog').getByRole('button', { name: texts.common.close, exact: true }).last().click();
  },
  Escape: (page: Page) => page.keyboard.press('Escape'),
  Back: (page: Page) => page.evaluate(() => history.back()),
  'a tap outside': (page: Page) => page.mouse.click(195, 20),
};

for (const [by, close] of Object.entries(closings)) {
  // MNY-43, MNY-210
  test(`a withdrawal closed by ${by} goes on, as announced, and its outcome shows on another screen, once`, async ({
    page,
    open,
    texts,
  }) => {
    await open('/user/home');
    const before = await balances(page, texts);
    await slow(page, 'withdrawAll');
    const sheet = await withdraw(page, texts, '500');
    await expect(sheet.getByRole('status').filter({ hasText: texts.common.sending })).toBeFocused();
    await expect(sheet.getByRole('button', { name: texts.common.cancel, exact: true })).toHaveCount(0);
    await close(page, texts);
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

for (const [end, effect, text] of [
  ['refused', { code: 'TRANSFER_FAIL' }, (texts: Texts) => texts.errorMsg.TRANSFER_FAIL],
  ['unknown', { after: 'cut' }, (texts: Texts) => texts.common.unknownOutcome],
] as const) {
  test(`the outcome of a closed transfer that ends ${end} shows over the open sheet`, async ({
    page,
    open,
    oracles,
    texts,
  }) => {
    oracles.expect(/Failed to load resource/);
    await open('/user/home');
    await slow(page, 'transfer', effect);
    const sheet = await sendTransfer(page, texts, texts.account.WALLET, 'Joker', '100');
    await expect(sheet.getByText(texts.common.sending)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await page.getByRole('button', { name: texts.home.actions.deposit, exact: true }).click();
    const other = page.getByRole('dialog', { name: texts.deposit.title, exact: true });
    await expect(other).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: text(texts) })).toHaveCount(1);
    await expect(other).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
  });
}

test('an open sheet shows the outcome in its dialog, without a toast', async ({ page, open, texts }) => {
  await open('/user/home');
  await slow(page, 'withdrawAll');
  await withdraw(page, texts, '500');
  await expect(page.getByRole('dialog', { name: texts.withdraw.done })).toBeVisible();
  await expect(page.locator('.mantine-Notification-root')).toHaveCount(0);
});

// MNY-213
test('a withdrawal whose page is reloaded before it ends is said to be unconfirmed, once', async ({
  page,
  open,
  texts,
}) => {
  await open('/user/home');
  await slow(page, 'withdrawAll');
  const sheet = await withdraw(page, texts, '500');
  await expect(sheet.getByText(texts.common.sending)).toBeVisible();
  // Its spinner stands before it is sent (APP-401), and what was never sent needs no word.
  await page.waitForFunction(() => localStorage.getItem('open-commands')?.includes('withdrawAll'));
  const note = page.getByRole('status').filter({ hasText: texts.common.unknownOutcome });
  await page.reload();
  await expect(note).toHaveCount(1);
  await settled(page);
  await page.reload();
  await settled(page);
  await expect(note).toHaveCount(0);
});
