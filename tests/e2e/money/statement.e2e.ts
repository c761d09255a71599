import { bodiesOf } from '../../support/calls.ts';
import { expect, settled, test } from '../../support/fixtures.ts';
import { fill } from '../../support/texts.ts';

test.use({ person: 'player' });

// WAL-30, WAL-35, WAL-36, WAL-51, WAL-55
test('every status, sign and source has its text, and the filter says that it covers this page', async ({
  page,
  open,
  texts,
}) => {
  await open('/user/statement');
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /\d{2}\/\d{2}\/2026 \d{2}:\d{2}:\d{2}/ });
  await expect(rows).toHaveCount(10);
  const { type, source, status } = texts.statement;
  await expect(rows.filter({ hasText: status.pending })).toHaveCount(2);
  await expect(rows.filter({ hasText: status.failed })).toHaveCount(1);
  await expect(rows.filter({ hasText: source.luckydraw })).toContainText('+');
  await expect(rows.filter({ hasText: type.withdraw }).first()).toContainText('−');
  await expect(rows.filter({ hasText: type.transfer }).first()).not.toContainText(/[+−]/);

  const transfers = await rows.filter({ hasText: type.transfer }).count();
  await page.getByRole('button', { name: texts.statement.filter.open }).click();
  const filters = page.getByRole('group', { name: texts.statement.filter.label });
  await filters.getByRole('button', { name: type.transfer, exact: true }).click();
  await expect(rows).toHaveCount(transfers);
  await page.getByRole('button', { name: texts.statement.summary }).click();
  await expect(page.getByText(fill(texts.statement.flow.scope, { rows: transfers }))).toBeVisible();
});

// WAL-284
test('the first entry is on the first screen of a phone, also of a small one', async ({ page, open }) => {
  for (const size of [
    { width: 390, height: 844 },
    { width: 320, height: 568 },
  ]) {
    await page.setViewportSize(size);
    await open('/user/statement');
    const first = page.getByRole('main').getByRole('listitem').first();
    await expect(first).toBeVisible();
    const menu = await page.getByRole('navigation').last().boundingBox();
    const entry = await first.boundingBox();
    expect((entry?.y ?? 999) + (entry?.height ?? 999)).toBeLessThan(menu?.y ?? 0);
  }
});

// CHT-280, WAL-281, WAL-282
test('support is asked about an entry in the chat, below what was typed there', async ({ page, open, texts }) => {
  await open('/user/statement');
  await page.getByRole('button', { name: texts.chat.open }).click();
  const box = page.getByRole('textbox', { name: texts.chat.message });
  await box.fill('สวัสดี');
  await page.getByRole('dialog').getByRole('button', { name: texts.chat.close }).click();
  await page.getByRole('main').getByRole('listitem').first().getByRole('button').click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText(texts.statement.field.reference);
  await sheet.getByRole('button', { name: texts.statement.ask }).click();
  await expect(box).toHaveValue(new RegExp(`^สวัสดี\\n${texts.statement.question}\\n`));
  await expect(box).toHaveValue(new RegExp(texts.statement.field.reference));
});

// DES-29, WAL-282
test('a double tap on "Ask support" opens the chat, and its second tap presses nothing behind the sheet', async ({
  page,
  open,
  texts,
}) => {
  await open('/user/statement');
  await page.getByRole('main').getByRole('listitem').first().getByRole('button').click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText(texts.statement.field.reference);
  await settled(page);
  // The menu's home link lies below this button.
  await sheet.getByRole('button', { name: texts.statement.ask }).dblclick({ delay: 0 });
  const box = page.getByRole('textbox', { name: texts.chat.message });
  await expect(box).toHaveValue(new RegExp(texts.statement.field.reference));
  await settled(page);
  await expect(page.getByRole('dialog').locator(':focus')).toBeVisible();
  await expect(page).toHaveURL(/\/user\/statement/);
});

// WAL-283
test('the entries shown are saved as a file', async ({ page, open, texts }) => {
  await open('/user/statement');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: texts.statement.export }).click();
  expect((await saving).suggestedFilename()).toBe('krapao-history-1.csv');
});

// APP-54, WAL-41
test('a failed load shows no toast, and can be tried again', async ({ page, open, oracles, texts }) => {
  oracles.expect(/Failed to load resource/);
  await open('/user/home');
  await page.evaluate(() => window.sandbox?.fault('listStatements', { status: 400 }));
  await page.getByRole('navigation').getByRole('link', { name: texts.shell.menu.history }).click();
  await expect(page.getByText(texts.statement.failed)).toBeVisible();
  await expect(page.locator('.mantine-Notification-root')).toHaveCount(0);
  await page.getByRole('button', { name: texts.common.retry }).click();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});

test.describe('of 10,000 rows', () => {
  test.use({ scenario: 'vip' });

  // WAL-28, WAL-45, WAL-47, WAL-49
  test('links three pages before and one after, and ends at the last page', async ({ page, open, texts }) => {
    const pages = page.getByRole('navigation', { name: texts.ui.pages.nav });
    const numbers = async () => (await pages.getByRole('button').allInnerTexts()).filter(Boolean).map(Number);
    await open('/user/statement?page=10');
    await expect.poll(numbers).toEqual([1, 7, 8, 9, 10, 11, 1000]);
    // A page beyond the last becomes the last (WAL-45, WAL-46).
    await open('/user/statement?page=1001');
    await settled(page);
    await expect.poll(numbers).toEqual([1, 997, 998, 999, 1000]);
    await expect(page).toHaveURL(/page=1000/);
    expect((await bodiesOf(page, 'listStatements')).at(-1)).toEqual({ page: 1000, limit: 10 });
  });
});
