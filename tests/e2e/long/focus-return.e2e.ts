import type { Locator, Page } from '@playwright/test';
import { expect, settled, test } from '../../support/fixtures.ts';
import { reachSheet, sheets } from '../../support/sheets.ts';
import { textsOf } from '../../support/texts.ts';

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
      test(`${row.sheet} returns the focus to its opener, twice in a row`, async ({ page }) => {
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

interface BusyPage {
  beBusy: () => void;
  /** @returns how many there were */
  runTimers: () => number;
}

/** After `beBusy`, holds timers that are due at once, like a page that is busy drawing; `runTimers` runs them in order. */
function holdTimers(): void {
  const real = { set: window.setTimeout.bind(window), clear: window.clearTimeout.bind(window) };
  const held = new Map<number, () => void>();
  let isBusy = false;
  const set = (task: (...args: unknown[]) => void, delay = 0, ...args: unknown[]) => {
    if (!isBusy || delay > 1) return real.set(task, delay, ...args);
    const id = real.set(() => undefined);
    held.set(id, () => task(...args));
    return id;
  };
  const clear = (id: number) => {
    held.delete(id);
    real.clear(id);
  };
  const page: BusyPage = {
    beBusy: () => {
      isBusy = true;
    },
    runTimers: () => {
      isBusy = false;
      const due = [...held.values()];
      held.clear();
      for (const run of due) run();
      return due.length;
    },
  };
  Object.assign(window, { setTimeout: set, clearTimeout: clear, ...page });
}

// DES-27
test('banners and their sheet return the focus to the opener, even if a busy page closes both at once', async ({
  page,
}) => {
  const row = sheets.find(({ layers }) => layers === 2);
  if (!row) throw new Error('No sheet stands behind banners.');
  await page.addInitScript(holdTimers);
  await reachSheet(page, row, 'en');
  const opener = row.opener(page, texts);
  await opener.focus();
  await page.keyboard.press('Enter');
  const next = page.getByRole('dialog').getByRole('button', { name: texts.invite.next });
  await expect(next).toBeVisible();
  await expect(page.getByRole('dialog').locator(':focus')).toBeVisible();
  await page.evaluate(() => (window as unknown as BusyPage).beBusy());
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog').filter({ hasNotText: texts.invite.next })).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => (window as unknown as BusyPage).runTimers())).toBeGreaterThan(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
});
