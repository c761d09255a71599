import { expect, settled, test } from '../../support/fixtures.ts';

test.use({ person: 'player' });

// WAL-284
test('shows the first entry without scrolling, also on a small phone', async ({ page, open }) => {
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

// CHT-280, DES-29, WAL-281, WAL-282
test('a double tap on "Ask support" adds the question to the chat draft, and presses nothing behind the sheet', async ({
  page,
  open,
  texts,
}) => {
  await open('/user/statement');
  await page.getByRole('button', { name: texts.chat.open }).click();
  const box = page.getByRole('textbox', { name: texts.chat.message });
  await box.fill('สวัสดี');
  await page.getByRole('dialog').getByRole('button', { name: texts.chat.close }).click();
  await page.getByRole('main').getByRole('listitem').first().getByRole('button').click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText(texts.statement.field.reference);
  await settled(page);
  // The menu's home link lies below this button.
  await sheet.getByRole('button', { name: texts.statement.ask }).dblclick({ delay: 0 });
  await expect(box).toHaveValue(new RegExp(`^สวัสดี\\n${texts.statement.question}\\n`));
  await expect(box).toHaveValue(new RegExp(texts.statement.field.reference));
  await settled(page);
  await expect(page.getByRole('dialog').locator(':focus')).toBeVisible();
  await expect(page).toHaveURL(/\/user\/statement/);
});

// WAL-283
test('saves the shown entries as a file', async ({ page, open, texts }) => {
  await open('/user/statement');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: texts.statement.export }).click();
  expect((await saving).suggestedFilename()).toBe('krapao-history-1.csv');
});

for (const language of ['th', 'la', 'en'] as const) {
  test.describe(`at 320 px in ${language}`, () => {
    test.use({ language, person: 'player', viewport: { width: 320, height: 700 } });

    // WAL-289
    test('no status breaks in two lines', async ({ page, open, texts }) => {
      await open('/user/statement');
      const pending = page.getByRole('main').getByText(texts.statement.status.pending, { exact: true }).first();
      await expect(pending).toBeVisible();
      const done = page.getByRole('main').getByText(texts.statement.status.success, { exact: true }).first();
      for (const status of [pending, done]) {
        expect((await status.boundingBox())?.height).toBeLessThan(30);
      }
    });
  });
}
