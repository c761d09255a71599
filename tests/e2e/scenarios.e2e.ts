import { countOf } from '../support/calls.ts';
import { expect, settled, test } from '../support/fixtures.ts';
import {
  balances,
  fillTransfer,
  openTransfer,
  sendLogin,
  sendTransfer,
  transferButton,
} from '../support/steps/wallet.ts';

test.describe('terminated', () => {
  test.use({ scenario: 'terminated' });

  // APP-18, APP-22, APP-270
  test('login leads to the page of the ended service', { tag: '@smoke' }, async ({ page, open, texts }) => {
    await open('/login');
    await expect(page).toHaveURL(/\/terminated/);
    await expect(page.getByRole('heading', { name: texts.info.terminated.title })).toBeVisible();
    await expect(page.locator('body')).not.toHaveAttribute('data-terminated');
    await expect(page.getByText(texts.info.terminated.money)).toBeVisible();
    await expect(page.getByRole('link', { name: texts.info.contact.open })).toHaveAttribute('href', /^https:/);
  });
});

// APP-21, APP-270
test('a service that has ended while a player is there, and names no way to support, says so', async ({
  page,
  open,
  texts,
}) => {
  await open('/login');
  await page.evaluate(() => {
    window.sandbox?.fault('login', 'gone');
    window.sandbox?.fault('getContact', { code: 'gone', times: 'always' });
  });
  await sendLogin(page, texts);
  await expect(page).toHaveURL(/\/terminated/);
  await expect(page.getByText(texts.info.terminated.nowhere)).toBeVisible();
});

// APP-23
test('while the service runs, the page of the ended service leads back', { tag: '@smoke' }, async ({ page, open }) => {
  await open('/terminated');
  await expect(page).toHaveURL(/\/login/);
});

// APP-4
test('an unknown address says so, to visitors and players', { tag: '@smoke' }, async ({ page, open, texts }) => {
  for (const route of ['/nowhere', '/login/x', '/user/nowhere']) {
    await open(route);
    await expect(page.getByRole('heading', { name: texts.info.notFound.title }), route).toBeVisible();
  }
});

test.describe('newcomer', () => {
  test.use({ scenario: 'newcomer' });

  test('no player is registered, so a login fails', async ({ page, open, texts }) => {
    await open('/login');
    await sendLogin(page, texts);
    await expect(page.getByRole('alert')).not.toBeEmpty();
    await expect(page).toHaveURL(/\/login/);
  });
});

test.describe('broke', () => {
  test.use({ scenario: 'broke', person: 'player' });

  // TRF-18
  test('wallet and games are empty, and a transfer is refused in one dialog', async ({ page, open, texts }) => {
    await open('/user/home');
    expect(await balances(page, texts)).toEqual({ total: 0, wallet: 0, games: 0 });
    await sendTransfer(page, texts, texts.account.WALLET, 'Joker', '1');
    const refusal = page.getByRole('dialog', { name: texts.common.error });
    await expect(refusal).toContainText(texts.errorMsg.MONEY_NOT_ENOUGH);
    await expect(page.getByText(texts.errorMsg.MONEY_NOT_ENOUGH)).toHaveCount(1);
    await refusal.getByRole('button', { name: texts.common.ok, exact: true }).click();
    await expect(refusal).toBeHidden();
  });

  // WAL-42
  test('the history is empty and says so', async ({ page, open, texts }) => {
    await open('/user/statement');
    await expect(page.getByText(texts.statement.empty)).toBeVisible();
  });
});

test.describe('slow-network', () => {
  test.use({ scenario: 'slow-network', person: 'player' });

  // APP-34, WAL-9
  test('home shows that it loads, then the money', async ({ page, open, texts }) => {
    const opening = open('/user/home');
    await expect(page.getByLabel(texts.common.loading).first()).toBeVisible();
    await opening;
    expect((await balances(page, texts)).wallet).toBe(425_075);
  });

  // TRF-21
  test('clicks while a transfer is under way do not send it again', async ({ page, open, texts }) => {
    await open('/user/home');
    const sheet = await openTransfer(page, texts);
    await fillTransfer(sheet, texts, texts.account.WALLET, 'Joker', '100.50');
    const button = transferButton(sheet, texts);
    await button.click();
    await button.click({ force: true });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: texts.transfer.done })).toBeVisible();
    expect(await countOf(page, 'transfer')).toBe(1);
  });
});

