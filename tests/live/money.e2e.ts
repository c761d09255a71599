/** Money commands over real HTTP: the live build with its policy, and a server on another origin. */
import type { Page } from '@playwright/test';
import { settled, sheetsLeft } from '../support/fixtures.ts';
import { png } from '../support/png.ts';
import { openDeposit } from '../support/steps/deposit.ts';
import {
  balances,
  fillTransfer,
  openAction,
  openSheet,
  openTransfer,
  openWithdraw,
  sendLogin,
  transfer,
  transferButton,
} from '../support/steps/wallet.ts';
import { fill, type Texts } from '../support/texts.ts';
import { backendUrl } from './admin.ts';
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
test('a transfer whose answer is lost is unconfirmed, and was made once', { tag: '@smoke' }, async ({
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

/** Lets a gateway answer in the server's place, after the server has carried the command out. */
const answerInItsPlace = (page: Page, operation: string, status: number, contentType: string, body: string) =>
  page.route(
    `**/api/${operation}`,
    async (route) => {
      const { pathname } = new URL(route.request().url());
      // The host of the API is known to the browser only.
      await route.fetch({ url: backendUrl + pathname });
      await route.fulfill({ status, contentType, body, headers: { 'access-control-allow-origin': '*' } });
    },
    { times: 1 },
  );

for (const [status, type, body] of [
  [403, 'text/html', '<html><title>Request rejected</title>'],
  [504, 'application/json', '{"message":"Endpoint request timed out"}'],
  [401, 'text/html', '<html>Proxy: please log in'],
] as const) {
  // MNY-220
  test(`a transfer that was made and that a gateway answers with ${status} is unconfirmed`, async ({
    page,
    open,
    operate,
    texts,
  }) => {
    await open('/user/home');
    const before = await balances(page, texts);
    await answerInItsPlace(page, 'wallet/transfer', status, type, body);
    const sheet = await openTransfer(page, texts);
    await fillTransfer(sheet, texts, texts.account.WALLET, 'Joker', '10');
    await transferButton(sheet, texts).click();
    await expect(page.getByText(texts.common.unknownOutcome).first()).toBeVisible();
    await expect(page.getByText(texts.common.sessionEndedMoney)).toHaveCount(0);
    expect(await calls(operate, 'transfer')).toBe(1);
    if (status === 401) await expect(page).toHaveURL(/\/login/);
    else await expect.poll(() => balances(page, texts)).toMatchObject({ wallet: before.wallet - 1_000 });
  });
}

test.describe('a QR', () => {
  test.use({ scenario: 'qr-deposit' });

  // QR-30, QR-261
  test('counts down by the server’s clock, is paid, and the money is credited', { tag: '@smoke' }, async ({
    page,
    open,
    operate,
    texts,
  }) => {
    await open('/user/home');
    const before = await balances(page, texts);
    const sheet = await openDeposit(page, texts, 'qr');
    const panel = sheet.getByRole('region', { name: 'WW', exact: true });
    await panel.getByRole('button', { name: '100', exact: true }).click();
    await panel.getByRole('button', { name: texts.qr.create }).click();
    await expect(panel.getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
    await operate('operator.payQr', {});
    await panel.getByRole('button', { name: texts.qr.play }).click();
    await expect(sheet).toBeHidden();
    await expect.poll(() => balances(page, texts)).toMatchObject({ wallet: before.wallet + 10_000 });
  });

  // MNY-200, QR-30, QR-32
  test('goes on when the device’s clock is put forward, and is over when the device has slept', async ({
    page,
    open,
    operate,
    texts,
  }) => {
    await page.clock.install();
    await open('/user/home');
    const sheet = await openDeposit(page, texts, 'qr');
    const panel = sheet.getByRole('region', { name: 'WW', exact: true });
    await panel.getByRole('button', { name: '100', exact: true }).click();
    await panel.getByRole('button', { name: texts.qr.create }).click();
    const timer = panel.getByRole('timer');
    await expect(timer).toHaveText(/^1[45]:\d\d$/);
    const asked = await calls(operate, 'getQr');
    const putForward = (hours: number) =>
      page.evaluate(() => Date.now()).then((now) => page.clock.setSystemTime(now + hours * 3_600_000));
    await putForward(3);
    await expect.poll(() => calls(operate, 'getQr')).toBeGreaterThan(asked);
    await expect(timer).toHaveText(/^1[45]:\d\d$/);

    await operate('clock.jump', '3h');
    await putForward(3);
    await expect(panel.getByText(texts.qr.expired)).toBeVisible();
  });
});

// WDR-18, WDR-20
test('a withdrawal is sent once for two clicks, and a refusal says why', { tag: '@smoke' }, async ({
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
test('a slip goes up as a form, its bytes are kept, and it is accepted', async ({ page, open, operate, texts }) => {
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

test.describe('rewards', () => {
  test.use({ scenario: 'refund-ready', switches: { banners: false } });

  // BON-24, REF-5, REF-11, REF-16
  test('a refund is received and added to the wallet, the invite bonus too, and a bonus is taken', async ({
    page,
    open,
    texts,
  }) => {
    await open('/user/home');
    const before = await balances(page, texts);
    const modal = await openAction(page, texts, 'refund');
    await modal.getByRole('button', { name: texts.refund.receive, exact: true }).click();
    await expect(modal.getByText(texts.refund.none)).toBeVisible();
    await modal.getByRole('button', { name: texts.refund.add }).click();
    await page
      .getByRole('dialog', { name: texts.refund.addTitle })
      .getByRole('button', { name: texts.refund.addConfirm })
      .click();
    await expect(modal).toBeHidden();
    await expect.poll(async () => (await balances(page, texts)).wallet).toBeGreaterThan(before.wallet);

    const line = page.getByRole('region', { name: texts.home.inviteBonus });
    await line.getByRole('button', { name: texts.invite.receive }).click();
    await page.getByRole('dialog').getByRole('button', { name: texts.invite.confirm }).click();
    await expect(page.getByText(texts.errorMsg.INVITE_BONUS_SUCCESS)).toBeVisible();
    await ok(page, texts);
    await sheetsLeft(page);

    await open('/user/bonus');
    await page.getByRole('button', { name: /โบนัสขาประจำ/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: texts.bonus.take }).click();
    await expect(page.getByRole('dialog', { name: texts.bonus.taken })).toBeVisible();
  });
});

test.describe('the wheel', () => {
  test.use({ scenario: 'lucky' });

  test('takes one coin for a spin and shows the prize', async ({ page, open, texts }) => {
    await open('/user/spin');
    const spin = page.getByRole('button', { name: new RegExp(`^${texts.spin.spin}`) });
    await expect(spin).toContainText('12');
    await spin.click();
    await expect(page.getByText(fill(texts.spin.result, { label: '100 บาท' }))).toBeAttached();
    await ok(page, texts);
    await expect(spin).toContainText('11');
  });
});
