import type { Page } from '@playwright/test';
import { bodiesOf } from '../../support/calls.ts';
import { expect, settled, test } from '../../support/fixtures.ts';
import { balances, closeRefusal, openWithdraw, satangIn, sendLogin } from '../../support/steps/wallet.ts';
import { fill } from '../../support/texts.ts';

test.use({ person: 'player' });

/** Both commands: the one that gathers from the games, and the one that does not. */
const sent = async (page: Page) => [
  ...(await bodiesOf(page, 'withdrawAll')).map((body) => ['withdrawAll', body]),
  ...(await bodiesOf(page, 'withdraw')).map((body) => ['withdraw', body]),
];

// WDR-3, WDR-8, WDR-11, WDR-12, WDR-13, WDR-23
test('limits are inclusive, named with their figure, and checked in the form', async ({ page, open, texts }) => {
  await open('/user/home');
  const { sheet, amount, confirm } = await openWithdraw(page, texts);
  const currency = texts.formats.currency.BAHT;
  // Texts that are no amounts.
  for (const [text, complaint] of [
    ['', texts.withdraw.problem.required],
    ['1.005', texts.withdraw.problem.decimals],
    ['1.000,50', texts.withdraw.problem.format],
    ['99.99', fill(texts.withdraw.problem.minimum, { amount: '100.00', currency })],
    ['200,000.01', fill(texts.withdraw.problem.maximum, { amount: '200,000.00', currency })],
  ] as const) {
    await amount.fill(text);
    await confirm.click();
    await expect(sheet.getByRole('alert'), text).toHaveText(complaint);
  }
  expect(await sent(page)).toEqual([]);
});

// MNY-29, WDR-1, WDR-4, WDR-17, WDR-18, WDR-19
test('a double click withdraws once, to the satang, from wallet and games', { tag: '@smoke' }, async ({
  page,
  open,
  texts,
}) => {
  await open('/user/home');
  const before = await balances(page, texts);
  const { sheet, amount, confirm } = await openWithdraw(page, texts);
  expect(satangIn(await sheet.getByRole('definition').first().innerText())).toBe(before.total);
  await amount.fill('๑,๐๐๐.๕๐');
  await confirm.dblclick({ delay: 0 });
  const done = page.getByRole('dialog', { name: texts.withdraw.done });
  await expect(done).toContainText('1,000.50');
  expect(await sent(page)).toEqual([['withdrawAll', { amount: 1000.5 }]]);
  await done.getByRole('button', { name: texts.common.ok, exact: true }).click();
  await expect.poll(() => balances(page, texts)).toMatchObject({ total: before.total - 100_050 });
});

// MNY-261, MNY-263
test('the receipt of a withdrawal shows its reference and links to that history entry', async ({
  page,
  open,
  texts,
}) => {
  await open('/user/home');
  const { amount, confirm } = await openWithdraw(page, texts);
  await amount.fill('250');
  await confirm.click();
  const receipt = page.getByRole('dialog', { name: texts.withdraw.done });
  const named = receipt.getByText(/^st\d+x1$/);
  await expect(named).toBeVisible();
  const reference = await named.innerText();
  await receipt.getByRole('button', { name: texts.common.openStatement }).click();
  const entry = page.getByRole('dialog', { name: texts.statement.type.withdraw });
  await expect(entry).toContainText('−250.00');
  await expect(entry).toContainText(reference);
});

// MNY-40, MNY-41, WDR-21
test('a withdrawal whose answer is lost is reported as unknown, and the balance is fetched again', async ({
  page,
  open,
  oracles,
  texts,
}) => {
  oracles.expect(/Failed to load resource/);
  await open('/user/home');
  const before = await balances(page, texts);
  await page.evaluate(() => window.sandbox?.fault('withdrawAll', { after: 'cut' }));
  const { amount, confirm } = await openWithdraw(page, texts);
  await amount.fill('500');
  await confirm.click();
  const unknown = page.getByRole('dialog', { name: texts.withdraw.unknownTitle });
  await expect(unknown).toContainText(texts.common.unknownOutcome);
  await unknown.getByRole('button', { name: texts.common.openStatement, exact: true }).click();
  await expect(page).toHaveURL(/\/user\/statement/);
  await page.getByRole('navigation').getByRole('link', { name: texts.shell.menu.home }).click();
  await expect.poll(() => balances(page, texts)).toMatchObject({ total: before.total - 50_000 });
  expect(await sent(page)).toHaveLength(1);
});

test.describe('offline', () => {
  // MNY-30, MNY-31
  test('a withdrawal is refused at once and not sent later', async ({ page, context, open, oracles, texts }) => {
    oracles.expect(/Failed to load resource/);
    await open('/user/home');
    const { amount, confirm } = await openWithdraw(page, texts);
    await amount.fill('500');
    await context.setOffline(true);
    for (const _try of [1, 2]) {
      await page.evaluate(() => window.sandbox?.fault('withdrawAll', { cut: true }));
      await confirm.click();
      await closeRefusal(page, texts, texts.errorMsg.NETWORK);
      await expect(amount).toHaveValue('500');
    }
    const before = (await sent(page)).length;
    await context.setOffline(false);
    await settled(page);
    expect(await sent(page)).toHaveLength(before);
  });
});

test.describe('with a running bonus', () => {
  test.use({ scenario: 'bonus-active' });

  // WDR-5, WDR-16, WDR-20
  test('the sheet warns, and the refusal shows in one dialog', async ({ page, open, texts }) => {
    await open('/user/home');
    const { sheet, amount, confirm } = await openWithdraw(page, texts);
    await expect(sheet.getByText(texts.withdraw.bonus)).toBeVisible();
    await amount.fill('100');
    await confirm.click();
    await closeRefusal(page, texts, texts.errorMsg.BONUS_REMAINING);
    // Back to the form as it was filled in.
    await expect(amount).toHaveValue('100');
  });
});

// MNY-44, MNY-45
test('a session that ends over a filled form sends nothing, and the form is filled again after the next login', async ({
  page,
  open,
  texts,
}) => {
  await open('/user/home');
  const before = await balances(page, texts);
  const { amount, confirm } = await openWithdraw(page, texts);
  await amount.fill('150.50');
  await page.evaluate(() => window.sandbox?.fault('withdrawAll', 'invalid-token'));
  await confirm.click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(texts.common.sessionEndedMoney)).toHaveCount(1);

  await sendLogin(page, texts);
  await expect(page).toHaveURL(/\/user\/home/);
  await settled(page);
  expect((await balances(page, texts)).total).toBe(before.total);
  const again = await openWithdraw(page, texts);
  await expect(again.amount).toHaveValue('150.50');
  expect(await sent(page)).toHaveLength(1);
});
