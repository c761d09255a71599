/** Money commands over real HTTP: the live build with its policy, and a server on another origin. */
import type { Page } from '@playwright/test';
import { settled } from '../support/fixtures.ts';
import { png } from '../support/png.ts';
import { makeQr } from '../support/steps/deposit.ts';
import {
  balances,
  fillTransfer,
  openSheet,
  openTransfer,
  openWithdraw,
  sendLogin,
  transfer,
  transferButton,
} from '../support/steps/wallet.ts';
import { type Texts } from '../support/texts.ts';
import { expect, test } from './fixtures.ts';

const ok = (page: Page, texts: Texts) => page.getByRole('button', { name: texts.common.ok, exact: true }).click();
const calls = async (operate: (method: string) => Promise<unknown>, operation: string) =>
  ((await operate('calls')) as { operation: string }[]).filter((call) => call.operation === operation).length;

test.describe('a visitor', () => {
  test.use({ person: 'visitor' });

  // APP-1
  test('logs in, moves money to a game, and sees it in the history with the server’s time', { tag: '@smoke' }, async ({
    page,
    open,
    texts,
  }) => {
    await open('/login');
    await sendLogin(page, texts, { password: 'wrong' });
    await expect(page.getByText(texts.errorMsg.WRONG_CREDENTIAL)).toBeVisible();
    await sendLogin(page, texts);
    await expect(page).toHaveURL(/\/user\/home$/);
    await settled(page);
    const before = await balances(page, texts);
    await transfer(page, texts, texts.account.WALLET, 'Joker', '100.50');
    await expect
      .poll(() => balances(page, texts))
      .toEqual({ total: before.total, wallet: before.wallet - 10_050, games: before.games + 10_050 });
    await page.getByRole('navigation').getByRole('link', { name: texts.shell.menu.history }).click();
    const newest = page.getByRole('listitem').filter({ hasText: 'Joker' }).first();
    await expect(newest).toContainText('100.50');
    await expect(newest).toContainText('14/03/2026');
  });
});

// TRF-25
test('reports a transfer with a lost response as unconfirmed, and moves the money once', { tag: '@smoke' }, async ({
  page,
  open,
  operate,
  texts,
}) => {
  await open('/user/home');
  const before = await balances(page, texts);
  await operate('fault', 'transfer', { after: 'cut' });
  const sheet = await openTransfer(page, texts);
  await fillTransfer(sheet, texts, texts.account.WALLET, 'Joker', '200');
  await transferButton(sheet, texts).dblclick({ delay: 0 });
  await expect(page.getByText(texts.common.unknownOutcome).first()).toBeVisible();
  expect(await calls(operate, 'transfer')).toBe(1);
  await page.reload();
  await settled(page);
  await expect.poll(() => balances(page, texts)).toMatchObject({ wallet: before.wallet - 20_000 });
});

test.describe('a QR', () => {
  test.use({ scenario: 'qr-deposit' });

  // QR-30, QR-261
  test('counts down by the server’s clock, is paid, and credits the money', { tag: '@smoke' }, async ({
    page,
    open,
    operate,
    texts,
  }) => {
    await open('/user/home');
    const before = await balances(page, texts);
    const panel = await makeQr(page, texts, '100');
    await operate('operator.payQr', {});
    await panel.getByRole('button', { name: texts.qr.play }).click();
    await expect(page.getByRole('dialog', { name: texts.deposit.title })).toBeHidden();
    await expect.poll(() => balances(page, texts)).toMatchObject({ wallet: before.wallet + 10_000 });
  });
});

// WDR-18, WDR-20
test('a double click sends one withdrawal, whose receipt shows the amount', { tag: '@smoke' }, async ({
  page,
  open,
  operate,
  texts,
}) => {
  await open('/user/home');
  const before = await balances(page, texts);
  const { amount, confirm } = await openWithdraw(page, texts);
  await amount.fill('1,000.50');
  await confirm.dblclick({ delay: 0 });
  await expect(page.getByRole('dialog', { name: texts.withdraw.done })).toContainText('1,000.50');
  expect(await calls(operate, 'withdrawAll')).toBe(1);
  await ok(page, texts);
  await expect.poll(() => balances(page, texts)).toMatchObject({ total: before.total - 100_050 });
});

// SLP-15, SLP-20
test('uploads a slip as a form, and shows it accepted', async ({ page, open, operate, texts }) => {
  await open('/user/statement');
  const sheet = await openSheet(page, texts.slip.open, texts.slip.title);
  await sheet.getByLabel(texts.slip.choose).setInputFiles({ name: 'slip-500.png', mimeType: 'image/png', buffer: png });
  await sheet.getByRole('button', { name: texts.slip.upload, exact: true }).click();
  await expect(page.getByText(texts.slip.sent)).toBeVisible();
  const newest = sheet.getByRole('listitem').filter({ hasText: '14/03/2026 20:15' }).first();
  await expect(newest).toContainText(texts.slip.status.pending);
  await operate('operator.approveSlip', {});
  await sheet.getByRole('button', { name: texts.common.close, exact: true }).click();
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: texts.slip.open, exact: true }).click();
  await expect(newest).toContainText(texts.slip.status.success);
});