test.describe('everyday', () => {
  test.use({ person: 'player' });

  // MNY-12, TRF-13, TRF-16, TRF-17
  test('forbidden amounts are reported in the form and never sent', async ({ page, open, texts }) => {
    await open('/user/home');
    const sheet = await openTransfer(page, texts);
    await transferButton(sheet, texts).click();
    await expect(sheet.getByText(texts.transfer.selectAccount)).toBeVisible();

    await fillTransfer(sheet, texts, 'Joker', 'Joker', '100');
    await transferButton(sheet, texts).click();
    await expect(sheet.getByText(texts.transfer.sameAccount)).toBeVisible();

    // Texts that are no amounts, and the largest amount that is still too small.
    const bad = {
      '': texts.transfer.amount.required,
      '1.000,50': texts.transfer.amount.format,
      '1.005': texts.transfer.amount.decimals,
      '1e21': texts.transfer.amount.format,
      '-5': texts.transfer.amount.format,
    };
    await fillTransfer(sheet, texts, texts.account.WALLET, 'Joker', '');
    const field = sheet.getByRole('textbox', { name: texts.transfer.amountLabel });
    for (const [amount, complaint] of Object.entries(bad)) {
      await field.fill(amount);
      await field.blur();
      await transferButton(sheet, texts).click();
      await expect(sheet.getByText(complaint), amount).toBeVisible();
      // The typed text stays (MNY-10, MNY-11), and the error belongs to the field.
      await expect(field).toHaveValue(amount);
      await expect(field).toHaveAccessibleDescription(complaint);
    }
    await field.fill('0.99');
    await transferButton(sheet, texts).click();
    await expect(sheet.getByRole('alert').filter({ hasText: '1' })).toBeVisible();
    expect(await countOf(page, 'transfer')).toBe(0);
  });

  // MNY-6, MNY-7
  test('a typed 1,000.50 moves 1,000.50, in Thai digits too', async ({ page, open, texts }) => {
    await open('/user/home');
    const before = await balances(page, texts);
    for (const amount of ['1,000.50', '๑,๐๐๐.๕๐']) {
      await sendTransfer(page, texts, texts.account.WALLET, 'Joker', amount);
      const done = page.getByRole('dialog', { name: texts.transfer.done });
      await expect(done).toContainText('1,000.50');
      await done.getByRole('button', { name: texts.common.ok, exact: true }).click();
      await expect(done).toBeHidden();
    }
    await expect
      .poll(() => balances(page, texts))
      .toEqual({ ...before, wallet: before.wallet - 200_100, games: before.games + 200_100 });
  });

  // APP-27, INF-14
  test('the conditions open over the page and leave its address alone', async ({ page, open, texts }) => {
    await open('/user/profile');
    const address = page.url();
    await page.getByRole('button', { name: texts.shell.menu.conditions, exact: true }).click();
    const sheet = page.getByRole('dialog', { name: texts.info.conditions.title });
    await expect(sheet).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(new URL(address).pathname);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  });

  // WAL-45
  test('the last page of the history holds the remaining rows', async ({ page, open, texts }) => {
    await open('/user/statement');
    const pages = page.getByRole('navigation', { name: texts.ui.pages.nav });
    await pages.getByRole('button', { name: texts.ui.pages.page.replace('{{page}}', '6') }).click();
    await settled(page);
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: '/202' })).toHaveCount(7);
  });

  // WAL-2, WAL-3
  test('the figures on the screen are those of the world, to the satang', async ({ page, open, texts }) => {
    await open('/user/home');
    const answer = await page.evaluate(() => {
      const calls = window.sandbox?.calls().filter(({ operation }) => operation === 'getWallet') ?? [];
      return JSON.parse(String(calls.at(-1)?.responseBody)) as {
        wallet: { amount: number };
        slots: { amount: number }[];
      };
    });
    const satang = (baht: number) => Math.round(baht * 100);
    const games = answer.slots.reduce((sum, { amount }) => sum + satang(amount), 0);
    const wallet = satang(answer.wallet.amount);
    expect(await balances(page, texts)).toEqual({ wallet, games, total: wallet + games });
  });
});
