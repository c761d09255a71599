/** Answers with status 200 and the wrong content: never shown as money or success, always with another try. */
import type { Page } from '@playwright/test';
import type { OperationId } from '../../../contract/generated/operations.ts';
import { countOf } from '../../support/calls.ts';
import { expect, test } from '../../support/fixtures.ts';
import { balances, closeRefusal, openAction, openWithdraw, sendTransfer } from '../../support/steps/wallet.ts';

test.use({ person: 'player', switches: 'banners:off' });

const answerWith = (page: Page, operation: OperationId, body: unknown, times: 'always' | undefined = 'always') =>
  page.evaluate(([on, text, often]) => window.sandbox?.fault(on, { body: text, ...(often && { times: often }) }), [
    operation,
    JSON.stringify(body),
    times,
  ] as const);

const answerAsEver = (page: Page) => page.evaluate(() => window.sandbox?.clearFaults());

const unreadable = [
  { success: false, error: 'X' },
  { success: true, data: { balance: 0 } },
  { success: true, data: null },
  { message: 'x' },
  { status: 'error' },
  { result: {} },
  { wallet: {} },
  [],
  {},
  0,
];

test('an unreadable wallet keeps the old figures, says so, and is never reported as updated', async ({
  page,
  open,
  texts,
}) => {
  await open('/user/home');
  const before = await balances(page, texts);
  const card = page.getByRole('region', { name: texts.home.total });
  for (const body of unreadable) {
    await answerWith(page, 'getWallet', body);
    const asked = await countOf(page, 'getWallet');
    await card.getByRole('button', { name: texts.home.refresh }).click();
    await expect.poll(() => countOf(page, 'getWallet')).toBeGreaterThan(asked);
    await expect(card.getByText(texts.home.refreshFailed), JSON.stringify(body)).toBeVisible();
    await expect(card.getByRole('status')).toBeEmpty();
    expect(await balances(page, texts)).toEqual(before);
    await answerAsEver(page);
    await card.getByRole('button', { name: texts.common.retry }).click();
    await expect(card.getByRole('status')).toHaveText(texts.home.refreshed);
  }
});

test('without a wallet home shows no amount, and it reads a wallet in any wrapping', async ({
  page,
  open,
  oracles,
  texts,
}) => {
  // The wrapped wallet at the end of each try has only some parts.
  oracles.expect(/does not fit the contract/);
  await open('/user/contact');
  for (const body of unreadable.slice(0, 4)) {
    await open('/user/contact');
    // Without the stored balances of an earlier answer (APP-351).
    await page.evaluate(() => localStorage.removeItem('last-balances'));
    await answerWith(page, 'getWallet', body);
    await page.getByRole('navigation').getByRole('link', { name: texts.shell.menu.home }).click();
    const main = page.getByRole('main');
    const again = main.getByRole('button', { name: texts.common.retry });
    await expect(again, JSON.stringify(body)).toBeVisible();
    expect(await countOf(page, 'getWallet')).toBeGreaterThan(0);
    await expect(main).not.toContainText('0.00');
    await answerAsEver(page);
    await answerWith(page, 'getWallet', { success: true, data: { wallet: { amount: 12.5 }, slots: [] } });
    await again.click();
    await expect(page.getByRole('region', { name: texts.home.total })).toContainText('12.50');
  }
});

test('a withdrawal and a transfer refused with status 200 say why, and are neither done nor unconfirmed', async ({
  page,
  open,
  texts,
}) => {
  await open('/user/home');
  const before = await balances(page, texts);
  for (const [body, said] of [
    [{ success: false, error: 'MONEY_NOT_ENOUGH' }, texts.errorMsg.MONEY_NOT_ENOUGH],
    [{ status: 'error', message: 'BONUS_REMAINING' }, texts.errorMsg.BONUS_REMAINING],
    [{ message: 'MONEY_NOT_ENOUGH' }, texts.errorMsg.MONEY_NOT_ENOUGH],
    [{ success: false, message: 'Not today' }, 'Not today'],
  ] as const) {
    await answerAsEver(page);
    await answerWith(page, 'withdrawAll', body);
    const withdrawal = await openWithdraw(page, texts);
    await withdrawal.amount.fill('500');
    await withdrawal.confirm.click();
    await closeRefusal(page, texts, said);
    await withdrawal.sheet.getByRole('button', { name: texts.common.cancel, exact: true }).click();

    await answerWith(page, 'transfer', body);
    const sheet = await sendTransfer(page, texts, texts.account.WALLET, 'Joker', '50');
    await closeRefusal(page, texts, said);
    await sheet.getByRole('button', { name: texts.common.cancel, exact: true }).click();
  }
  expect([await countOf(page, 'withdrawAll'), await countOf(page, 'transfer')]).toEqual([4, 4]);
  expect(await balances(page, texts)).toEqual(before);
});

test('a transfer with an unrelated answer is unconfirmed, never done', async ({ page, open, texts }) => {
  await open('/user/home');
  const bodies = [{ success: true, data: {} }, { note: 'x' }, [], { success: true, error: 'MONEY_NOT_ENOUGH' }];
  for (const [index, body] of bodies.entries()) {
    await answerWith(page, 'transfer', body, undefined);
    // An equal order would be held back (MNY-322).
    await sendTransfer(page, texts, texts.account.WALLET, 'Joker', `${50 + index}`);
    const end = page.getByRole('dialog', { name: texts.transfer.unknownTitle });
    await expect(end, JSON.stringify(body)).toBeVisible();
    await end.getByRole('button', { name: texts.common.close, exact: true }).click();
  }
});

test('limits, refund and histories show a dash for missing values, and another try where nothing was readable', async ({
  page,
  open,
  oracles,
  texts,
}) => {
  oracles.expect(/does not fit the contract/);
  await open('/user/home');
  await answerWith(page, 'getWithdrawLimits', { withdrawMin: 150 });
  const withdrawal = await openAction(page, texts, 'withdraw');
  await expect(withdrawal.getByRole('definition').nth(1)).toContainText('150.00');
  await expect(withdrawal.getByRole('definition').nth(2)).toHaveText('-');
  await page.keyboard.press('Escape');

  await answerWith(page, 'checkRefund', { result: true, bonus: false, info: 'x' });
  const rows = [
    { refundAmount: '5', createdAt: null },
    { refundAmount: 7.25, createdAt: '2026-01-15T09:30:00Z' },
  ];
  await answerWith(page, 'listRefunds', { total: 2, refunds: rows });
  const refund = await openAction(page, texts, 'refund');
  await expect(refund.getByRole('region', { name: texts.refund.amount })).toContainText('-');
  await expect(refund.getByRole('region', { name: texts.refund.amount })).not.toContainText('0.00');
  await expect(refund.getByRole('listitem')).toHaveCount(2);
  await expect(refund.getByRole('listitem').nth(1)).toContainText('7.25');
  await page.keyboard.press('Escape');

  await answerAsEver(page);
  await answerWith(page, 'checkRefund', { result: null, bonus: false, refundAmount: 60.25 });
  const failed = await openAction(page, texts, 'refund');
  await expect(failed).toContainText('60.25');
  await expect(failed.getByRole('button', { name: texts.common.retry })).toBeVisible();
  await expect(failed).not.toContainText(texts.refund.none);
  await page.keyboard.press('Escape');
  await expect(failed).toBeHidden();
  await answerWith(page, 'listInvites', { total: 3, data: rows });
  const invites = await openAction(page, texts, 'invite');
  await expect(invites.getByRole('button', { name: texts.common.retry })).toBeVisible();
  await expect(invites).not.toContainText(texts.invite.empty);
});
