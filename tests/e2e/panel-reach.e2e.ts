/** Access to the panel: by keyboard, in each language, on a small phone, beside a sheet of the app, and not at all. */
import { handleWords } from '../../mocks/devtools/panel/frame/handle-words.ts';
import t from '../../mocks/devtools/panel/kit/labels.en.json' with { type: 'json' };
import la from '../../mocks/devtools/panel/kit/labels.la.json' with { type: 'json' };
import th from '../../mocks/devtools/panel/kit/labels.th.json' with { type: 'json' };
import { accessibilityFaults } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { openPanel, type PanelTab, panelOf, pressPanelKey, showTab } from '../support/steps/panel.ts';
import { openTransfer } from '../support/steps/wallet.ts';
import { shownTexts } from '../support/texts.ts';

const labelsLa = shownTexts(la);
const labelsTh = shownTexts(th);

test.use({ person: 'player', language: 'en', panel: true });

test('the keyboard opens the panel, moves through its tabs and closes it, and the focus returns', async ({
  page,
  open,
}) => {
  await open('/user/home');
  const menu = page.getByRole('navigation').getByRole('link').first();
  await menu.focus();
  await pressPanelKey(page);
  await expect(panelOf(page).getByRole('button', { name: t.panel.close })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(panelOf(page).getByRole('tab', { name: t.tab.actions })).toBeFocused();
  await expect(panelOf(page).getByRole('heading', { name: t.actions.otp })).toBeVisible();
  await page.keyboard.press('Control+`');
  await expect(panelOf(page)).toBeHidden();
  await expect(menu).toBeFocused();
});

for (const [language, labels] of Object.entries({ th: labelsTh, la: labelsLa, en: t })) {
  test.describe(`in ${language}`, () => {
    test.use({ language: language as 'th' | 'la' | 'en', viewport: { width: 360, height: 640 } });

    test(`uses the app's language and fits a small phone (${language})`, async ({ page, open }) => {
      await open('/user/home');
      await pressPanelKey(page, language as 'th' | 'la' | 'en');
      const tabs = await panelOf(page).getByRole('tablist').boundingBox();
      expect(tabs?.height).toBeLessThanOrEqual(640 / 8);
      for (const tab of Object.values(labels.tab)) {
        await panelOf(page).getByRole('tab', { name: tab, exact: true }).click();
        const wide = await panelOf(page).evaluate((panel) =>
          [...panel.querySelectorAll('[role=tabpanel]')].filter(
            ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
          ),
        );
        expect(wide, tab).toEqual([]);
      }
      await panelOf(page).getByRole('button', { name: labels.panel.close }).click();
      await expect(panelOf(page)).toBeHidden();
    });
  });
}

test.describe('beside an open sheet of the app', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the panel takes keys and clicks, and Escape closes only the panel', async ({ page, open, texts }) => {
    await open('/user/home');
    const sheet = await openTransfer(page, texts);
    const panel = await openPanel(page, 'faults');
    const operation = panel.getByRole('combobox', { name: t.faults.operation });
    await operation.fill('withdrawA');
    await page.getByRole('option', { name: 'withdrawAll', exact: true }).click();
    await expect(operation).toHaveValue('withdrawAll');
    await operation.click();
    await expect(operation).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(operation).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(sheet).toBeVisible();
  });
});

test('every tab passes axe', async ({ page, open }) => {
  test.slow();
  await open('/user/home');
  await openPanel(page, 'world');
  for (const tab of Object.keys(t.tab) as PanelTab[]) {
    await showTab(page, tab);
    expect(await accessibilityFaults(page, '.kps-host'), tab).toEqual([]);
  }
});

test.describe('without the panel', () => {
  test.use({ panel: false });

  test('an address with panel=0 has no handle', async ({ page, open }) => {
    await open('/user/home');
    await expect(page.getByRole('button', { name: handleWords.en })).toHaveCount(0);
  });
});
