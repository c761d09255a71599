import type { Locator, Page } from '@playwright/test';
import { expect, settled, test } from '../support/fixtures.ts';
import { reachSheet, sheets } from '../support/sheets.ts';
import { textsOf } from '../support/texts.ts';

const texts = textsOf('en');
type Way = readonly [name: string, close: (page: Page, dialog: Locator) => Promise<unknown>];
const byEscape: Way = ['Escape', (page) => page.keyboard.press('Escape')];
const byButton: Way = [
  'its button',
  (_page, dialog) =>
    dialog.getByRole('button', { name: new RegExp(`^(${texts.common.close}|${texts.chat.close})$`) }).click(),
];
const byBack: Way = ['Back', (page) => page.goBack()];

test.use({ language: 'en', contextOptions: { reducedMotion: 'no-preference' } });

const shapes = {
  phone: { viewport: { width: 390, height: 844 }, ways: [byEscape, byButton, byBack] },
  'wide window': { viewport: { width: 1280, height: 800 }, ways: [byEscape] },
};

for (const [shape, { viewport, ways }] of Object.entries(shapes)) {
  test.describe(`on a ${shape}`, () => {
    test.use({ viewport });

    for (const row of sheets) {
      // DES-27
      test(`${row.sheet}: the focus returns to what opened it, the first time and the second`, async ({ page }) => {
        await reachSheet(page, row, 'en');
        for (const [way, close] of ways) {
          if (row.box && way === 'its button') continue;
          for (const time of ['first', 'second']) {
            const opener = row.opener(page, texts);
            await opener.focus();
            await page.keyboard.press('Enter');
            for (let layer = 1; layer <= (row.layers ?? 1); layer += 1) {
              const dialog = page.getByRole('dialog', { name: row.title(texts) }).last();
              await expect(dialog).toBeVisible();
              await settled(page);
              await expect(dialog.locator(':focus')).toBeVisible();
              await close(page, dialog);
            }
            await expect(opener, `after ${way}, the ${time} time`).toBeFocused();
          }
        }
      });
    }
  });
}
