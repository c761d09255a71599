/** Every sheet after a reload: it is open again, with the same Back, Escape and page. */
import { expect, settled, test } from '../../support/fixtures.ts';
import { openByKeyboard, reachSheet, sheets } from '../../support/sheets.ts';

test.use({ language: 'en' });

/** Not the list of banks, whose step a reload leaves, nor sheets behind banners, which appear again. */
const kept = sheets.filter(({ box, sheet, layers = 1 }) => !box && layers === 1 && sheet !== 'list of banks');

for (const place of kept) {
  // APP-200
  test(`${place.sheet} reopens after a reload, leaves the focus in the page on Escape, and Back closes it for good`, async ({
    page,
    texts,
  }) => {
    await reachSheet(page, { ...place, switches: 'banners:off' }, 'en');
    await openByKeyboard(page, place, 'en');
    const dialog = page.getByRole('dialog', { name: place.title(texts) }).last();
    const title = await dialog.getByRole('heading').first().textContent();
    await page.reload();
    await settled(page);
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('heading').first()).toHaveText(title ?? '');
    // Nothing is left of what opened it (DES-27).
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    // The code that was typed went with the reload.
    if (place.sheet === 'promotion') await place.before?.(page, texts);
    await openByKeyboard(page, place, 'en');
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await page.reload();
    await settled(page);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('dialog', { name: place.title(texts) })).toHaveCount(0);
  });
}
