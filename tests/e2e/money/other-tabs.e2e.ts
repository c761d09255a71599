/** What a command in one tab changes in another tab of the browser. */
import { countOf } from '../../support/calls.ts';
import { expect, settled, test } from '../../support/fixtures.ts';
import { balances, openWithdraw } from '../../support/steps/wallet.ts';

test.use({ person: 'player' });

// MNY-53
test('a withdrawal in one tab shows in the other, and starts no loop of requests', async ({
  page,
  context,
  open,
  texts,
}) => {
  await open('/user/home');
  const other = await context.newPage();
  await open('/user/home', other);
  const before = await balances(other, texts);
  const { amount, confirm } = await openWithdraw(page, texts);
  await amount.fill('500');
  await confirm.click();
  await expect(page.getByRole('dialog', { name: texts.withdraw.done })).toBeVisible();
  await expect.poll(() => balances(other, texts)).toMatchObject({ total: before.total - 50_000 });
  await settled(other);
  await settled(page);
  const asked = [await countOf(page, 'getWallet'), await countOf(other, 'getWallet')];
  // A tab that fetches because of another tells no further tab: a loop would ask on.
  await balances(page, texts);
  await settled(other);
  expect([await countOf(page, 'getWallet'), await countOf(other, 'getWallet')]).toEqual(asked);
});
