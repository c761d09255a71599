import { countOf } from '../../support/calls.ts';
import { expect, settled, test } from '../../support/fixtures.ts';
import {
  balances,
  fillTransfer,
  openTransfer,
  sendLogin,
  statementCount,
  transfer,
  transferButton,
} from '../../support/steps/wallet.ts';

/** A usual visit: log in, look, move money, see that it moved. */
for (const language of ['th', 'la', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    // APP-75, TRF-1, TRF-22, TRF-32, WAL-29, WAL-40
    test(`a player logs in, moves 100.50 to a game and finds it in the history (${language})`, {
      tag: '@smoke',
    }, async ({ page, open, texts }) => {
      await open('/login');
      await expect(page.locator('html')).toHaveAttribute('lang', language === 'la' ? 'lo' : language);
      await sendLogin(page, texts);
      await expect(page).toHaveURL(/\/user\/home$/);
      await settled(page);
      const before = await balances(page, texts);
      expect(before.wallet).toBe(425_075);

      await transfer(page, texts, texts.account.WALLET, 'Joker', '100.50');
      const after = { total: before.total, wallet: before.wallet - 10_050, games: before.games + 10_050 };
      await expect.poll(() => balances(page, texts)).toEqual(after);

      await page.getByRole('navigation').getByRole('link', { name: texts.shell.menu.history }).click();
      await expect(page.getByText(statementCount(texts, 58))).toBeVisible();
      const newest = page.getByRole('listitem').filter({ hasText: 'Joker' }).first();
      await expect(newest).toContainText('100.50');
      await expect(newest).toContainText(texts.statement.type.transfer);
      await expect(newest).toContainText('14/03/2026');
    });
  });
}

test.describe('the world behind the page', () => {
  test.use({ person: 'player' });

  test('a transfer survives a reload, shows in a second tab, and undo takes it back in both', {
    tag: '@smoke',
  }, async ({ page, context, open, texts }) => {
    await open('/user/home');
    const before = await balances(page, texts);
    await transfer(page, texts, texts.account.WALLET, 'Joker', '100.50');
    const after = { total: before.total, wallet: before.wallet - 10_050, games: before.games + 10_050 };
    await expect.poll(() => balances(page, texts)).toEqual(after);

    await page.reload();
    await settled(page);
    await expect.poll(() => balances(page, texts)).toEqual(after);

    const second = await context.newPage();
    await open('/user/home', second);
    await expect.poll(() => balances(second, texts)).toEqual(after);

    await page.evaluate(() => window.sandbox?.undo());
    await expect.poll(() => balances(page, texts)).toEqual(before);
    await expect.poll(() => balances(second, texts)).toEqual(before);
    expect(await page.evaluate(() => window.sandbox?.invariants().every(({ holds }) => holds))).toBe(true);
  });

  // MNY-29, TRF-21
  test('a double click on the transfer button moves the money once', { tag: '@smoke' }, async ({
    page,
    open,
    texts,
  }) => {
    await open('/user/home');
    const sheet = await openTransfer(page, texts);
    await fillTransfer(sheet, texts, texts.account.WALLET, 'Joker', '100.50');
    await transferButton(sheet, texts).dblclick({ delay: 0 });
    await expect(page.getByRole('dialog', { name: texts.transfer.done })).toBeVisible();
    expect(await countOf(page, 'transfer')).toBe(1);
  });
});
