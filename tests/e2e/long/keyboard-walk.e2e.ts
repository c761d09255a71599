/** Every page and sheet by the Tab key alone. */
import { expect, test } from '../../support/fixtures.ts';
import { walkByTab } from '../../support/keyboard-walk.ts';
import { openByKeyboard, reachSheet, type SheetPlace, sheets } from '../../support/sheets.ts';

test.use({ language: 'en' });

const windows = { phone: { width: 390, height: 844 }, 'wide window': { width: 1280, height: 800 } };

const deposits: readonly SheetPlace[] = ['qr-deposit', 'bank-deposit', 'manual-deposit', 'no-deposit'].map(
  (scenario) => ({
    ...(sheets[0] as SheetPlace),
    sheet: `deposit of ${scenario}`,
    scenario,
  }),
);

for (const [shape, viewport] of Object.entries(windows)) {
  test.describe(`on a ${shape}`, () => {
    test.use({ viewport });

    // The chat loads older messages on the way, so its controls differ on the way back.
    for (const place of [...sheets, ...deposits].filter(({ sheet }) => sheet !== 'chat')) {
      // DES-27, DES-39, DES-41, DES-70
      test(`${place.sheet}: Tab reaches every control in order with a visible focus, and Escape closes`, async ({
        page,
        texts,
      }) => {
        await reachSheet(page, place, 'en');
        const dialog = await openByKeyboard(page, place, 'en');
        // A pane beside the page does not trap the Tab key.
        const isPane = (await dialog.getAttribute('aria-modal')) !== 'true';
        expect(await walkByTab(page, isPane ? 'body' : '[role="dialog"]')).toEqual([]);
        if (isPane) await dialog.getByRole('button').first().focus();
        await page.keyboard.press('Escape');
        await expect(place.opener(page, texts)).toBeFocused();
      });
    }

    for (const [person, addresses] of [
      ['visitor', ['/login', '/register', '/howto', '/contact']],
      ['player', ['home', 'profile', 'statement', 'bonus', 'spin', 'contact'].map((name) => `/user/${name}`)],
    ] as const) {
      test.describe(`a ${person}`, () => {
        test.use({ person });
        for (const address of addresses) {
          // DES-39, DES-41, DES-70
          test(`on ${address} reaches every control in order by Tab, with a visible focus`, async ({ page, open }) => {
            await open(address);
            await page.evaluate(() => (document.activeElement as HTMLElement).blur());
            expect(await walkByTab(page, 'body')).toEqual([]);
          });
        }
      });
    }
  });
}
