/** What the player is told when the wire or the server behaves badly: always the truth, and money moves once. */
import { bodiesOf, countOf } from '../../support/calls.ts';
import { expect, settled, test } from '../../support/fixtures.ts';
import {
  balances,
  closeRefusal,
  fillTransfer,
  openTransfer,
  sendTransfer,
  transferButton,
} from '../../support/steps/wallet.ts';

test.use({ person: 'player' });

// MNY-49, MNY-322, TRF-25
test('an unconfirmed transfer that is sent again after a reload moves the money once', { tag: '@smoke' }, async ({
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
    await expect(done).toBeVisible({ timeout: 1_000 });
  }).toPass();
  expect(await countOf(page, 'transfer')).toBe(calls + 1);
  await done.getByRole('button').first().click();
  await expect(done).toBeHidden();
  await expect.poll(() => balances(page, texts)).toEqual(moved);
});

// APP-41, MNY-39, TRF-19, TRF-20, TRF-25
test('a transfer without an answer within a minute is reported as unconfirmed', async ({ page, open, texts }) => {
  await page.clock.install();
  await open('/user/home');
  await page.evaluate(() => window.sandbox?.fault('transfer', { after: 'hang' }));
  await sendTransfer(page, texts, 'Joker', texts.account.WALLET, '1.30');
  await expect.poll(() => bodiesOf(page, 'transfer')).toEqual([{ from: 'JOKER', to: 'WALLET', amount: 1.3 }]);
  await page.clock.fastForward(61_000);
  await expect(page.getByRole('dialog', { name: texts.transfer.unknownTitle })).toBeVisible();
});

// APP-56, TRF-23, TRF-24
test('a refusal is titled "error" with the text of its code, and the form stays', async ({
  page,
  open,
  oracles,
  texts,
}) => {
  oracles.expect(/Failed to load resource/);
  await open('/user/home');
  const sheet = await openTransfer(page, texts);
  await fillTransfer(sheet, texts, texts.account.WALLET, 'Joker', '50');
  for (const code of ['MONEY_NOT_ENOUGH', 'TRANSFER_FAIL', 'TRANSFER_MINIMUM', 'NO_GAME', 'BONUS_REMAINING'] as const) {
    await page.evaluate((name) => window.sandbox?.fault('transfer', name), code);
    await transferButton(sheet, texts).click();
    await closeRefusal(page, texts, texts.errorMsg[code]);
  }
  await expect(sheet.getByRole('option', { name: 'Joker', selected: true })).toBeVisible();
});

// SAFE-21, SAFE-45, SAFE-46, SAFE-47, WAL-20, WAL-21, WAL-24
test('a wallet that is readable in part shows that part, and never a wrong sum', async ({
  page,
  open,
  oracles,
  texts,
}) => {
  oracles.expect(/does not fit the contract/);
  await open('/user/home');
  const card = page.getByRole('region', { name: texts.home.total });
  const slot = (over: object) => ({
    ...{ code: 'JOKER', name: 'Joker', isActive: true, amount: 0.2, ftWalletSlot: 1, category: 'slot' },
    // None of these addresses may be requested.
    ...{ logo: 'https://evil.test/x.png', background: '//evil.test/a', web: null, android: null, ios: null, ...over },
  });
  const whole = { wallet: { amount: 0.1 }, invite: { amount: 1, success: 33.3333, fail: 150 }, slots: [slot({})] };
  const junk = ['1,000.5', '', '12abc', { a: 1 }, -0.001, 1e21, null];
  for (const [body, total, partial] of [
    [JSON.stringify(whole), '0.30', false],
    [JSON.stringify({ ...whole, slots: [slot({}), slot({})] }), '0.50', false],
    [JSON.stringify({ ...whole, slots: junk.map((amount, at) => slot({ code: `G${at}`, amount })) }), '0.10', true],
    [JSON.stringify({ ...whole, slots: null }), '0.10', true],
    ['{"__proto__":{"isAdmin":true},"profile":null,"wallet":{"amount":5}}', '5.00', true],
  ] as const) {
    await page.evaluate((text) => window.sandbox?.fault('getWallet', { body: text }), body);
    await card.getByRole('button', { name: texts.home.refresh }).click();
    await expect(card.getByRole('paragraph').first()).toHaveText(new RegExp(`^${total.replace('.', '\\.')}`));
    await settled(page);
    await expect(card.getByText(texts.home.partial)).toHaveCount(partial ? 1 : 0);
  }
  expect(await page.evaluate(() => 'isAdmin' in {})).toBe(false);
});
