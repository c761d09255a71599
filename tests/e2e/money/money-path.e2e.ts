import { countOf } from '../../support/calls.ts';
import { expect, settled, sheetsLeft, test } from '../../support/fixtures.ts';
import {
  balances,
  sendLogin,
  sendTransfer,
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

test.describe('a player', () => {
  test.use({ person: 'player' });

  // MNY-49, MNY-322, TRF-25
  test('an unconfirmed transfer, sent again after a reload, moves the money once', { tag: '@smoke' }, async ({
    page,
    open,
    oracles,
    texts,
  }) => {
    oracles.expect(/Failed to load resource/);
    await open('/user/home');
    const before = await balances(page, texts);
    await page.evaluate(() => window.sandbox?.fault('transfer', { after: 'cut' }));
    const moved = { ...before, wallet: before.wallet - 10_050, games: before.games + 10_050 };
    const order = () => sendTransfer(page, texts, texts.account.WALLET, 'Joker', '100.50');
    await order();
    const unknown = page.getByRole('dialog', { name: texts.transfer.unknownTitle });
    await unknown.getByRole('button').first().click();
    await expect(unknown).toBeHidden();
    await sheetsLeft(page);
    await page.reload();
    await settled(page);
    await expect.poll(() => balances(page, texts)).toEqual(moved);
    const sheet = await order();
    const note = sheet.getByRole('alert').filter({ hasText: texts.common.orderedBefore.split('{{')[0] ?? '' });
    await expect(note).toBeVisible();
    const calls = await countOf(page, 'transfer');
    // The first try was carried out and its answer lost: the second gets the stored answer.
    const done = page.getByRole('dialog', { name: texts.transfer.done });
    await expect(async () => {
      // Within half a second a press is the second tap of a double tap.
      await transferButton(sheet, texts).click();
      await expect(done).toBeVisible({ timeout: 5_000 });
    }).toPass();
    expect(await countOf(page, 'transfer')).toBe(calls + 1);
    await done.getByRole('button', { name: texts.common.ok }).click();
    await expect(done).toBeHidden();
    await expect.poll(() => balances(page, texts)).toEqual(moved);
  });
});
